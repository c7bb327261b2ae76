import type { Format, Genre, Kind, Status } from 'shared-contract'
import type { Season } from '../../catalogue/tables/title.ts'
import type { Interval } from '../../catalogue/tables/watching.ts'

export interface DraftName {
	/** BCP 47 where it is known, otherwise `romaji`, `native` or `synonym`. */
	language: string
	name: string
}

export interface DraftSlot {
	startsAt: Date
	every: Interval
	endsAt: Date | null
	zone: string
	/** The key of the platform that shows it; none for the first broadcast. */
	platform: string | null
}

export interface DraftAiring {
	airsAt: Date
	episode: number | null
	zone: string
}

/** A title as a row of a source describes it, in our own words; nothing of it is in the database yet. */
export interface TitleDraft {
	/** Unique among all sources: what finds the title again when the row is read once more. */
	key: string
	kind: Kind
	format: Format
	status: Status
	/** At least one; the first is the one that is shown. */
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
	/** The source's mean, 0 to 10, and what it counts as. */
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
}

/** Something of a row that was mended on the way. */
export interface Mending {
	reason: string
	detail?: string
}

/** What a row of a source turned out to be. */
export type Reading<Draft> =
	| { state: 'read'; draft: Draft; mended: Mending[] }
	| { state: 'refused'; reason: string; detail?: string }
	| { state: 'withheld'; reason: string }

/** Where rows come from and under which terms. */
export interface Source {
	name: string
	licence: string
}
