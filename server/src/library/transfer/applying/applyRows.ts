import { sql } from 'kysely'
import type { EntryContent, ImportCounts } from 'shared-contract'
import { castTitleVotes } from '../../../catalogue/public.ts'
import type { Database } from '../../../core/database/schema.ts'
import { moveProgressOfMany } from '../../list/progressLog.ts'
import { titlesWithLists } from '../checkFile.ts'
import { planCustomLists } from '../customListPlan.ts'
import { rowSums } from '../readImports.ts'
import type { WantedRow } from '../wantedRow.ts'
import { BATCH_SIZE } from './batchSize.ts'
import type { LockedWork } from './lockImport.ts'
import { replanRows } from './replanRows.ts'
import { storeRows, storeState } from './state.ts'
import { writeCustomLists } from './writeCustomLists.ts'

/**
 * Applies the next batch of rows; after the last one the custom lists.
 *
 * @returns whether there is more to do.
 */
export async function applyRows(db: Database, work: LockedWork): Promise<boolean> {
	const { memberId, importId, reached, now } = work
	const waiting = await db
		.selectFrom('list_import_row')
		.where('import_id', '=', importId)
		.where('place', '>', reached)
		.select(['place', 'title_id', 'verdict', 'reason', 'wanted', 'before', 'after'])
		.orderBy('place')
		.limit(BATCH_SIZE)
		.execute()
	const last = waiting.at(-1)
	if (last === undefined) return finish(db, work)
	const rows = await replanRows(db, { memberId, importId, rows: waiting })
	const entries = rows.flatMap(({ title_id, verdict, wanted, after }) =>
		title_id !== null && wanted && after && isWritten(verdict)
			? [{ titleId: title_id, content: after, ...instantsOf(wanted, now) }]
			: [],
	)
	if (entries.length > 0) {
		const places = rows.flatMap(({ place, verdict }) => (isWritten(verdict) ? [place] : []))
		const written = { memberId, importId, places, titleIds: entries.map(({ titleId }) => titleId) }
		await storeRows(db, written)
		await writeEntries(db, { memberId, entries, now })
		await storeState(db, written)
	}
	await db.updateTable('list_import').set({ reached: last.place }).where('id', '=', importId).execute()
	return true
}

async function finish(db: Database, { memberId, importId, now }: LockedWork): Promise<false> {
	const ofImport = db.selectFrom('list_import').where('id', '=', importId)
	const { own_lists } = await ofImport.select('own_lists').executeTakeFirstOrThrow()
	const rows = await db
		.selectFrom('list_import_row')
		.where('import_id', '=', importId)
		.where(sql<boolean>`wanted->'lists' <> '[]'`)
		.select(['title_id', 'verdict', 'wanted'])
		.orderBy('place')
		.execute()
	const { plans } = await planCustomLists(db, memberId, titlesWithLists(rows), own_lists)
	const touched = await writeCustomLists(db, { memberId, plans, now })
	await db
		.updateTable('list_import')
		.set({
			work: null,
			applied_at: now,
			made_lists: plans.filter(({ id }) => id === undefined).map(({ title }) => title),
			added_items: plans.reduce((sum, { added }) => sum + added.length, 0),
			touched_lists: JSON.stringify(touched),
		})
		.where('id', '=', importId)
		.execute()
	// The rows are final: store their totals.
	await sql`update list_import set (kinds, counts) = (${rowSums(sql`${importId}`)}) where id = ${importId}`.execute(db)
	return false
}

function isWritten(verdict: keyof ImportCounts): boolean {
	return verdict === 'created' || verdict === 'changed'
}

function instantsOf({ seenAt, addedAt }: WantedRow, now: Date): { seenAt: Date; addedAt: Date } {
	return { seenAt: instant(seenAt, now), addedAt: instant(addedAt, now) }
}

/** The instant of the file, but never in the future. */
function instant(told: string | null, now: Date): Date {
	const date = told === null ? now : new Date(told)
	return date < now ? date : now
}

/** An entry to write. */
interface WrittenEntry {
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
async function writeEntries(
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
