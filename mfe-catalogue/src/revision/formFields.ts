import type { EditField } from 'shared-contract'
import type { translations } from '../translations.ts'

export type Translate = (typeof translations)['translate']

/** A field of the edit form, with its label and type of input. */
export interface FormField {
	field: EditField
	label: Parameters<Translate>[0]
	/** An airing can repeat; a premiere is a single date. */
	type: 'line' | 'text' | 'picture' | 'airing' | 'premiere'
}

const TITLE_TEXTS: readonly FormField[] = [
	{ field: 'title', label: 'revision.field.title', type: 'line' },
	{ field: 'synopsis', label: 'revision.field.synopsis', type: 'text' },
	{ field: 'posterUrl', label: 'revision.field.posterUrl', type: 'picture' },
	{ field: 'bannerUrl', label: 'revision.field.bannerUrl', type: 'picture' },
]

/** The fields of a series or an OVA. */
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
