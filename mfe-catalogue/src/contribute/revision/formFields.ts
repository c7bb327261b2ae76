import {
	ANIME_FORMATS,
	type EditField,
	FILLERS,
	type ListField,
	MANGA_FORMATS,
	SEASONS,
	STATUSES,
} from 'shared-contract'
import type { EditWord } from './editTranslations.ts'
import type { revisionTranslations } from './revisionTranslations.ts'

export type Translate = (typeof revisionTranslations)['translate']

/** The parts of the form of a title. */
export type SectionId = 'main' | 'facts' | 'pictures' | 'people' | 'parts' | 'chapters' | 'watch' | 'links'

/** A field of the edit form, with its label and type of input. */
export interface FormField {
	field: EditField
	label: Parameters<Translate>[0]
	/** An airing can repeat; a premiere is a single date. */
	type: 'line' | 'text' | 'picture' | 'airing' | 'premiere' | 'choice' | 'count' | 'date' | 'list' | 'parts'
	/** The values of a choice. */
	choices?: readonly string[]
	/** Nothing is missing without it. */
	isExtra?: boolean
	/** Its part of the form; a form without parts shows all its fields. */
	section?: SectionId
}

/** The name of a part of the form. */
export const sectionLabel = (section: SectionId): EditWord => `edit.section.${section}`

type Given = Partial<FormField> & Pick<FormField, 'field' | 'type'>

const inSection = (section: SectionId, ...fields: Given[]): FormField[] =>
	fields.map((field) => ({ label: `revision.field.${field.field}`, section, ...field }))
const list = (field: ListField): Given => ({ field, type: 'list' })

const OTHER_PICTURES: Given[] = [
	{ ...list('otherPosters'), isExtra: true },
	{ ...list('otherBanners'), isExtra: true },
	list('trailers'),
]

const mainFields = (name?: FormField['label']) =>
	inSection(
		'main',
		{ field: 'title', type: 'line', ...(name ? { label: name } : {}) },
		{ field: 'synopsis', type: 'text' },
		{ field: 'synopsisEn', type: 'text' },
		{ field: 'synopsisJa', type: 'text' },
		list('names'),
	)
const facts = (formats: readonly string[], ...counts: Given[]) =>
	inSection(
		'facts',
		{ field: 'format', type: 'choice', choices: formats },
		{ field: 'status', type: 'choice', choices: STATUSES },
		{ field: 'year', type: 'count' },
		{ field: 'started', type: 'date' },
		{ field: 'ended', type: 'date' },
		...counts,
		list('genres'),
		list('tags'),
	)
const LINKS = inSection('links', list('relations'), list('links'), list('externalIds'))

const animeFields = (airing: 'airing' | 'premiere'): readonly FormField[] => [
	...mainFields(),
	...facts(
		ANIME_FORMATS,
		{ field: 'season', type: 'choice', choices: ['', ...SEASONS] },
		{ field: 'episodeCount', type: 'count' },
		{ field: 'minutes', type: 'count' },
	),
	...inSection('people', list('cast'), list('voices'), list('staff'), list('studios')),
	...inSection('parts', list('seasons'), { field: 'episodes', type: 'parts' }),
	...inSection('watch', { field: 'airing', type: airing }, list('platforms'), list('dubs'), list('songs')),
	...inSection(
		'pictures',
		{ field: 'posterUrl', type: 'picture' },
		{ field: 'bannerUrl', type: 'picture' },
		...OTHER_PICTURES,
	),
	...LINKS,
]

/** The fields of a series or an OVA. */
const TITLE_FIELDS = animeFields('airing')

const MOVIE_FIELDS = animeFields('premiere')

const MANGA_FIELDS: readonly FormField[] = [
	...mainFields('revision.manga.title'),
	...facts(MANGA_FORMATS, { field: 'volumeCount', type: 'count' }, { field: 'chapterCount', type: 'count' }),
	...inSection('people', list('cast'), list('staff')),
	...inSection('chapters', list('volumes'), { field: 'chapters', type: 'parts' }),
	...inSection(
		'pictures',
		{ field: 'posterUrl', type: 'picture', label: 'revision.manga.posterUrl' },
		{ field: 'bannerUrl', type: 'picture', label: 'revision.manga.bannerUrl' },
		...OTHER_PICTURES,
	),
	...LINKS,
]

const unsectioned = (...fields: Given[]): readonly FormField[] =>
	fields.map((field) => ({ label: `revision.field.${field.field}`, ...field }))

const EPISODE_FIELDS = unsectioned(
	{ field: 'title', type: 'line' },
	{ field: 'description', type: 'text' },
	{ field: 'thumbnailUrl', type: 'picture' },
	{ field: 'aired', type: 'date' },
	{ field: 'minutes', type: 'count' },
	{ field: 'filler', type: 'choice', choices: ['', ...FILLERS] },
)

/** The fields of a person or a character. */
const PERSON_FIELDS = unsectioned(
	{ field: 'name', type: 'line' },
	{ field: 'nativeName', type: 'line' },
	{ field: 'description', type: 'text' },
	{ field: 'pictureUrl', type: 'picture' },
)

const STUDIO_FIELDS: readonly FormField[] = [...PERSON_FIELDS, ...unsectioned({ field: 'url', type: 'line' })]

/** The fields of each form. */
export const FORM_FIELDS = {
	title: TITLE_FIELDS,
	movie: MOVIE_FIELDS,
	manga: MANGA_FIELDS,
	episode: EPISODE_FIELDS,
	person: PERSON_FIELDS,
	studio: STUDIO_FIELDS,
}
export type FormName = keyof typeof FORM_FIELDS
