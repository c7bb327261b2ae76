import { GROUP_ROLES, type GroupMember, type GroupRole } from 'shared-contract'

export interface RoleSection {
	role: GroupRole
	members: readonly GroupMember[]
}

/** Members under their roles, the mightiest first; a role that nobody has is left out. */
export function groupByRole(members: readonly GroupMember[]): RoleSection[] {
	return GROUP_ROLES.map((role) => ({ role, members: members.filter((member) => member.role === role) })).filter(
		(section) => section.members.length > 0,
	)
}
