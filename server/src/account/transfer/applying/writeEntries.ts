import { sql } from 'kysely'
import type { EntryContent } from 'shared-contract'
import { castTitleVotes } from '../../../catalogue/public.ts'
import type { Database } from '../../../core/database/schema.ts'
import { moveProgressOfMany } from '../../list/progressLog.ts'

/** An entry as an import leaves it. */
export interface WrittenEntry {
	titleId: number
	content: EntryContent
	/** When its episodes were seen, and when it came onto the list. */
	seenAt: Date
	addedAt: Date
}

/**
 * Writes many entries of a member at once, their votes and logs with them, in a few statements however many they are.
 * Belongs in a transaction that holds the member.
 */
export async function writeEntries(
	db: Database,
	{ memberId, entries, now }: { memberId: string; entries: readonly WrittenEntry[]; now: Date },
): Promise<void> {
	if (entries.length === 0) return
	// Before the entries are held, as every change of one does it.
	const ballots = entries.map(({ titleId, content, seenAt }) => ({ titleId, score: content.score, at: seenAt }))
	await castTitleVotes(db, { memberId, ballots })
	const rows = entries.map(({ titleId, content, addedAt }) => ({
		title_id: titleId,
		status: content.status,
		// As the log will have it, which is written below and has the last word.
		progress: content.progress,
		rewatches: content.rewatches,
		volumes: content.volumes,
		started_on: content.startedOn,
		finished_on: content.finishedOn,
		notes: content.notes,
		is_private: content.isPrivate,
		added_at: addedAt,
	}))
	await sql`insert into list_entry (member_id, title_id, status, progress, rewatches, volumes, started_on, finished_on, notes,
			is_private, added_at, changed_at)
		select ${memberId}::uuid, w.title_id, w.status, w.progress, w.rewatches, w.volumes, w.started_on, w.finished_on,
			w.notes, w.is_private, w.added_at, ${now}::timestamptz
		from json_populate_recordset(null::list_entry, ${JSON.stringify(rows)}::json) w order by w.title_id
		on conflict (member_id, title_id) do update set status = excluded.status, volumes = excluded.volumes,
			started_on = excluded.started_on, finished_on = excluded.finished_on, notes = excluded.notes,
			is_private = excluded.is_private, changed_at = excluded.changed_at, removed_at = null,
			added_at = case when list_entry.removed_at is null then list_entry.added_at else excluded.added_at end`.execute(
		db,
	)
	await moveProgressOfMany(
		db,
		memberId,
		entries.map(({ titleId, content, seenAt }) => ({
			titleId,
			round: content.rewatches,
			to: content.progress,
			now: seenAt,
		})),
	)
}
