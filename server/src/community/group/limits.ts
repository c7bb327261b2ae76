/** Rate limit of a member's changes to groups. */
export const GROUP_CHANGES_PER_MINUTE = 60
