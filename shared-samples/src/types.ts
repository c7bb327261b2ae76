import type { Badge, Format, Genre, Kind, NewsCategory, Status } from 'shared-contract'
import type {
	SampleChannelTalk,
	SampleComment,
	SampleDirectChat,
	SampleEpisodeOpinion,
	SampleFollow,
	SampleFriendship,
	SampleGroup,
	SampleList,
	SampleNotification,
	SampleOpinion,
	SampleRecommendation,
	SampleReview,
} from './communityTypes.ts'

export type * from './communityTypes.ts'

/** A member of the sample community, by key. */
export interface SampleMember {
	key: string
	name: string
	bio: string
	/** ISO date. */
	joined: string
	roles: readonly ('admin' | 'moderator' | 'member')[]
	badges?: readonly Badge[]
	online: boolean
}

export interface SampleEpisode {
	title: string
	description: string
	minutes: number
	/** ISO date of the first showing. */
	aired: string
}

export interface SampleSeason {
	title: string
	episodes: readonly SampleEpisode[]
}

export interface SampleChapter {
	title: string
	/** ISO date. */
	released: string
}

export interface SampleVolume {
	title: string
	chapters: readonly SampleChapter[]
}

/** An invented work. `id` is its address; it never changes. */
export interface SampleTitle {
	id: number
	key: string
	kind: Kind
	format: Format
	names: {
		pt: string
		en: string
		romaji: string
		native: string
		synonyms: readonly string[]
	}
	status: Status
	year: number
	/** ISO date of the first showing or publication, possibly partial. */
	started: string
	ended: string | null
	genres: readonly Genre[]
	/** `#rrggbb`, the key colour of its artwork. */
	color: string
	synopsis: string
	/** Key of the member who wrote the synopsis and added the title. */
	postedBy: string
	/** ISO instant. */
	addedAt: string
	minutes: number | null
	/** Of an anime: all, also those that are planned; null if unknown, or for a manga. */
	episodeCount: number | null
	seasons: readonly SampleSeason[]
	volumes: readonly SampleVolume[]
	cast: readonly { character: string; voiceActor: string }[]
	staff: readonly { role: string; person: string }[]
	/** Portuguese label to value, as the page lists them (Estúdio, Fonte, Serialização, …). */
	information: Readonly<Record<string, string>>
	platforms: readonly string[]
	links: readonly { name: string; url: string }[]
	/** `to` is the key of another sample title. */
	relations: readonly { to: string; kind: 'sequel' | 'prequel' | 'adaptation' | 'source' | 'side_story' | 'spin_off' }[]
	/** Votes for the scores 1 to 10. */
	votes: readonly [number, number, number, number, number, number, number, number, number, number]
	views: number
	likes: number
	/** Place in the home page's carousel, from 1; null for most. */
	featured: number | null
	/** The weekly slot while it is airing, in its source's time zone. Weekday 0 is Sunday; hours may pass 24 as broadcasters write them. */
	airing: { weekday: number; time: string; zone: string; nextEpisode: number } | null
}

export interface SampleArticle {
	id: number
	category: NewsCategory
	title: string
	excerpt: string
	/** Rich HTML: paragraphs, headings, quotes, lists, links to the titles' pages. */
	body: string
	/** Key of the member who signs it. */
	author: string
	/** ISO instant. */
	publishedAt: string
	readMinutes: number
	featured: boolean
	/** Keys of the sample titles that it is about. */
	about: readonly string[]
}

/** A tag with its titles: the key of each, and how well the tag fits, 1 to 100. */
export interface SampleTag {
	name: string
	titles: Readonly<Record<string, number>>
	/** The titles whose story the tag gives away. */
	spoils?: Readonly<Record<string, number>>
}

/** A song of a title, by its key. The songs of a kind are numbered in their order. */
export interface SampleSong {
	title: string
	kind: 'opening' | 'ending' | 'insert'
	name: string
	artist: string
	/** The first and the last episode; without a last one the song is still in use. */
	episodes: readonly [first: number, last: number | null] | null
}

/** The voices of a dubbed title: character to person. */
export interface SampleDub {
	/** Key of a title. */
	title: string
	/** BCP 47. */
	language: string
	/** How sure it is, 0 to 1; certain if it is not given. */
	confidence?: number
	/** Character to voice actor. */
	voices?: Readonly<Record<string, string>>
}

/** An invented service that shows titles. */
export interface SampleService {
	name: string
	/** ISO 3166 codes of the countries that it serves; unknown if they are not given. */
	regions?: readonly string[]
	/** BCP 47 tags of audio and subtitles. */
	languages?: readonly string[]
}

/** The data that seeds an empty database. */
export interface Samples {
	/** The member that a visitor of the demo acts as. */
	demoMember: string
	members: readonly SampleMember[]
	titles: readonly SampleTitle[]
	articles: readonly SampleArticle[]
	comments: readonly SampleComment[]
	notifications: readonly SampleNotification[]
	groups: readonly SampleGroup[]
	channelTalk: readonly SampleChannelTalk[]
	directChats: readonly SampleDirectChat[]
	friendships: readonly SampleFriendship[]
	trending: readonly string[]
	follows: readonly SampleFollow[]
	profileLikes: readonly SampleFollow[]
	opinions: readonly SampleOpinion[]
	episodeOpinions: readonly SampleEpisodeOpinion[]
	lists: readonly SampleList[]
	recommendations: readonly SampleRecommendation[]
	reviews: readonly SampleReview[]
	tags: readonly SampleTag[]
	songs: readonly SampleSong[]
	dubs: readonly SampleDub[]
	services: readonly SampleService[]
}
