import {
	advanceEntry,
	applyEntryChange,
	ENTRY_NOTES_MAX_LENGTH,
	type EntryChange,
	type EntryFacts,
	type EntrySetting,
	type ListEntry,
	mayAdvance,
} from 'shared-contract'
import { castTitleVote, type Pictures } from '../../catalogue/public.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { refuseBreaches, textError } from '../../core/http/textField.ts'
import { Problem } from '../../core/problem.ts'
import { dateErrors, dayOf } from './entryDate.ts'
import { lockEntry, readEntry, toFacts } from './entryRow.ts'
import { type TitleRow, titleOnSite } from './listedTitle.ts'
import { moveProgress } from './progressLog.ts'
import { refuseStale } from './staleness.ts'

interface Asked {
	memberId: string
	titleId: string
	now: Date
	pictures: Pictures
}

/** Changes an entry, and makes it where there is none. Its score is the member's vote on the title: one and the same. */
export async function changeEntry(db: Database, asked: Asked & { change: EntryChange }): Promise<ListEntry> {
	const { memberId, change, now, pictures } = asked
	const title = await titleOnSite(db, asked.titleId)
	const setting = settingOf(title, dayOf(change.today, now))
	return inTransaction(db, async (transaction) => {
		const score = await ownScore(transaction, memberId, title.id)
		// Before the entry is held: votes hold the version of the catalogue, and go one after the other.
		if (change.score !== undefined)
			await castTitleVote(transaction, { titleId: title.id, memberId, score: change.score, now })
		const held = await lockEntry(transaction, { memberId, titleId: title.id, now })
		const before = toFacts(held)
		const { notes, is_private: isPrivate } = held
		refuseStale(change.read ?? {}, { ...before, score, notes, isPrivate }, change)
		const after = applyEntryChange(before, emptyDatesAsNone(change), setting)
		refuseImpossible(before, after, change, setting)
		await writeFacts(transaction, { memberId, titleId: title.id, after, now })
		await transaction
			.updateTable('list_entry')
			.set({ notes: change.notes?.trim() ?? notes, is_private: change.isPrivate ?? isPrivate })
			.where('member_id', '=', memberId)
			.where('title_id', '=', title.id)
			.execute()
		return ownEntry(transaction, { memberId, titleId: title.id, pictures })
	})
}

/**
 * One more episode or chapter.
 *
 * @throws Problem 409 at the end of the title, and where the counter is no longer `from`.
 */
export async function advance(
	db: Database,
	asked: Asked & { today?: string | undefined; from?: number | undefined },
): Promise<ListEntry> {
	const { memberId, now, pictures } = asked
	const title = await titleOnSite(db, asked.titleId)
	const setting = settingOf(title, dayOf(asked.today, now))
	return inTransaction(db, async (transaction) => {
		const before = toFacts(await lockEntry(transaction, { memberId, titleId: title.id, now }))
		refuseStale({ progress: asked.from }, { progress: before.progress }, {})
		if (!mayAdvance(before, setting.total)) throw new Problem('entry.progress.beyond', 409)
		await writeFacts(transaction, { memberId, titleId: title.id, after: advanceEntry(before, setting), now })
		return ownEntry(transaction, { memberId, titleId: title.id, pictures })
	})
}

interface Written {
	memberId: string
	titleId: number
	after: EntryFacts
	now: Date
}

async function writeFacts(db: Database, { memberId, titleId, after, now }: Written): Promise<void> {
	await moveProgress(db, { memberId, titleId, round: after.rewatches, to: after.progress, now })
	await db
		.updateTable('list_entry')
		.set({
			status: after.status,
			volumes: after.volumes,
			started_on: after.startedOn,
			finished_on: after.finishedOn,
			changed_at: now,
		})
		.where('member_id', '=', memberId)
		.where('title_id', '=', titleId)
		.execute()
}

async function ownScore(db: Database, memberId: string, titleId: number): Promise<number | null> {
	const vote = await db
		.selectFrom('title_vote')
		.where('member_id', '=', memberId)
		.where('title_id', '=', titleId)
		.select('score')
		.executeTakeFirst()
	return vote?.score ?? null
}

async function ownEntry(db: Database, asked: Parameters<typeof readEntry>[1]): Promise<ListEntry> {
	const entry = await readEntry(db, asked)
	if (!entry) throw new Problem('request.notFound', 404)
	return entry
}

function settingOf({ total, total_volumes }: TitleRow, today: string): EntrySetting {
	return { total, totalVolumes: total_volumes, today }
}

function emptyDatesAsNone(change: EntryChange): EntryChange {
	const { startedOn, finishedOn } = change
	return {
		...change,
		...(startedOn === '' ? { startedOn: null } : {}),
		...(finishedOn === '' ? { finishedOn: null } : {}),
	}
}

// What stood before and is not touched is not refused: the title may have been changed meanwhile.
function refuseImpossible(before: EntryFacts, after: EntryFacts, change: EntryChange, setting: EntrySetting): void {
	const beyond = (total: number | null, to: number, from: number) =>
		total !== null && to > total && to > from ? 'entry.progress.beyond' : undefined
	const datesTouched = change.startedOn !== undefined || change.finishedOn !== undefined
	refuseBreaches({
		progress: beyond(setting.total, after.progress, before.progress),
		volumes: beyond(setting.totalVolumes, after.volumes, before.volumes),
		...(datesTouched ? dateErrors(after.startedOn, after.finishedOn) : {}),
		notes: change.notes === undefined ? undefined : textError(change.notes, { maxLength: ENTRY_NOTES_MAX_LENGTH }),
	})
}
