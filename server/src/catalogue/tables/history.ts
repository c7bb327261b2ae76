import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant } from '../../core/database/columnTypes.ts'
import type { Instant, Json } from './title.ts'

/** A score as one of 1 to 10, and exactly. `points` are its tenths; the database derives `exact` from them. */
export interface VoteColumns {
	score: number
	points: Generated<number | null>
	exact: ColumnType<number, never, never>
}

export interface HistoryTables {
	title_vote: {
		title_id: number
		member_id: string
		voted_at: GeneratedInstant
		/** No ranking counts it. */
		is_held: Generated<boolean>
	} & VoteColumns
	revision: {
		id: Generated<number>
		entity: 'title' | 'episode' | 'article' | 'person' | 'character' | 'studio'
		entity_id: number
		/** Null for a repeated import. */
		member_id: string | null
		source: string | null
		made_at: GeneratedInstant
		before: Json<unknown> | null
		after: Json<unknown> | null
		/** The revision that it undoes, and the one that undid it. */
		undoes: number | null
		undone_by: number | null
		/** The fields whose texts began as a model's draft. */
		drafted: string[] | null
		/** What the synopses that it changed named as their source before. */
		former_sources: Json<
			{ language: string; source_name: string | null; source_url: string | null; is_authored: boolean }[]
		> | null
	}
	/** A draft that a member asked for. */
	text_draft: {
		id: Generated<number>
		member_id: string
		entity: 'title' | 'episode'
		entity_id: number
		kind: 'model' | 'wikipedia'
		/** Empty until the model has answered. */
		text: Generated<string>
		/** The article that it is from. */
		source_url: string | null
		tokens: Generated<number>
		asked_at: Instant
	}
	/** An edit that waits for a moderator, or what became of it. */
	proposal: {
		id: Generated<number>
		entity: 'title' | 'episode' | 'person' | 'character' | 'studio'
		entity_id: number
		member_id: string
		made_at: GeneratedInstant
		changes: Json<unknown>
		state: Generated<'waiting' | 'accepted' | 'partly' | 'refused' | 'withdrawn'>
		reviewed_by: string | null
		reviewed_at: Instant | null
		reason: string | null
		/** The revision that took it. */
		revision_id: number | null
		/** When its author was notified of the review. */
		notified_at: Instant | null
	}
	/** A call to fill a field of the titles of a season, a studio or a franchise. */
	drive: {
		id: Generated<number>
		kind: 'season' | 'studio' | 'franchise'
		key: string
		field: 'synopsis' | 'names'
		begun_by: string | null
		begun_at: Instant
		ended_by: string | null
		ended_at: Instant | null
	}
	drive_title: { drive_id: number; title_id: number }
	import_record: { source: string; key: string; hash: string; title_id: number | null }
	/** Titles that the importer always skips. */
	withheld_work: { site: string; id: string; reason: string }
}
