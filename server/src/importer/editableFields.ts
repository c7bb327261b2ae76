import type { EDITED_FIELDS } from 'shared-contract'
import type { TitleTable } from '../catalogue/tables/title.ts'

/** The columns of `title` that an import writes and a member may edit. */
export type ImportedColumn = keyof Omit<TitleTable, 'id' | 'source' | 'licence' | 'source_key' | 'version'>

/** The rows of a title that an import writes, by table; a table may be divided by language. */
export type ImportedRows =
	| 'title_name'
	| 'title_name.pt-BR'
	| 'title_synopsis.pt-BR'
	| 'title_synopsis.en'
	| 'title_synopsis.ja'
	| 'title_genre'
	| 'title_tag'
	| 'title_studio'
	| 'title_staff'
	| 'title_cast'
	| 'title_voice'
	| 'title_relation'
	| 'title_platform'
	| 'title_dub'
	| 'title_song'
	| 'trailer'
	| 'external_id'
	| 'external_link'
	| 'episode'
	| 'airing_slot'
	| 'airing'

interface FieldStorage {
	columns?: readonly ImportedColumn[]
	rows?: readonly ImportedRows[]
}

/** Where each field that a member can edit is stored. An import leaves these alone once a member has written the field. */
export const EDITABLE_FIELDS = {
	title: { columns: ['title', 'sort_title'], rows: ['title_name.pt-BR'] },
	synopsis: { rows: ['title_synopsis.pt-BR'] },
	synopsisEn: { rows: ['title_synopsis.en'] },
	synopsisJa: { rows: ['title_synopsis.ja'] },
	posterUrl: { columns: ['poster_url'] },
	bannerUrl: { columns: ['banner_url'] },
	airing: { rows: ['airing_slot', 'airing'] },
	names: { columns: ['english_title', 'native_title', 'romaji_title'], rows: ['title_name'] },
	format: { columns: ['kind', 'format'] },
	status: { columns: ['status'] },
	year: { columns: ['year'] },
	season: { columns: ['season'] },
	started: { columns: ['started'] },
	ended: { columns: ['ended'] },
	minutes: { columns: ['minutes'] },
	episodeCount: { columns: ['episode_count'] },
	chapterCount: { columns: ['chapter_count'] },
	volumeCount: { columns: ['volume_count'] },
	genres: { rows: ['title_genre'] },
	tags: { rows: ['title_tag'] },
	studios: { rows: ['title_studio'] },
	cast: { rows: ['title_cast'] },
	seasons: { rows: ['episode'] },
	episodes: { rows: ['episode'] },
	links: { rows: ['external_link'] },
	voices: { rows: ['title_voice'] },
	// No import writes these.
	otherPosters: {},
	otherBanners: {},
	volumes: {},
	chapters: {},
	staff: { rows: ['title_staff'] },
	trailers: { rows: ['trailer'] },
	platforms: { rows: ['title_platform'] },
	relations: { rows: ['title_relation'] },
	songs: { rows: ['title_song'] },
	externalIds: { rows: ['external_id'] },
	dubs: { rows: ['title_dub'] },
} as const satisfies Record<(typeof EDITED_FIELDS)['title'][number], FieldStorage>

export type EditableField = keyof typeof EDITABLE_FIELDS

const STORAGE: Readonly<Record<string, FieldStorage>> = EDITABLE_FIELDS

/** True for the name of a field that an import could write. */
export function isEditableField(name: string): name is EditableField {
	return Object.hasOwn(EDITABLE_FIELDS, name)
}

/** Where a field is stored. */
export function storageOf(field: EditableField): FieldStorage {
	return STORAGE[field] ?? {}
}
