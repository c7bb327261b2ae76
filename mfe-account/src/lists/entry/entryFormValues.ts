import {
	type EntryChange,
	type EntryStatus,
	exactScore,
	joinTags,
	type ListEntry,
	type ListedTitle,
	mustAskProgress,
} from 'shared-contract'

/** The values of the entry form, as the fields hold them. */
export interface EntryFormValues {
	status: EntryStatus
	progress: string
	volumes: string
	score: string
	startedOn: string
	finishedOn: string
	notes: string
	/** Separated by commas. */
	tags: string
	isPrivate: boolean
}

/** The entry of a title that is on no list yet. */
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

/** The form values of an entry. */
export function formValuesOf(entry: ListEntry): EntryFormValues {
	return {
		status: entry.status,
		progress: String(entry.progress.current),
		volumes: String(entry.volumes.current),
		score: String(exactScore(entry) ?? ''),
		startedOn: entry.startedOn ?? '',
		finishedOn: entry.finishedOn ?? '',
		notes: entry.notes,
		tags: joinTags(entry.tags),
		isPrivate: entry.isPrivate,
	}
}

/** True if a status needs a progress: a title that was seen to its end is planned, or current, once more. */
export function asksProgress({ status: before, progress }: ListEntry, status: EntryStatus): boolean {
	return mustAskProgress({ status: before, progress: progress.current }, status, progress.total)
}

/**
 * The form values that change with the status. A title that was seen to its end starts from nothing if it is planned or
 * current again; another choice takes that back.
 */
export function valuesOfStatus(
	entry: ListEntry,
	values: EntryFormValues,
	status: EntryStatus,
): Partial<EntryFormValues> {
	const { progress, volumes, startedOn, finishedOn } = formValuesOf(entry)
	const before = { progress, volumes, startedOn, finishedOn }
	if (!asksProgress(entry, status)) return { status, ...(asksProgress(entry, values.status) && before) }
	return {
		...before,
		status,
		progress: '0',
		volumes: '0',
		finishedOn: '',
		...(status === 'planned' && { startedOn: '' }),
	}
}

/** The form values that differ from the entry. */
export function touchedFieldsOf(entry: ListEntry, values: EntryFormValues): Partial<EntryFormValues> {
	return pick(values, touchedIn(entry, values))
}

/**
 * The change to send: only changed fields, with their previous values in `read`. Changes of other fields in another tab
 * survive, and the server detects conflicts on the same field.
 */
export function changeOf(entry: ListEntry, values: EntryFormValues): EntryChange {
	const touched = touchedIn(entry, values)
	const change = pick(parsedValues(values), touched)
	return Object.keys(change).length === 0 ? {} : { ...change, read: pick(parsedValues(formValuesOf(entry)), touched) }
}

/**
 * The input type for a date. A partial date (`2019-04`) needs a text field: a native date field accepts full dates
 * only.
 */
export function dateFieldType(date: string): 'date' | 'text' {
	return date === '' || /^\d{4}-\d{2}-\d{2}$/.test(date) ? 'date' : 'text'
}

type Field = keyof EntryFormValues

function touchedIn(entry: ListEntry, values: EntryFormValues): (field: Field) => boolean {
	const before = formValuesOf(entry)
	return (field) => values[field] !== before[field]
}

function parsedValues({ progress, volumes, score, startedOn, finishedOn, ...rest }: EntryFormValues) {
	return {
		...rest,
		progress: toNumber(progress),
		volumes: toNumber(volumes),
		score: score === '' ? null : Number(score),
		startedOn: startedOn || null,
		finishedOn: finishedOn || null,
	}
}

/** The fields of an entry that a member edits, in the order of the form. */
export const FIELDS: readonly Field[] = [
	'status',
	'progress',
	'volumes',
	'score',
	'startedOn',
	'finishedOn',
	'notes',
	'tags',
	'isPrivate',
]

function pick<Values extends Record<Field, unknown>>(values: Values, touched: (field: Field) => boolean) {
	const picked: Partial<Pick<Values, Field>> = {}
	for (const field of FIELDS) if (touched(field)) copy(values, picked, field)
	return picked
}

function copy<Values, Name extends keyof Values>(from: Values, to: Partial<Values>, name: Name): void {
	to[name] = from[name]
}

function toNumber(typed: string): number {
	return typed.trim() === '' ? 0 : Number(typed)
}
