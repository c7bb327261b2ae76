import { ENTRY_PROGRESS_MAX } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, optional, type Static, string } from '../schema.ts'
import { EntryAnswer, ListEntry } from './listEntry.ts'

const Round = integer({ minimum: 0, maximum: 10_000 })
const Place = integer({ minimum: 1, maximum: ENTRY_PROGRESS_MAX })

/** Episodes or chapters logged at one instant: their count, and the positions of the first and the last. */
export const LogRun = object({
	/** The repeat that it belongs to; 0 is the first time. */
	round: Round,
	first: Place,
	last: Place,
	seenAt: string({ maxLength: 30 }),
})
export type LogRun = Static<typeof LogRun>

export const LogRecord = object({ id: integer(), ...LogRun.properties })
export type LogRecord = Static<typeof LogRecord>

/** A page of a log, newest first. `next` is the cursor of the next page. */
export const LogPage = object({ items: array(LogRecord), next: nullable(integer()) })
export type LogPage = Static<typeof LogPage>

const titleId = string({ pattern: '^[1-9][0-9]{0,15}$' })

export const entryLogRoute = route('GET', '/api/list/:titleId/log', {
	session: 'needed',
	summary: 'What the member saw or read of a title, and when; the latest first',
	tag: 'account',
	params: object({ titleId }),
	/** The last record that the client has. */
	query: object({ after: optional(integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })) }),
	answer: LogPage,
})

export const takeRecordRoute = route('DELETE', '/api/list/:titleId/log/:recordId', {
	summary: 'Takes a wrong record out of the log: what comes after it moves up, and the counter with it',
	tag: 'account',
	params: object({ titleId, recordId: string({ pattern: '^[1-9][0-9]{0,15}$' }) }),
	answer: EntryAnswer,
})

export const putRecordRoute = route('POST', '/api/list/:titleId/log', {
	summary: 'Puts a record into the log where it stood: what stands there moves down',
	tag: 'account',
	params: object({ titleId }),
	body: LogRun,
	answer: object({ entry: ListEntry, record: LogRecord }),
})
