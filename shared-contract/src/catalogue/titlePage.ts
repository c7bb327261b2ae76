import { SECTION_PAGE_SIZE } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { FactSource } from './factSource.ts'
import { Chapter, Volume } from './mangaPage.ts'
import { Person } from './person.ts'
import { IdParams, ScoreSummary } from './score.ts'
import { Song } from './song.ts'
import { STUDIO_ROLES } from './studioRole.ts'
import { TitleTag } from './tagPage.ts'
import { Adult, FORMATS, GENRES, KINDS, STATUSES, TitleCard } from './title.ts'
import { TITLE_NAMES } from './titleNames.ts'

/** The stored name of a link to the official site; readers see it in their language. */
export const OFFICIAL_SITE = 'Site oficial'

export const EPISODE_KINDS = [
	'regular',
	'special',
	'trailer',
	'opening',
	'ending',
	'credit',
	'parody',
	'other',
] as const
export type EpisodeKind = (typeof EPISODE_KINDS)[number]

/** The relation of another work to the work of the page: "sequel" comes after it. */
export const RELATIONS = [
	'source',
	'prequel',
	'sequel',
	'parent',
	'side_story',
	'adaptation',
	'alternative',
	'spin_off',
	'summary',
	'character',
	'other',
] as const
export type Relation = (typeof RELATIONS)[number]

/** Whether an episode tells what its original tells, only in part, or nothing of it. */
export const FILLERS = ['canon', 'mixed', 'filler'] as const
export type Filler = (typeof FILLERS)[number]

/** The data of an episode. `label` is the source's number (`12`, `S1`); dates are ISO, possibly partial. */
export const EPISODE_FIELDS = {
	id: integer(),
	kind: oneOf(EPISODE_KINDS),
	number: integer(),
	label: string(),
	...TITLE_NAMES,
	description: nullable(string()),
	durationMinutes: nullable(integer()),
	releaseDate: nullable(string()),
	imageUrl: string(),
	/** Absent where nobody says so. */
	filler: optional(oneOf(FILLERS)),
}

/** An episode as a line of its season. */
export const EpisodeLine = object({ ...EPISODE_FIELDS, postedBy: Person })
export type EpisodeLine = Static<typeof EpisodeLine>

/** A season without its episodes. Number 0 holds the extras. */
export const Season = object({ number: integer(), title: nullable(string()), total: integer() })
export type Season = Static<typeof Season>

/** A platform that shows the title. `url` may be unknown; `soon`: not available yet. */
export const Platform = object({
	name: string(),
	url: nullable(string()),
	/** `#rrggbb` */
	color: nullable(string()),
	status: oneOf(['available', 'soon']),
	/** ISO 3166 codes of the countries that it serves; absent if they are unknown. */
	regions: optional(array(string())),
	/** BCP 47 tags of its audio and subtitles; absent if they are unknown. */
	languages: optional(array(string())),
})
export type Platform = Static<typeof Platform>

/** A person or a character. A character may have no picture. */
export const Credit = object({
	id: optional(integer()),
	name: string(),
	nativeName: nullable(string()),
	imageUrl: nullable(string()),
})
export type Credit = Static<typeof Credit>

export const CAST_ROLES = ['main', 'supporting', 'background'] as const
export type CastRole = (typeof CAST_ROLES)[number]

/** Who speaks a character in a language (BCP 47). */
export const Voice = object({ language: string(), person: Credit })
export type Voice = Static<typeof Voice>

export const CastMember = object({
	character: Credit,
	role: optional(oneOf(CAST_ROLES)),
	/** The Japanese voice, or the first one. */
	voiceActor: nullable(Credit),
	/** One or several for each language. */
	voices: array(Voice),
})
export type CastMember = Static<typeof CastMember>

/** How sure it is that a title is dubbed into a language. */
export const CERTAINTIES = ['certain', 'likely', 'unsure'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** A language (BCP 47) into which a title is dubbed. */
export const Dub = object({ language: string(), certainty: oneOf(CERTAINTIES) })
export type Dub = Static<typeof Dub>

/** A source and its licence, which the page must name beside what comes from it. */
export const Attribution = object({ name: string(), url: string(), licence: string(), licenceUrl: string() })
export type Attribution = Static<typeof Attribution>

export const StaffMember = object({ role: string(), person: Credit })
export type StaffMember = Static<typeof StaffMember>

/** A company of a title. */
export const TitleStudio = object({ id: integer(), name: string(), role: oneOf(STUDIO_ROLES) })
export type TitleStudio = Static<typeof TitleStudio>

export const RelatedTitle = object({ relation: oneOf(RELATIONS), title: TitleCard })
export type RelatedTitle = Static<typeof RelatedTitle>

/**
 * A name of a title. `language` is BCP 47 where it is known, otherwise `romaji`, `native` or `synonym`; `isGuess`: a detector found
 * it, and nobody has confirmed it.
 */
export const TitleName = object({ language: string(), name: string(), isGuess: optional(boolean()) })
export type TitleName = Static<typeof TitleName>

export const Synopsis = object({
	text: string(),
	language: nullable(string()),
	author: nullable(Person),
	sourceName: nullable(string()),
	sourceUrl: nullable(string()),
})
export type Synopsis = Static<typeof Synopsis>

/**
 * The data of a title's page. It holds all seasons or volumes but only the first lines of the first one, so that its size
 * is bounded; the page fetches the others when they are opened.
 */
export const TitlePage = object({
	id: integer(),
	kind: oneOf(KINDS),
	format: oneOf(FORMATS),
	status: oneOf(STATUSES),
	/** An announced break without an end; the status is then `releasing`. */
	isOnHiatus: optional(boolean()),
	isAdult: optional(boolean()),
	...TITLE_NAMES,
	names: array(TitleName),
	/** The id of the question whether `title` is its Portuguese name, where that is only a guess. */
	guess: optional(integer()),
	/** `#rrggbb` */
	color: string(),
	year: nullable(integer()),
	/** The place by score among the animes or mangas of its year, where it is one of the first hundred. */
	rankInYear: optional(integer()),
	/** ISO dates, possibly partial. */
	started: nullable(string()),
	ended: nullable(string()),
	durationMinutes: nullable(integer()),
	/** The airing, as a text for `parseAiring`; null if unknown. */
	airing: nullable(string()),
	episodeCount: nullable(integer()),
	chapterCount: nullable(integer()),
	volumeCount: nullable(integer()),
	genres: array(oneOf(GENRES)),
	publishedBy: Person,
	posters: array(string()),
	banners: array(string()),
	synopsis: nullable(Synopsis),
	/** In every language; the first one is `synopsis`. */
	synopses: array(Synopsis),
	/** Portuguese label and value, in the order of the page. */
	information: array(object({ label: string(), value: string() })),
	score: ScoreSummary,
	seasons: array(Season),
	firstEpisodes: array(EpisodeLine),
	volumes: array(Volume),
	firstChapters: array(Chapter),
	platforms: array(Platform),
	/** Who says that they show it. */
	platformSource: optional(FactSource),
	fillerSource: optional(FactSource),
	/** The most certain first. */
	dubs: array(Dub),
	/** Where dubs come from a source. */
	dubSource: optional(Attribution),
	trailers: array(object({ title: string(), youtubeId: string() })),
	cast: array(CastMember),
	/** The studios first, then the producers. */
	studios: array(TitleStudio),
	/** The best fitting first. */
	tags: array(TitleTag),
	/** Openings, endings and insert songs, in this order. */
	songs: array(Song),
	staff: array(StaffMember),
	externalLinks: array(object({ name: string(), url: string() })),
	related: array(RelatedTitle),
})
export type TitlePage = Static<typeof TitlePage>

export const titlePageRoute = route('GET', '/api/titles/:id', {
	summary: 'A title with everything that its page shows at first',
	tag: 'catalogue',
	params: IdParams,
	query: object({ adult: Adult }),
	answer: TitlePage,
})

export const SECTION_ORDERS = ['ascending', 'descending'] as const
export type SectionOrder = (typeof SECTION_ORDERS)[number]

/** The lines of a season or a volume; by default the first page in ascending order. */
export const SectionQuery = object({
	order: optional(oneOf(SECTION_ORDERS)),
	page: optional(integer({ minimum: 1, maximum: 10_000 })),
	adult: Adult,
})
export type SectionQuery = Static<typeof SectionQuery>

export const SectionParams = object({
	id: IdParams.properties.id,
	number: string({ pattern: '^(0|[1-9][0-9]{0,3})$' }),
})

export const episodesRoute = route('GET', '/api/titles/:id/seasons/:number/episodes', {
	summary: `${SECTION_PAGE_SIZE} episodes of a season; season 0 holds the extras`,
	tag: 'catalogue',
	params: SectionParams,
	query: SectionQuery,
	answer: object({ items: array(EpisodeLine) }),
})

export const chaptersRoute = route('GET', '/api/titles/:id/volumes/:number/chapters', {
	summary: `${SECTION_PAGE_SIZE} chapters of a volume; volume 0 holds those that are in none`,
	tag: 'catalogue',
	params: SectionParams,
	query: SectionQuery,
	answer: object({ items: array(Chapter) }),
})
