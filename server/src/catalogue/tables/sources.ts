import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant } from '../../core/database/columnTypes.ts'
import type { Instant, Json } from './title.ts'

type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>

/** The counts of one file of a run. */
export interface RunCounts {
	file: string
	read: number
	added: number
	changed: number
	unchanged: number
	findings: Record<string, number>
}

export interface SourceTables {
	/** What is known of a configured source. */
	source_state: {
		name: string
		etag: string | null
		modified: string | null
		hash: string | null
		due_at: MaybeInstant
		failures: Generated<number>
		asked_by: string | null
	}
	source_run: {
		id: Generated<number>
		source: string
		began_at: Instant
		ended_at: MaybeInstant
		result: Generated<'running' | 'changed' | 'unchanged' | 'failed'>
		reason: string | null
		detail: string | null
		counts: ColumnType<RunCounts[], string | undefined, string>
		/** Null where there were too many to store, and once they are deleted. */
		changes: number | null
		started_by: string | null
		undone_at: MaybeInstant
		undone_by: string | null
	}
	/** A row of a title before and after a run: new without the first, deleted without the second. */
	source_change: {
		id: Generated<number>
		run_id: number
		title_id: number
		/** Its table. */
		part: string
		before: Json<Record<string, unknown>> | null
		after: Json<Record<string, unknown>> | null
	}
	/** Which source says a kind of fact about a title, and how old the newest version of it is that still did. */
	fact_source: { title_id: number; fact: string; source: string; seen_on: string | null }
	/** Two titles that may be related: `to_id` is the `kind` of `from_id`. */
	relation_candidate: {
		id: Generated<number>
		from_id: number
		to_id: number
		kind: string
		reason: string
		state: Generated<'open' | 'confirmed' | 'rejected'>
		created_at: GeneratedInstant
	}
	/** A text that a member's form may begin with. No reader sees it. */
	synopsis_draft: {
		title_id: number
		locale: string
		text: string
		source: string
		licence: string
		url: string | null
		created_at: GeneratedInstant
	}
}
