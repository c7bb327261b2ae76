import type { Format, Genre, Kind, Status } from 'shared-contract'
import type { Season } from '../catalogue/tables/title.ts'
import type { Interval } from '../catalogue/tables/watching.ts'

export interface DraftName {
	/** BCP 47 if known, otherwise `romaji`, `native` or `synonym`. */
	language: string
	name: string
	/** Somebody has to confirm the language. */
	isGuess?: boolean
}

export interface DraftSlot {
	startsAt: Date
	every: Interval
	endsAt: Date | null
	zone: string
	/** The key of the platform that shows it; null for the original broadcast. */
	platform: string | null
}

export interface DraftAiring {
	airsAt: Date
	/** Only the day is announced; `airsAt` is its noon in UTC. */
	isDay: boolean
	episode: number | null
	zone: string
}

/** Whether adult titles are imported; otherwise they are withheld. */
export interface AdultRule {
	takesAdult?: boolean | undefined
}

/** A title that was mapped from a row of a source, before it is written to the database. */
export interface TitleDraft {
	/** Unique among all sources; finds the title when the row is imported again. */
	key: string
	kind: Kind
	format: Format
	status: Status
	/** At least one; the first is displayed. */
	names: DraftName[]
	year: number | null
	season: Season | null
	started: string | null
	ended: string | null
	minutes: number | null
	episodes: number | null
	chapters: number | null
	volumes: number | null
	color: string
	posterUrl: string | null
	bannerUrl: string | null
	synopsis: string | null
	synopsisSource: string | null
	/** The source's mean, 0 to 10, and its weight. */
	rating: number | null
	votes: number | null
	weight: number
	members: number
	/** 0 to 1. */
	renown: number
	externalIds: { site: string; id: string }[]
	genres: Genre[]
	tags: string[]
	studios: { name: string; role: 'studio' | 'producer' }[]
	staff: { role: string; name: string }[]
	relations: { kind: string; site: string; key: string }[]
	/** Portuguese label to value. */
	information: Record<string, string>
	slots: DraftSlot[]
	airings: DraftAiring[]
	trailers: { title: string; youtubeId: string }[]
	characters: string[]
	isAdult: boolean
}

/** A correction that was made to a row. */
export interface Mending {
	reason: string
	detail?: string
}

/** The result of mapping a row of a source. */
export type Reading<Draft> =
	| { state: 'read'; draft: Draft; mended: Mending[] }
	| { state: 'refused'; reason: string; detail?: string }
	| { state: 'withheld'; reason: string }

/** The source of rows and its licence. */
export interface Source {
	name: string
	licence: string
}
