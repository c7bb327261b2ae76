import { sql } from 'kysely'
import type { EntryContent } from 'shared-contract'
import { castTitleVotes } from '../../../catalogue/public.ts'
import type { Database } from '../../../core/database/schema.ts'
import { moveProgressOfMany } from '../../list/progressLog.ts'

/** An entry to write. */
export interface WrittenEntry {
	titleId: number
	content: EntryContent
	/** When its episodes were seen, and when it was added to the list. */
	seenAt: Date
	addedAt: Date
}

/**
 * Writes many entries of a member with their votes and logs in a constant number of statements. The transaction must hold
 * the lock of the member.
 */
export async function writeEntries(
	db: Database,
	{ memberId, entries, now }: { memberId: string; entries: readonly WrittenEntry[]; now: Date },
): Promise<void> {
	if (entries.length === 0) return
	// Vote before locking the entries, as every change of an entry does.
	const ballots = entries.map(({ titleId, content, seenAt }) => ({ titleId, score: content.score, at: seenAt }))
	await castTitleVotes(db, { memberId, ballots, now })
	const isRepeat = ({ status, isRepeat = false }: EntryContent) => status === 'rewatching' || isRepeat
	const roundOf = (content: EntryContent) => content.rewatches + Number(isRepeat(content))
	const rows = entries.map(({ titleId, content, addedAt }) => ({
		title_id: titleId,
		status: content.status,
		// The log below sets the final value.
		progress: content.progress,
		rewatches: roundOf(content),
		is_repeat: isRepeat(content),
		volumes: content.volumes,
		started_on: content.startedOn,
		finished_on: content.finishedOn,
		notes: content.notes,
		tags: content.tags ?? [],
		is_private: content.isPrivate,
		added_at: addedAt,
	}))
	await sql`insert into list_entry (member_id, title_id, status, progress, rewatches, is_repeat, volumes, started_on, finished_on, notes, tags,
			is_private, added_at, changed_at)
		select ${memberId}::uuid, w.title_id, w.status, w.progress, w.rewatches, w.is_repeat, w.volumes, w.started_on, w.finished_on,
			w.notes, w.tags, w.is_private, w.added_at, ${now}::timestamptz
		from json_populate_recordset(null::list_entry, ${JSON.stringify(rows)}::json) w order by w.title_id
		on conflict (member_id, title_id) do update set status = excluded.status, is_repeat = excluded.is_repeat, volumes = excluded.volumes,
			started_on = excluded.started_on, finished_on = excluded.finished_on, notes = excluded.notes, tags = excluded.tags,
			is_private = excluded.is_private, changed_at = excluded.changed_at, removed_at = null,
			added_at = case when list_entry.removed_at is null then list_entry.added_at else excluded.added_at end`.execute(
		db,
	)
	await moveProgressOfMany(
		db,
		memberId,
		entries.map(({ titleId, content, seenAt }) => ({
			titleId,
			round: roundOf(content),
			to: content.progress,
			now: seenAt,
		})),
	)
}
