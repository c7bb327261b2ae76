import { type RawBuilder, sql } from 'kysely'
import type { EntryStatus, Kind } from 'shared-contract'
import { type EntryRow, repeatsOf } from '../../library/public.ts'
import type { Fields } from './fields.ts'
import { LIST_FIELDS, LIST_STATUSES } from './words.ts'

/** SQL for an instant as MyAnimeList writes it: `2026-04-01T12:00:00+00:00`. */
export const malInstant = (instant: RawBuilder<unknown>) =>
	sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`

export interface StatusRow extends Omit<EntryRow, 'is_private' | 'is_repeat'> {
	score: number | null
	changed_at: string
}

/** The JSON of a {@link StatusRow} from `list_entry e` and `title_vote v`. Only the owner reads the notes. */
export function statusJson(isOwn: boolean): RawBuilder<StatusRow> {
	return sql`json_build_object('status', e.status, 'progress', e.progress, 'volumes', e.volumes, 'rewatches', ${repeatsOf().done},
		'started_on', e.started_on, 'finished_on', e.finished_on, 'notes', ${isOwn ? sql`e.notes` : sql`''`}, 'tags', e.tags,
		'score', v.score, 'changed_at', ${malInstant(sql`e.changed_at`)})`
}

/** SQL for the status of `title t` on a member's own list, null if it is not on it. */
export function ownStatusJson(memberId: string): RawBuilder<StatusRow | null> {
	return sql`(select ${statusJson(true)} from list_entry e
		left join title_vote v on v.title_id = e.title_id and v.member_id = e.member_id
		where e.title_id = t.id and e.member_id = ${memberId} and e.removed_at is null)`
}

/** Fields that MyAnimeList sends only if they are asked for. */
const ON_REQUEST = new Set(['priority', 'tags', 'comments', ...extras('anime'), ...extras('manga')])

function extras(kind: Kind): string[] {
	return [LIST_FIELDS[kind].times, LIST_FIELDS[kind].value]
}

/**
 * Presents a status as `list_status` or `my_list_status`.
 *
 * @param fields what was asked for inside the braces; without it everything is sent, as after a change.
 */
export function presentStatus(kind: Kind, row: StatusRow, fields?: Fields): Record<string, unknown> {
	const names = LIST_FIELDS[kind]
	const status = {
		status: LIST_STATUSES[kind][row.status],
		score: row.score ?? 0,
		...(kind === 'manga' ? { num_volumes_read: row.volumes } : {}),
		[names.progress]: row.progress,
		[names.isAgain]: row.status === 'rewatching',
		updated_at: row.changed_at,
		...(row.started_on === null ? {} : { start_date: row.started_on }),
		...(row.finished_on === null ? {} : { finish_date: row.finished_on }),
		priority: 0,
		[names.times]: row.rewatches,
		[names.value]: 0,
		tags: row.tags,
		comments: row.notes,
	}
	if (!fields) return status
	return Object.fromEntries(Object.entries(status).filter(([name]) => !ON_REQUEST.has(name) || fields.has(name)))
}

/** Our statuses that have a word; none for an unknown word. */
export function statusesOf(kind: Kind, word: string): EntryStatus[] {
	const words = Object.entries(LIST_STATUSES[kind]) as [EntryStatus, string][]
	return words.filter(([, known]) => known === word).map(([status]) => status)
}
