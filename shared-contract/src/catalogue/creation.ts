import {
	AIRING_TEXT_MAX_LENGTH,
	CREATED_SYNONYMS,
	EDITED_TEXT_MAX_LENGTH,
	EDITED_TITLE_MAX_LENGTH,
	EDITED_URL_MAX_LENGTH,
	NEWS_CONTENT_MAX_LENGTH,
	NEWS_SUMMARY_MAX_LENGTH,
	NEWS_TITLE_MAX_LENGTH,
} from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { NEWS_CATEGORIES } from './home.ts'
import {
	ANIME_FORMATS,
	FORMATS,
	type Format,
	GENRES,
	type Kind,
	MANGA_FORMATS,
	STATUSES,
	type Status,
} from './title.ts'

// Loose on purpose: the handler validates each field, so that each error has its own code.
const typed = (maxLength: number) => string({ maxLength: maxLength * 2 })
const Line = typed(EDITED_TITLE_MAX_LENGTH)
const Address = typed(EDITED_URL_MAX_LENGTH)
const Year = integer({ minimum: -1_000_000, maximum: 1_000_000 })

export const TitleCreation = object({
	/** The Brazilian name, or the best known. */
	title: Line,
	synopsis: typed(EDITED_TEXT_MAX_LENGTH),
	posterUrl: optional(Address),
	coverUrl: optional(Address),
	bannerUrl: optional(Address),
	year: optional(nullable(Year)),
	type: optional(oneOf(FORMATS)),
	status: optional(oneOf(STATUSES)),
	englishTitle: optional(Line),
	romajiTitle: optional(Line),
	nativeTitle: optional(Line),
	synonyms: optional(array(Line, { maxItems: CREATED_SYNONYMS * 5 })),
	genres: optional(array(oneOf(GENRES), { maxItems: GENRES.length })),
	/** The airing, as a text for `parseAiring`; absent or empty for none. */
	airing: optional(typed(AIRING_TEXT_MAX_LENGTH)),
})
export type TitleCreation = Static<typeof TitleCreation>

export const ArticleCreation = object({
	category: oneOf(NEWS_CATEGORIES),
	title: typed(NEWS_TITLE_MAX_LENGTH),
	summary: typed(NEWS_SUMMARY_MAX_LENGTH),
	/** HTML of the elements that articles allow; blank lines separate paragraphs. */
	content: typed(NEWS_CONTENT_MAX_LENGTH),
	imageUrl: Address,
})
export type ArticleCreation = Static<typeof ArticleCreation>

/** The id of the created entity and the address of its page. `waits`: a moderator must publish it first. */
export const Created = object({ id: integer(), path: string(), waits: optional(boolean()) })
export type Created = Static<typeof Created>

const REFUSALS = '400 names each field that breaks its rules; then nothing is stored'

const titleRoute = (form: string, what: string) =>
	route('POST', `/api/creations/${form}`, {
		summary: `Adds ${what} to the catalogue. ${REFUSALS}`,
		tag: 'catalogue',
		body: TitleCreation,
		answer: Created,
	})
export const createAnimeRoute = titleRoute('anime', 'an anime')
export const createMangaRoute = titleRoute('manga', 'a manga')
export const createMovieRoute = titleRoute('movie', 'a film')

export const TITLE_FORM_NAMES = ['anime', 'manga', 'movie'] as const
export type TitleFormName = (typeof TITLE_FORM_NAMES)[number]

/** What each form that adds a title demands beyond the rules of the fields. */
interface TitleFormRules {
	kind: Kind
	/** The choices; the first one is meant if none is sent. */
	formats: readonly [Format, ...Format[]]
	/** It is meant if none is sent. */
	status: Status
	/** The name of its picture, which is required. */
	picture: 'posterUrl' | 'coverUrl'
	/** Year, type and status are required. */
	isWhole: boolean
	route: typeof createAnimeRoute
}

export const TITLE_FORMS: Record<TitleFormName, TitleFormRules> = {
	anime: {
		kind: 'anime',
		formats: ANIME_FORMATS,
		status: 'releasing',
		picture: 'posterUrl',
		isWhole: true,
		route: createAnimeRoute,
	},
	manga: {
		kind: 'manga',
		formats: MANGA_FORMATS,
		status: 'releasing',
		picture: 'coverUrl',
		isWhole: false,
		route: createMangaRoute,
	},
	movie: {
		kind: 'anime',
		formats: ['Movie'],
		status: 'completed',
		picture: 'posterUrl',
		isWhole: false,
		route: createMovieRoute,
	},
}

export const createArticleRoute = route('POST', '/api/creations/news', {
	summary: `Publishes an article; that of a new member waits for a moderator. ${REFUSALS}`,
	tag: 'catalogue',
	body: ArticleCreation,
	answer: Created,
})

export const articlePreviewRoute = route('POST', '/api/creations/news/preview', {
	session: 'none',
	summary: 'The HTML that would be kept of the content of an article. Nothing is stored',
	tag: 'catalogue',
	body: object({ content: typed(NEWS_CONTENT_MAX_LENGTH) }),
	answer: object({ html: string(), readMinutes: integer() }),
})

export const creationStartRoute = route('GET', '/api/creations/start', {
	summary: 'What the forms that add to the catalogue must know before they are filled in',
	tag: 'catalogue',
	answer: object({
		/** True if browsers may load pictures of other sites. */
		remotePictures: boolean(),
		/** True if the server fetches pictures of other sites and pages show its copies. If neither, they show drawn pictures. */
		copiesPictures: optional(boolean()),
		/** The current year of the server's clock. */
		year: integer(),
		/** True if the server stores airings. An older server would silently drop them. */
		takesAiring: optional(boolean()),
	}),
})
