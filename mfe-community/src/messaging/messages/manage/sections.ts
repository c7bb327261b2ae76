import { type GroupRight, type GroupRole, mayInGroup } from 'shared-contract'

const SECTIONS = ['overview', 'roles', 'channels', 'members', 'invitations', 'log', 'outside'] as const
export type Section = (typeof SECTIONS)[number]

const NEEDED: Partial<Record<Section, GroupRight>> = { invitations: 'invite', log: 'kick' }

/** The sections that a role may see. */
export function sectionsFor(role: GroupRole): Section[] {
	return SECTIONS.filter((section) => {
		const right = NEEDED[section]
		return right === undefined || mayInGroup(role, right)
	})
}

/** The requested section, if the role may see it. */
export function sectionOf(wanted: string | null, role: GroupRole): Section {
	return sectionsFor(role).find((section) => section === wanted) ?? 'overview'
}
