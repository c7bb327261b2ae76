import type { GroupRole } from 'shared-contract'
import { color } from 'shared-ui'

/** Admin is red, moderator blue, member grey: as the themes have them, readable on both. */
export const roleColor: Readonly<Record<GroupRole, string>> = {
	admin: color.danger,
	moderator: color.live,
	member: color.muted,
}
