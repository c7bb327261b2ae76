/** How often a member may change something of their groups in a minute. */
export const GROUP_CHANGES_PER_MINUTE = 60
