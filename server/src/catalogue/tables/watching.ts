import type { ColumnType, Generated } from 'kysely'
import type { Instant } from './title.ts'

export type Availability = 'available' | 'soon'

/** The interval between showings of a slot. */
export type Interval = 'once' | 'day' | 'two_days' | 'week' | 'month'

export interface WatchingTables {
	platform: {
		id: Generated<number>
		key: string
		name: string
		url: string | null
		color: string | null
		/** ISO 3166 codes of the countries that it serves; null if they are unknown. */
		regions: string[] | null
	}
	title_platform: {
		title_id: number
		platform_id: number
		url: string | null
		status: Generated<Availability>
		starts_at: Instant | null
		/** Where it differs from its platform. */
		regions: string[] | null
		/** BCP 47 tags of its audio and subtitles. */
		languages: string[] | null
	}
	/** A language into which a title is dubbed. `confidence` is the source's, 0 to 1; null if a member wrote it. */
	title_dub: { title_id: number; language: string; confidence: number | null; source: string | null }
	episode_platform: { episode_id: number; platform_id: number; url: string | null; status: Generated<Availability> }
	airing_slot: {
		id: Generated<number>
		title_id: number
		platform_id: number | null
		starts_at: Instant
		every: Interval
		ends_at: Instant | null
		/** The IANA zone in which the source announced it. */
		zone: string
		source: string | null
		/** How old the newest import is that still listed it; null if unknown. */
		confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
	}
	/** A note of a member that an episode comes later (`delay`), or that a title takes a break (`hiatus`). */
	title_delay: {
		id: Generated<number>
		title_id: number
		member_id: string | null
		kind: 'delay' | 'hiatus'
		episode: number | null
		/** ISO dates in the zone of the broadcast: the announced day, and the new one if it is known. */
		date: string | null
		new_date: string | null
		reason: string
		made_at: Instant
		/** When the members with the title on their lists were notified. */
		notified_at: Instant | null
		removed_at: Instant | null
		removed_by: string | null
	}
	airing: {
		id: Generated<number>
		title_id: number
		episode_number: number | null
		airs_at: Instant
		/** Only the day is announced; `airs_at` is then its noon in UTC. */
		is_day: Generated<boolean>
		zone: string
		source: string | null
	}
}
