import type { EntryChange, EntryStatus, ListEntry, ListedTitle } from 'shared-contract'

/** What the form of an entry holds: everything as it was typed. */
export interface EntryDraft {
	status: EntryStatus
	progress: string
	volumes: string
	score: string
	startedOn: string
	finishedOn: string
	notes: string
	isPrivate: boolean
}

/** An entry of a title that is on no list yet. */
export function blankEntry(title: ListedTitle, total: number | null): ListEntry {
	return {
		title,
		status: 'planned',
		progress: { current: 0, total },
		volumes: { current: 0, total: null },
		score: null,
		startedOn: null,
		finishedOn: null,
		rewatches: 0,
		notes: '',
		isPrivate: false,
	}
}

export function draftOf(entry: ListEntry): EntryDraft {
	return {
		status: entry.status,
		progress: String(entry.progress.current),
		volumes: String(entry.volumes.current),
		score: entry.score === null ? '' : String(entry.score),
		startedOn: entry.startedOn ?? '',
		finishedOn: entry.finishedOn ?? '',
		notes: entry.notes,
		isPrivate: entry.isPrivate,
	}
}

/** The fields of a draft that somebody changed. */
export function touchedOf(entry: ListEntry, draft: EntryDraft): Partial<EntryDraft> {
	return only(draft, isTouched(entry, draft))
}

/**
 * What somebody changed, and nothing else, with what stood there before: what another tab changed meanwhile stays, and
 * where both changed the same the server says so.
 */
export function changeOf(entry: ListEntry, draft: EntryDraft): EntryChange {
	const touched = isTouched(entry, draft)
	const change = only(valuesOf(draft), touched)
	return Object.keys(change).length === 0 ? {} : { ...change, read: only(valuesOf(draftOf(entry)), touched) }
}

/** Half a date is written as text: the platform's own field knows whole days alone. */
export function dateFieldType(date: string): 'date' | 'text' {
	return date === '' || /^\d{4}-\d{2}-\d{2}$/.test(date) ? 'date' : 'text'
}

type Field = keyof EntryDraft

function isTouched(entry: ListEntry, draft: EntryDraft): (field: Field) => boolean {
	const before = draftOf(entry)
	return (field) => draft[field] !== before[field]
}

function valuesOf({ progress, volumes, score, startedOn, finishedOn, ...rest }: EntryDraft) {
	return {
		...rest,
		progress: wholeOf(progress),
		volumes: wholeOf(volumes),
		score: score === '' ? null : Number(score),
		startedOn: startedOn || null,
		finishedOn: finishedOn || null,
	}
}

const FIELDS: readonly Field[] = [
	'status',
	'progress',
	'volumes',
	'score',
	'startedOn',
	'finishedOn',
	'notes',
	'isPrivate',
]

function only<Values extends Record<Field, unknown>>(values: Values, touched: (field: Field) => boolean) {
	const kept: Partial<Pick<Values, Field>> = {}
	for (const field of FIELDS) if (touched(field)) copy(values, kept, field)
	return kept
}

function copy<Values, Name extends keyof Values>(from: Values, to: Partial<Values>, name: Name): void {
	to[name] = from[name]
}

function wholeOf(typed: string): number {
	return typed.trim() === '' ? 0 : Number(typed)
}
