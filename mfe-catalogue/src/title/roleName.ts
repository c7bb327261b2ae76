import type { translations } from '../translations.ts'

type Translate = (typeof translations)['translate']

// Roles as members and the samples write them, in Portuguese, and as the manga import does, in English.
const ROLES = {
	Direção: 'title.role.direction',
	'Composição da série': 'title.role.series',
	'Design de personagens': 'title.role.characters',
	'Trilha sonora': 'title.role.music',
	'Direção de arte': 'title.role.art',
	'Direção de som': 'title.role.sound',
	Roteiro: 'title.role.script',
	História: 'title.role.story',
	Arte: 'title.role.drawing',
	Edição: 'title.role.editing',
	'Direção de animação': 'title.role.animation',
	'Direção de fotografia': 'title.role.photography',
	Story: 'title.role.story',
	Art: 'title.role.drawing',
	'Story & Art': 'title.role.storyAndArt',
} as const

/** The role of a staff member, translated if it is a known one. */
export function roleName(role: string, t: Translate): string {
	return isKnown(role) ? t(ROLES[role]) : role
}

function isKnown(role: string): role is keyof typeof ROLES {
	return Object.hasOwn(ROLES, role)
}
