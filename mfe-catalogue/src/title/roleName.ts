import type { translations } from '../translations.ts'

type Translate = (typeof translations)['translate']

// Roles as members and the samples write them, in Portuguese, and as the imports do, in English.
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
	Director: 'title.role.direction',
	'Series Composition': 'title.role.series',
	'Character Design': 'title.role.characters',
	'Original Creator': 'title.role.original',
	'Original Character Design': 'title.role.originalCharacters',
	Music: 'title.role.music',
	'Art Director': 'title.role.art',
	'Sound Director': 'title.role.sound',
	Script: 'title.role.script',
	Editing: 'title.role.editing',
	'Chief Animation Director': 'title.role.chiefAnimation',
	'Animation Director': 'title.role.animation',
	'Director of Photography': 'title.role.photography',
	'Chief Director': 'title.role.chiefDirection',
	'Assistant Director': 'title.role.assistantDirection',
	Producer: 'title.role.producer',
	Story: 'title.role.story',
	Art: 'title.role.drawing',
	'Story & Art': 'title.role.storyAndArt',
} as const

/** The role of a staff member, translated if it is a known one. */
export function roleName(role: string, t: Translate): string {
	const name = role.trim()
	return isKnown(name) ? t(ROLES[name]) : name
}

function isKnown(role: string): role is keyof typeof ROLES {
	return Object.hasOwn(ROLES, role)
}
