import { type GroupRole, mayInGroup } from 'shared-contract'

const SECTIONS = ['overview', 'roles', 'channels', 'members', 'invitations', 'outside'] as const
export type Section = (typeof SECTIONS)[number]

/** The sections that a role may see. */
export function sectionsFor(role: GroupRole): Section[] {
	return SECTIONS.filter((section) => section !== 'invitations' || mayInGroup(role, 'invite'))
}

/** The requested section, if the role may see it. */
export function sectionOf(wanted: string | null, role: GroupRole): Section {
	return sectionsFor(role).find((section) => section === wanted) ?? 'overview'
}
