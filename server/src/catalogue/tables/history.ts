import type { Generated } from 'kysely'
import type { GeneratedInstant } from '../../core/database/columnTypes.ts'
import type { Instant, Json } from './title.ts'

export interface HistoryTables {
	title_vote: { title_id: number; member_id: string; score: number; voted_at: GeneratedInstant }
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
	import_record: { source: string; key: string; hash: string; title_id: number | null }
	/** Titles that the importer always skips. */
	withheld_work: { site: string; id: string; reason: string }
}
