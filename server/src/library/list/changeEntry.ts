import {
	advanceEntry,
	applyEntryChange,
	ENTRY_NOTES_MAX_LENGTH,
	ENTRY_TAG_MAX_LENGTH,
	type EntryChange,
	type EntryFacts,
	type EntrySetting,
	type ErrorCode,
	joinTags,
	type ListEntry,
	type MassChange,
	mayAdvance,
	splitTags,
	TAGS_PER_ENTRY,
	wholeScore,
} from 'shared-contract'
import { castTitleVote, type Pictures } from '../../catalogue/public.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { Problem } from '../../core/problem.ts'
import { REPEATS_MAX } from '../transfer/reading/wholeNumber.ts'
import { dateErrors, dayOf } from './entryDate.ts'
import { lockEntry, readEntry, toFacts } from './entryRow.ts'
import { moveProgress } from './progressLog.ts'
import { removeEntry, restoreEntry } from './removeEntry.ts'
import { refuseStale } from './staleness.ts'
import { type TitleRow, titleOnSite } from './titleOfEntry.ts'

interface EntryRequest {
	memberId: string
	titleId: string
	now: Date
	pictures: Pictures
}

/**
 * Creates or changes a list entry. Its score is the member's vote on the title. A client of whole scores that sends back the whole
 * one of a finer score changes nothing; to set it, name the finer one in `read`.
 *
 * @param entryRequest `timesOver`: how often the title was seen again to its end, where a client tells it. `isRepeat`: whether it
 *   stands in a repeat, where an undo tells it.
 */
export async function changeEntry(
	db: Database,
	entryRequest: EntryRequest & {
		change: EntryChange
		timesOver?: number | undefined
		isRepeat?: boolean | undefined
	},
): Promise<ListEntry> {
	const { memberId, change, timesOver, now, pictures } = entryRequest
	const title = await titleOnSite(db, entryRequest.titleId, memberId)
	const limits = limitsOf(title, await dayOf(db, { memberId, given: change.today, now }))
	return inTransaction(db, async (transaction) => {
		const score = await ownScore(transaction, memberId, title.id)
		// Vote before locking the entry: votes lock the version of the catalogue first.
		if (change.score !== undefined && !sendsBack(change, score))
			await castTitleVote(transaction, { titleId: title.id, memberId, score: change.score, now })
		const locked = await lockEntry(transaction, { memberId, titleId: title.id, now })
		const before = toFacts(locked)
		const { notes, is_private: isPrivate } = locked
		const tags = change.tags === undefined ? undefined : splitTags(change.tags)
		const present = { ...before, score, notes, tags: joinTags(locked.tags), isPrivate }
		refuseStale(readOf(change, score), present, { ...change, tags: tags && joinTags(tags) })
		const derived = applyEntryChange(before, emptyDatesAsNone(change), limits)
		const isRepeat = entryRequest.isRepeat ?? derived.isRepeat
		const after = { ...derived, rewatches: timesOver ?? derived.rewatches, isRepeat }
		refuseImpossible(before, after, change, limits)
		await writeFacts(transaction, { memberId, titleId: title.id, after, now })
		await transaction
			.updateTable('list_entry')
			.set({
				notes: change.notes === undefined ? notes : trimmedText(change.notes),
				tags: tags ?? locked.tags,
				is_private: change.isPrivate ?? isPrivate,
			})
			.where('member_id', '=', memberId)
			.where('title_id', '=', title.id)
			.execute()
		return ownEntry(transaction, { memberId, titleId: title.id, pictures })
	})
}

/**
 * Changes many entries, takes them off the list, or back. Each is a transaction of its own: one that is refused leaves the others.
 *
 * @returns the entries after their changes, and the refused ones with the code of their problem.
 */
export async function changeEntries(
	db: Database,
	{ changes, ...request }: Omit<EntryRequest, 'titleId'> & { changes: readonly MassChange[] },
): Promise<{ entries: ListEntry[]; refused: { titleId: number; code: ErrorCode }[] }> {
	const entries: ListEntry[] = []
	const refused: { titleId: number; code: ErrorCode }[] = []
	for (const { titleId, change, removed, rewatches, isRepeat } of changes) {
		try {
			if (removed !== undefined) {
				const entryKey = { ...request, titleId: (await titleOnSite(db, titleId, request.memberId)).id }
				if (removed) await removeEntry(db, entryKey)
				else entries.push(await restoreEntry(db, entryKey))
			} else {
				const entryRequest = {
					...request,
					titleId: String(titleId),
					change: change ?? {},
					timesOver: rewatches,
					isRepeat,
				}
				entries.push(await changeEntry(db, entryRequest))
			}
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			refused.push({ titleId, code: error.code })
		}
	}
	return { entries, refused }
}

/**
 * Adds one episode or chapter to an entry's progress.
 *
 * @throws Problem 409 at the end of the title, or if the progress is no longer `from`.
 */
export async function advance(
	db: Database,
	entryRequest: EntryRequest & { today?: string | undefined; from?: number | undefined },
): Promise<ListEntry> {
	const { memberId, now, pictures } = entryRequest
	const title = await titleOnSite(db, entryRequest.titleId, memberId)
	const limits = limitsOf(title, await dayOf(db, { memberId, given: entryRequest.today, now }))
	return inTransaction(db, async (transaction) => {
		const before = toFacts(await lockEntry(transaction, { memberId, titleId: title.id, now }))
		refuseStale({ progress: entryRequest.from }, { progress: before.progress }, {})
		if (!mayAdvance(before, limits.total)) throw new Problem('entry.progress.beyond', 409)
		await writeFacts(transaction, { memberId, titleId: title.id, after: advanceEntry(before, limits), now })
		return ownEntry(transaction, { memberId, titleId: title.id, pictures })
	})
}

interface EntryWrite {
	memberId: string
	titleId: number
	after: EntryFacts
	now: Date
}

async function writeFacts(db: Database, { memberId, titleId, after, now }: EntryWrite): Promise<void> {
	await moveProgress(db, { memberId, titleId, round: roundOf(after), to: after.progress, now })
	await db
		.updateTable('list_entry')
		.set({
			status: after.status,
			is_repeat: after.isRepeat,
			volumes: after.volumes,
			started_on: after.startedOn,
			finished_on: after.finishedOn,
			changed_at: now,
		})
		.where('member_id', '=', memberId)
		.where('title_id', '=', titleId)
		.execute()
}

function roundOf({ rewatches, isRepeat }: EntryFacts): number {
	return rewatches + Number(isRepeat)
}

/** True for the whole score of a finer one, from a client that does not know the finer one. */
function sendsBack({ score, read }: EntryChange, now: number | null): boolean {
	return now !== null && score === wholeScore(now) && read?.score !== now
}

/** What the client read; it may know whole scores only. */
function readOf({ read = {} }: EntryChange, score: number | null): NonNullable<EntryChange['read']> {
	return score !== null && read.score === wholeScore(score) ? { ...read, score } : read
}

/**
 * What {@link changeEntry} would make of an entry; nothing is written.
 *
 * @returns the entry before, if the title is on the list, and its facts after the change.
 */
export async function previewChange(
	db: Database,
	{ change, now, ...key }: EntryRequest & { change: EntryChange },
): Promise<{ entry: ListEntry | null; after: EntryFacts }> {
	const title = await titleOnSite(db, key.titleId, key.memberId)
	const limits = limitsOf(title, await dayOf(db, { memberId: key.memberId, given: change.today, now }))
	const entry = await readEntry(db, { ...key, titleId: title.id })
	const before = entry ? factsOf(entry) : NEW_ENTRY
	const after = applyEntryChange(before, emptyDatesAsNone(change), limits)
	refuseImpossible(before, after, change, limits)
	return { entry, after }
}

const NEW_ENTRY: EntryFacts = {
	status: 'planned',
	progress: 0,
	volumes: 0,
	startedOn: null,
	finishedOn: null,
	rewatches: 0,
	isRepeat: false,
}

/** The facts of an entry as it is presented. */
export function factsOf({ progress, volumes, isRepeat = false, ...entry }: ListEntry): EntryFacts {
	const { status, startedOn, finishedOn, rewatches } = entry
	return { status, progress: progress.current, volumes: volumes.current, startedOn, finishedOn, rewatches, isRepeat }
}

async function ownScore(db: Database, memberId: string, titleId: number): Promise<number | null> {
	const vote = await db
		.selectFrom('title_vote')
		.where('member_id', '=', memberId)
		.where('title_id', '=', titleId)
		.select('exact')
		.executeTakeFirst()
	return vote?.exact ?? null
}

async function ownEntry(db: Database, entryRequest: Parameters<typeof readEntry>[1]): Promise<ListEntry> {
	const entry = await readEntry(db, entryRequest)
	if (!entry) throw new Problem('request.notFound', 404)
	return entry
}

function limitsOf({ total, total_volumes }: TitleRow, today: string): EntrySetting {
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

// Only changed fields are checked: old values may be invalid because the title changed since.
function refuseImpossible(before: EntryFacts, after: EntryFacts, change: EntryChange, limits: EntrySetting): void {
	const beyond = (total: number | null, to: number, from: number) =>
		total !== null && to > total && to > from ? 'entry.progress.beyond' : undefined
	const datesTouched = change.startedOn !== undefined || change.finishedOn !== undefined
	refuseInvalidFields({
		progress: beyond(limits.total, after.progress, before.progress),
		volumes: beyond(limits.totalVolumes, after.volumes, before.volumes),
		rewatches: roundOf(after) > Math.max(REPEATS_MAX, roundOf(before)) ? 'request.invalid' : undefined,
		...(datesTouched ? dateErrors(after.startedOn, after.finishedOn) : {}),
		notes: change.notes === undefined ? undefined : textError(change.notes, { maxLength: ENTRY_NOTES_MAX_LENGTH }),
		tags: tagsError(splitTags(change.tags ?? '')),
	})
}

function tagsError(tags: readonly string[]): ErrorCode | undefined {
	if (tags.length > TAGS_PER_ENTRY) return 'entry.tags.tooMany'
	return tags.some((tag) => textError(tag, { maxLength: ENTRY_TAG_MAX_LENGTH })) ? 'entry.tag.tooLong' : undefined
}
