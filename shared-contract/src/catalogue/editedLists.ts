import { EDITED_TITLE_MAX_LENGTH, EDITED_URL_MAX_LENGTH } from '../limits.ts'
import {
	array,
	boolean,
	conforms,
	integer,
	nullable,
	object,
	oneOf,
	optional,
	type Static,
	string,
	type TSchema,
} from '../schema.ts'
import { SONG_KINDS } from './song.ts'
import { STUDIO_ROLES } from './studioRole.ts'
import { GENRES } from './title.ts'
import { CAST_ROLES, EPISODE_KINDS, RELATIONS } from './titlePage.ts'

const Line = string({ minLength: 1, maxLength: EDITED_TITLE_MAX_LENGTH })
const Address = string({ minLength: 1, maxLength: EDITED_URL_MAX_LENGTH })
const Count = integer({ minimum: 1, maximum: 9999 })
/** A BCP 47 tag, or `romaji`, `native` or `synonym`. */
const Language = string({ pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$' })
const Country = string({ pattern: '^[A-Z]{2}$' })
const PartialDate = string({ pattern: '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$' })

/** A person, a character, a studio or a title. One without an id is new, and is created with the edit. */
export const Ref = object({ id: nullable(integer({ minimum: 1, maximum: 2_147_483_647 })), name: Line })
export type Ref = Static<typeof Ref>

/** The sites whose ids of a title members write. */
export const EXTERNAL_SITES = ['mal', 'anilist', 'anidb', 'kitsu', 'simkl', 'tmdb', 'tvdb', 'animeplanet'] as const

/** The items of the fields that hold a list. Each is a text on the wire: the JSON of its items, empty for none. */
export const LIST_ITEMS = {
	/** `isGuess`: a detector found the language, and nobody has confirmed it. */
	names: object({ language: Language, name: Line, isGuess: optional(boolean()) }),
	genres: object({ genre: oneOf(GENRES) }),
	tags: object({ name: Line, weight: nullable(integer({ minimum: 1, maximum: 100 })), isSpoiler: boolean() }),
	studios: object({ studio: Ref, role: oneOf(STUDIO_ROLES) }),
	cast: object({ character: Ref, role: nullable(oneOf(CAST_ROLES)) }),
	voices: object({ character: Ref, language: Language, person: Ref }),
	staff: object({ person: Ref, role: Line }),
	/** The pictures that follow `posterUrl` and `bannerUrl`. */
	otherPosters: object({ url: Address }),
	otherBanners: object({ url: Address }),
	trailers: object({ title: Line, youtubeId: string({ pattern: '^[A-Za-z0-9_-]{11}$' }) }),
	platforms: object({
		name: Line,
		url: nullable(Address),
		/** The countries where it shows the title; null if that is unknown. */
		regions: nullable(array(Country, { maxItems: 250 })),
		/** The languages of audio and subtitles. */
		languages: nullable(array(Language, { maxItems: 60 })),
	}),
	dubs: object({ language: Language }),
	relations: object({ relation: oneOf(RELATIONS), title: Ref }),
	songs: object({
		kind: oneOf(SONG_KINDS),
		number: Count,
		name: Line,
		artist: nullable(Line),
		firstEpisode: nullable(Count),
		lastEpisode: nullable(Count),
	}),
	links: object({ name: Line, url: Address }),
	externalIds: object({ site: oneOf(EXTERNAL_SITES), id: Line }),
	seasons: object({ number: integer({ minimum: 0, maximum: 999 }), title: nullable(Line) }),
	episodes: object({
		season: integer({ minimum: 0, maximum: 999 }),
		kind: oneOf(EPISODE_KINDS),
		number: Count,
		title: Line,
		aired: nullable(PartialDate),
		minutes: nullable(Count),
	}),
	volumes: object({ number: Count, title: nullable(Line) }),
	chapters: object({
		volume: nullable(Count),
		number: string({ pattern: '^[0-9]{1,4}(\\.[0-9]{1,2})?$' }),
		title: Line,
		released: nullable(PartialDate),
		url: nullable(Address),
	}),
} satisfies Record<string, TSchema>

export type ListField = keyof typeof LIST_ITEMS
export type ListItem<Field extends ListField> = Static<(typeof LIST_ITEMS)[Field]>

/** The most items of a list. */
export const LIST_MAX = 300

/** True for a field that holds a list. */
export function isListField(field: string): field is ListField {
	return Object.hasOwn(LIST_ITEMS, field)
}

/** Reads the items of a list field; undefined for a text that holds no such list. */
export function parseList<Field extends ListField>(field: Field, text: string): ListItem<Field>[] | undefined {
	if (text === '') return []
	try {
		const items: unknown = JSON.parse(text)
		const schema = LIST_ITEMS[field] as TSchema
		return Array.isArray(items) && items.every((item) => conforms(schema, item))
			? (items as ListItem<Field>[])
			: undefined
	} catch {
		return undefined
	}
}

/** The text of a list. */
export function listText(items: readonly unknown[]): string {
	return items.length === 0 ? '' : JSON.stringify(items)
}

const refKey = ({ id, name }: Ref) => (id === null ? name.trim().toLowerCase() : `#${id}`)

const KEYS: { [Field in ListField]: (item: ListItem<Field>) => string } = {
	names: ({ language, name }) => `${language} ${name}`,
	genres: ({ genre }) => genre,
	tags: ({ name }) => name.toLowerCase(),
	studios: ({ studio, role }) => `${refKey(studio)} ${role}`,
	cast: ({ character }) => refKey(character),
	voices: ({ character, language, person }) => `${refKey(character)} ${language} ${refKey(person)}`,
	staff: ({ person, role }) => `${refKey(person)} ${role}`,
	otherPosters: ({ url }) => url,
	otherBanners: ({ url }) => url,
	trailers: ({ youtubeId }) => youtubeId,
	platforms: ({ name }) => name.toLowerCase(),
	dubs: ({ language }) => language,
	relations: ({ title }) => refKey(title),
	songs: ({ kind, number }) => `${kind} ${number}`,
	links: ({ url }) => url,
	externalIds: ({ site, id }) => `${site} ${id}`,
	seasons: ({ number }) => String(number),
	episodes: ({ season, kind, number }) => `${season} ${kind} ${number}`,
	volumes: ({ number }) => String(number),
	chapters: ({ number }) => String(Number(number)),
}

/** What identifies an item within its list: two items with the same key are one. */
export function itemKey<Field extends ListField>(field: Field, item: ListItem<Field>): string {
	return KEYS[field](item)
}
