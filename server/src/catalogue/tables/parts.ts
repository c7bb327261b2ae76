import type { Generated } from 'kysely'
import type { Filler } from 'shared-contract'
import type { GeneratedInstant } from '../../core/database/columnTypes.ts'
import type { Json } from './title.ts'

export type EpisodeKind = 'regular' | 'special' | 'trailer' | 'opening' | 'ending' | 'credit' | 'parody' | 'other'

export interface PartTables {
	season: { id: Generated<number>; title_id: number; number: number; title: string | null }
	episode: {
		id: Generated<number>
		title_id: number
		season_id: number
		kind: EpisodeKind
		/** Its number among its kind; `label` is its number at the source (`12`, `S1`, `OP2a`). */
		number: number
		label: string
		title: string
		/** Its names in other languages, by BCP 47 tag. */
		names: Json<Record<string, string>> | null
		description: string | null
		minutes: number | null
		/** ISO date of the first showing. */
		aired: string | null
		thumbnail_url: string | null
		filler: Filler | null
		added_by: string | null
		added_at: GeneratedInstant
		likes: Generated<number>
		dislikes: Generated<number>
		source: string | null
		licence: string | null
	}
	volume: { id: Generated<number>; title_id: number; number: number; title: string | null }
	chapter: {
		id: Generated<number>
		title_id: number
		volume_id: number | null
		/** May be fractional, such as 10.5. */
		number: number
		title: string
		released: string | null
		reader_url: string | null
		added_by: string | null
		added_at: GeneratedInstant
	}
	title_song: {
		title_id: number
		kind: 'opening' | 'ending' | 'insert'
		number: number
		name: string
		artist: string | null
		first_episode: number | null
		last_episode: number | null
	}
	trailer: { title_id: number; position: number; title: string; youtube_id: string }
	external_link: { title_id: number; position: number; name: string; url: string }
}
