import type { Generated } from 'kysely'
import type { Instant } from './title.ts'

export type Availability = 'available' | 'soon'

/** The interval between showings of a slot. */
export type Interval = 'once' | 'day' | 'two_days' | 'week' | 'month'

export interface WatchingTables {
	platform: { id: Generated<number>; key: string; name: string; url: string | null; color: string | null }
	title_platform: {
		title_id: number
		platform_id: number
		url: string | null
		status: Generated<Availability>
		starts_at: Instant | null
	}
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
	}
	airing: {
		id: Generated<number>
		title_id: number
		episode_number: number | null
		airs_at: Instant
		zone: string
		source: string | null
	}
}
