import type { ColumnType, Generated } from 'kysely'
import type { Format, Genre, Kind, Status } from 'shared-contract'
import type { GeneratedInstant } from '../../core/database/columnTypes.ts'

/** An instant: a `Date` when read, a `Date` or ISO text when written. */
export type Instant = ColumnType<Date, Date | string, Date | string>
export type Json<Value> = ColumnType<Value, string, string>

export type Season = 'winter' | 'spring' | 'summer' | 'fall'

export interface TitleTable {
	id: Generated<number>
	kind: Kind
	format: Format
	status: Status
	/** The confirmed Brazilian or Portuguese name, or the best known. */
	title: string
	english_title: string | null
	native_title: string | null
	romaji_title: string | null
	/** The folded name that lists are sorted by. */
	sort_title: string
	year: number | null
	season: Season | null
	/** ISO date, possibly partial. */
	started: string | null
	ended: string | null
	minutes: number | null
	episode_count: number | null
	chapter_count: number | null
	volume_count: number | null
	/** `#rrggbb` */
	color: Generated<string>
	poster_url: string | null
	banner_url: string | null
	/** The displayed mean of the members' votes and the source's. */
	rating: Generated<number>
	/** The number of votes behind it, as far as it is known. */
	votes: Generated<number>
	source_rating: number | null
	source_votes: number | null
	/** The number of votes that the source's mean counts as. */
	source_weight: Generated<number>
	/** The number of people with the title on a list at the source. */
	members: Generated<number>
	weighted_rating: Generated<number>
	popularity: Generated<number>
	/** How well known it is, 0 to 1: people who voted or list it, at the source or here, else an estimate by the import. */
	renown: Generated<number>
	/** How old the newest list of a source is that names it as airing. */
	named_airing_at: Date | null
	views: Generated<number>
	likes: Generated<number>
	added_at: GeneratedInstant
	posted_by: string | null
	/** Portuguese label to value. */
	information: ColumnType<Record<string, string>, string | undefined, string>
	source: string | null
	licence: string | null
	/** The key of the source's row; unique, so that a repeated import finds the title. */
	source_key: string | null
	is_sample: Generated<boolean>
	/** The version of the catalogue at its last change. */
	version: Generated<number>
	removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
	/** The title that it became. It is removed, too. */
	merged_into: number | null
	/** An adult title, which is stored as removed: only a read that asks for a member (`isShownTo`) finds it. */
	is_adult: Generated<boolean>
	/** Since when an announced break without an end lasts; its status is then `releasing`. */
	hiatus_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface TitleTables {
	catalogue_version: { only_row: Generated<boolean>; version: Generated<number>; rebuilt_at: Generated<number> }
	title: TitleTable
	title_name: {
		id: Generated<number>
		title_id: number
		position: number
		/** BCP 47 where it is known, otherwise `romaji`, `native` or `synonym`. */
		language: string
		name: string
		/** The result of `foldName`; empty for a name of only punctuation. */
		folded: string
		/** A detector found the language. A member's name is none. */
		is_guess: Generated<boolean>
	}
	title_picture: { title_id: number; kind: 'poster' | 'banner'; position: number; url: string }
	external_id: { site: string; id: string; title_id: number }
	title_genre: { title_id: number; position: number; genre: Genre }
	tag: { id: Generated<number>; name: string }
	title_synopsis: {
		title_id: number
		/** BCP 47. */
		language: string
		text: string
		author_id: string | null
		source_name: string | null
		source_url: string | null
	}
	/** `weight` is 1 to 100; null if it is unknown. */
	title_tag: { title_id: number; tag_id: number; weight: number | null; is_spoiler: Generated<boolean> }
	/** Written by a nightly job from members' public lists. */
	title_neighbor: { title_id: number; neighbor_id: number; similarity: number }
	/** `tenths`: what the votes of a score are more than it, in sum. */
	title_score: { title_id: number; score: number; votes: number; tenths: Generated<number> }
	title_relation: {
		title_id: number
		position: number
		kind: string
		target_id: number | null
		target_site: string | null
		target_key: string | null
	}
}
