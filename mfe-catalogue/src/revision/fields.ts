import type { EditField } from 'shared-contract'
import type { words } from '../words.ts'

export type Translate = (typeof words)['translate']

/** A field of the edit form: what it is called there, and what is typed into it. */
export interface FormField {
	field: EditField
	label: Parameters<Translate>[0]
	/** An airing may come round; a premiere is shown once. */
	type: 'line' | 'text' | 'picture' | 'airing' | 'premiere'
}

const TITLE_TEXTS: readonly FormField[] = [
	{ field: 'title', label: 'revision.field.title', type: 'line' },
	{ field: 'synopsis', label: 'revision.field.synopsis', type: 'text' },
	{ field: 'posterUrl', label: 'revision.field.posterUrl', type: 'picture' },
	{ field: 'bannerUrl', label: 'revision.field.bannerUrl', type: 'picture' },
]

/** Of a series or an OVA. */
export const TITLE_FIELDS: readonly FormField[] = [
	...TITLE_TEXTS,
	{ field: 'airing', label: 'revision.field.airing', type: 'airing' },
]

export const MOVIE_FIELDS: readonly FormField[] = [
	...TITLE_TEXTS,
	{ field: 'airing', label: 'revision.field.airing', type: 'premiere' },
]

export const MANGA_FIELDS: readonly FormField[] = [
	{ field: 'title', label: 'revision.manga.title', type: 'line' },
	{ field: 'synopsis', label: 'revision.field.synopsis', type: 'text' },
	{ field: 'posterUrl', label: 'revision.manga.posterUrl', type: 'picture' },
	{ field: 'bannerUrl', label: 'revision.manga.bannerUrl', type: 'picture' },
]

export const EPISODE_FIELDS: readonly FormField[] = [
	{ field: 'title', label: 'revision.field.title', type: 'line' },
	{ field: 'description', label: 'revision.field.description', type: 'text' },
	{ field: 'thumbnailUrl', label: 'revision.field.thumbnailUrl', type: 'picture' },
]
