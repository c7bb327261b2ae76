import {
	CAST_ROLES,
	EPISODE_KINDS,
	EXTERNAL_SITES,
	GENRES,
	type ListField,
	RELATIONS,
	SONG_KINDS,
	STUDIO_ROLES,
	type SuggestedKind,
} from 'shared-contract'
import type { EditWord } from '../editTranslations.ts'

/** How a property of an item is entered. */
export type Column = { name: string; label: EditWord } & (
	| { type: 'line' | 'count' | 'date' | 'check' | 'codes' | 'youtube'; isOptional?: boolean }
	| { type: 'choice'; choices: readonly string[]; words: ChoiceWords; isOptional?: boolean }
	| { type: 'language'; isName?: boolean }
	| { type: 'staffRole' }
	| { type: 'picture'; purpose: 'poster' | 'backdrop' }
	| { type: 'ref'; of: SuggestedKind }
)

/** The translations of the choices of a column. */
export type ChoiceWords = 'role' | 'song' | 'episode' | 'genre' | 'relation' | 'plain'

const named = (name: string) => ({ name, label: `edit.column.${name}` as EditWord })
const line = (name: string, isOptional = false): Column => ({ ...named(name), type: 'line', isOptional })
const count = (name: string, isOptional = false): Column => ({ ...named(name), type: 'count', isOptional })
const date = (name: string): Column => ({ ...named(name), type: 'date', isOptional: true })
const ref = (name: string, of: SuggestedKind): Column => ({ ...named(name), type: 'ref', of })
const choice = (name: string, choices: readonly string[], words: ChoiceWords, isOptional = false): Column => ({
	...named(name),
	type: 'choice',
	choices,
	words,
	isOptional,
})
const language = (isName = false): Column => ({ ...named('language'), type: 'language', isName })

/** The columns of the editor of each list. */
export const LIST_COLUMNS: Record<ListField, readonly Column[]> = {
	names: [language(true), line('name')],
	genres: [choice('genre', GENRES, 'genre')],
	tags: [line('name'), count('weight', true), { ...named('isSpoiler'), type: 'check' }],
	studios: [ref('studio', 'studio'), choice('role', STUDIO_ROLES, 'role')],
	cast: [ref('character', 'character'), choice('role', CAST_ROLES, 'role', true)],
	voices: [ref('character', 'character'), language(), ref('person', 'person')],
	staff: [ref('person', 'person'), { ...named('role'), type: 'staffRole' }],
	otherPosters: [{ ...named('url'), type: 'picture', purpose: 'poster' }],
	otherBanners: [{ ...named('url'), type: 'picture', purpose: 'backdrop' }],
	trailers: [line('title'), { ...named('youtubeId'), type: 'youtube' }],
	platforms: [
		line('name'),
		line('url', true),
		{ ...named('regions'), type: 'codes' },
		{ ...named('languages'), type: 'codes' },
	],
	dubs: [language()],
	relations: [choice('relation', RELATIONS, 'relation'), ref('title', 'title')],
	songs: [
		choice('kind', SONG_KINDS, 'song'),
		count('number'),
		line('name'),
		line('artist', true),
		count('firstEpisode', true),
		count('lastEpisode', true),
	],
	links: [line('name'), line('url')],
	externalIds: [choice('site', EXTERNAL_SITES, 'plain'), line('id')],
	seasons: [count('number'), line('title', true)],
	episodes: [
		count('season'),
		choice('kind', EPISODE_KINDS, 'episode'),
		count('number'),
		line('title'),
		date('aired'),
		count('minutes', true),
	],
	volumes: [count('number'), line('title', true)],
	chapters: [count('volume', true), line('number'), line('title'), date('released'), line('url', true)],
}

/** An item as it is typed: perhaps incomplete. */
export type Row = Readonly<Record<string, unknown>>

/** A new row of a list; numbers go on from the last row. */
export function newRow(field: ListField, rows: readonly Row[]): Row {
	return Object.fromEntries(LIST_COLUMNS[field].map((column) => [column.name, newValue(column, rows.at(-1))]))
}

function newValue(column: Column, last: Row | undefined): unknown {
	switch (column.type) {
		case 'choice':
			return column.isOptional ? null : column.choices[0]
		case 'language':
			return 'pt-BR'
		case 'staffRole':
		case 'picture':
			return ''
		case 'ref':
			return { id: null, name: '' }
		case 'check':
			return false
		case 'count':
			if (column.isOptional) return null
			return typeof last?.[column.name] === 'number' ? Number(last[column.name]) + 1 : 1
		case 'codes':
		case 'date':
			return null
		default:
			return column.isOptional ? null : ''
	}
}

/** The rows of the text of a list; none for a text that is no list. */
export function rowsOf(text: string): Row[] {
	if (text === '') return []
	try {
		const rows: unknown = JSON.parse(text)
		return Array.isArray(rows) ? rows : []
	} catch {
		return []
	}
}
