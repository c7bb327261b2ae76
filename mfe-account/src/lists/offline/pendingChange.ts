import { type ApiProblem, type EntryChange, exactScore, joinTags, type ListEntry } from 'shared-contract'
import { randomUuid } from 'shared-state'
import { FIELDS } from '../entry/entryFormValues.ts'
import { changedEntry } from '../entry/optimisticEntry.ts'

/** The fields of an entry that a member edits. */
export type EntryFields = Omit<EntryChange, 'today' | 'read'>
export type EntryField = keyof EntryFields

/** A change of an entry that the server has not confirmed. */
export interface PendingChange {
	/** Its place in the order of the changes. */
	id: number
	memberId: string
	/** The idempotency key. */
	key: string
	/** The entry that the change was made on. The server compares its values. */
	base: ListEntry
	change: EntryFields
	/** The reader's day of the change. */
	today: string
	/** It was sent at least once, so it may have arrived: it no longer takes further changes. */
	isSent: boolean
	/** Why the server refused it. It waits for a decision of the reader. */
	problem?: Problem
}

export interface Problem {
	code: ApiProblem['code']
	/** The fields that changed elsewhere meanwhile. */
	fields: EntryField[]
	/** The entry as the server has it now; null if it was removed. */
	now: ListEntry | null
}

/** The values of an entry as a change names them. */
export function fieldsOf(entry: ListEntry): Required<EntryFields> {
	const { status, progress, volumes, startedOn, finishedOn, notes, isPrivate } = entry
	return {
		status,
		progress: progress.current,
		volumes: volumes.current,
		score: exactScore(entry),
		startedOn,
		finishedOn,
		notes,
		tags: joinTags(entry.tags),
		isPrivate,
	}
}

/** The body of the request: the new values, and those that the reader saw. */
export function requestOf({ base, change, today }: PendingChange): EntryChange {
	return { ...change, today, read: pick(fieldsOf(base), namesOf(change)) }
}

/** A later change of the same entry joins one that was not sent; a value that is back at its start is no change. */
export function joined(before: PendingChange, later: EntryFields): PendingChange {
	const start = fieldsOf(before.base)
	const whole = { ...before.change, ...later }
	const changed = namesOf(whole).filter((name) => whole[name] !== start[name])
	return { ...before, change: pick(whole, changed) }
}

/** The entry as the reader left it: with the changes that wait. */
export function withPending(entry: ListEntry, pending: readonly PendingChange[]): ListEntry {
	return pending
		.filter(({ base, problem }) => base.title.id === entry.title.id && !problem)
		.reduce((now, { change }) => changedEntry(now, change), entry)
}

/**
 * The change after the reader chose a value for a field that changed elsewhere. It may be sent again once every field is
 * decided; undefined if nothing is left to send.
 */
export function settled(pending: PendingChange, field: EntryField, keepsOwn: boolean): PendingChange | undefined {
	const { problem, change } = pending
	if (!problem?.now) return pending
	const fields = problem.fields.filter((name) => name !== field)
	const kept = keepsOwn
		? change
		: pick(
				change,
				namesOf(change).filter((name) => name !== field),
			)
	if (fields.length > 0) return { ...pending, change: kept, problem: { ...problem, fields } }
	if (namesOf(kept).length === 0) return undefined
	const { problem: _, ...rest } = pending
	return { ...rest, change: kept, base: problem.now, key: randomUuid(), isSent: false }
}

export function namesOf(change: EntryFields): EntryField[] {
	return FIELDS.filter((name) => change[name] !== undefined)
}

function pick(from: EntryFields, names: readonly EntryField[]): EntryFields {
	return Object.fromEntries(names.map((name) => [name, from[name]]))
}
