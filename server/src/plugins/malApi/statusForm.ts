import type { EntryStatus, Kind } from 'shared-contract'
import { ENTRY_NOTES_MAX_LENGTH, ENTRY_PROGRESS_MAX, EntryChange } from 'shared-contract'
import { object, optional, type Static, string } from 'shared-contract/schema'
import { Problem } from '../../core/problem.ts'
import { REPEATS_MAX } from '../../library/public.ts'
import { statusesOf } from './listStatus.ts'
import { LIST_FIELDS } from './words.ts'

const Value = optional(string({ maxLength: 100 }))

/** The form of a change. All values are text; fields of the other kind and unknown ones are ignored. */
export const StatusForm = object({
	status: Value,
	score: Value,
	is_rewatching: Value,
	is_rereading: Value,
	num_watched_episodes: Value,
	num_chapters_read: Value,
	num_volumes_read: Value,
	num_times_rewatched: Value,
	num_times_reread: Value,
	start_date: Value,
	finish_date: Value,
	comments: optional(string({ maxLength: ENTRY_NOTES_MAX_LENGTH * 4 })),
	tags: EntryChange.properties.tags,
})
export type StatusForm = Static<typeof StatusForm>

export interface FormChange {
	change: EntryChange
	/** How often the title was seen again to its end. */
	timesOver: number | undefined
}

/**
 * Reads the form of a change of an entry, whose present status is `before`.
 *
 * @throws Problem 400 with the name of the first field whose value is invalid.
 */
export function readStatusForm(kind: Kind, form: StatusForm, before: EntryStatus | undefined): FormChange {
	const names = LIST_FIELDS[kind]
	const isAgain = read(form, names.isAgain, flag)
	const given = read(form, 'status', (word) => statusesOf(kind, word)[0])
	const change = {
		status: statusOf(given, isAgain, before),
		progress: read(form, names.sentProgress, count(ENTRY_PROGRESS_MAX)),
		volumes: kind === 'manga' ? read(form, 'num_volumes_read', count(ENTRY_PROGRESS_MAX)) : undefined,
		score: read(form, 'score', score),
		startedOn: read(form, 'start_date', date),
		finishedOn: read(form, 'finish_date', date),
		notes: form.comments,
		tags: form.tags,
	}
	return {
		change: Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
		timesOver: read(form, names.times, count(REPEATS_MAX - 1)),
	}
}

// A repeat is a flag there and a status here.
function statusOf(given: EntryStatus | undefined, isAgain: boolean | undefined, before: EntryStatus | undefined) {
	const mayBeAgain = given === undefined || given === 'current' || given === 'completed'
	if (isAgain && mayBeAgain) return 'rewatching'
	return given ?? (isAgain === false && before === 'rewatching' ? 'completed' : undefined)
}

function read<Value>(form: StatusForm, name: keyof StatusForm, parse: (text: string) => Value | undefined) {
	const text = form[name]
	if (text === undefined) return undefined
	const value = parse(text.trim())
	if (value === undefined) throw new Problem('request.invalid', 400, { fields: { [name]: 'request.invalid' } })
	return value
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false }
const flag = (text: string) => FLAGS[text.toLowerCase()]

const count = (most: number) => (text: string) =>
	/^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined

// Mihon writes `8.0`.
const SCORE = /^(10|\d)(?:\.0+)?$/

/** 0 withdraws the score. */
function score(text: string): number | null | undefined {
	const [, number] = SCORE.exec(text) ?? []
	return number === undefined ? undefined : Number(number) || null
}

/** Unknown parts of a date are zeros or missing; an empty date is none. `changeEntry` checks the rest. */
function date(text: string): string | null {
	return text.replace(/^0000.*|(-00)+$/, '') || null
}
