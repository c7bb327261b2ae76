import type { Generated } from 'kysely'
import type { MEDIA_SERIES_STATES, MediaProgram, MediaResult } from 'shared-contract'

declare module '../../core/database/schema.ts' {
	interface Schema extends MediaServerTables {}
}

/** Media servers of members, what they told last, and what was not recognised. */
export interface MediaServerTables {
	media_server: {
		id: Generated<string>
		member_id: string
		program: MediaProgram
		/** The only user of the media server who counts; empty for all. */
		user_name: string
		token_hash: string
		created_at: Date
		last_at: Date | null
		last_result: MediaResult | null
	}
	media_server_event: {
		id: Generated<string>
		server_id: string
		received_at: Date
		name: string
		season: number | null
		episode: number | null
		result: MediaResult
		title_id: number | null
		title_episode: number | null
	}
	media_series: {
		id: Generated<string>
		member_id: string
		/** The folded name, else an id: it is the same for all episodes. */
		series_key: string
		/** {@link NO_SEASON} for absolute numbers, {@link FILM} for films. */
		season: number
		name: string
		program: MediaProgram
		/** The furthest episode that was not recognised. */
		episode: number
		count: Generated<number>
		last_seen_at: Date
		state: Generated<(typeof MEDIA_SERIES_STATES)[number]>
		title_id: number | null
		episode_offset: Generated<number>
	}
}

export const NO_SEASON = -1
export const FILM = -2
