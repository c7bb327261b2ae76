import { type RawBuilder, sql } from 'kysely'
import { type Activity, type ActivityEvent, type ActivitySubject, scoreFields } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { instantOf, microsOf } from '../../core/http/cursor.ts'
import { Problem } from '../../core/problem.ts'
import { type ActivityQuery, sourcesOf } from './sources.ts'
import { type SubjectKey, subjectName, subjectsOf } from './subjects.ts'

const PAGE_SIZE = 20
const NONE = sql`null::int`
const UNSCORED = sql`null::float`

/** A row of {@link newestActivities}. */
export interface ActivityRow extends SubjectKey {
	name: string
	event: ActivityEvent
	at: Date
	micros: string
	key: string
	score: number | null
	progress: number | null
	first: number | null
}

interface Cursor {
	micros: string
	name: string
	key: string
}

/** One page of a member's activity, newest first. */
export async function readActivity(
	db: Database,
	{ pictures, ...query }: ActivityQuery & { after: string | undefined; pictures?: Pictures | undefined },
): Promise<{ items: Activity[]; next: string | null }> {
	const { rows } = await newestActivities(query, PAGE_SIZE + 1, parseCursor(query.after)).execute(db)
	const page = rows.slice(0, PAGE_SIZE)
	const subjects = await subjectsOf(db, page, pictures)
	const items = page.flatMap((row) => toActivity(row, subjects.get(subjectName(row))) ?? [])
	const last = page.at(-1)
	const next = last && rows.length > PAGE_SIZE ? `${last.micros}~${last.name}~${last.key}` : null
	return { items, next }
}

/** Presents an activity; undefined where its subject has been removed. */
export function toActivity(row: ActivityRow, subject: ActivitySubject | undefined): Activity | undefined {
	if (!subject) return undefined
	const { name, key, event, score, progress, first, at } = row
	return {
		id: `${name}-${key}`,
		event,
		at: at.toISOString(),
		subject,
		...scoreFields(score),
		progress,
		...(first === null ? {} : { first }),
	}
}

/** SQL for the newest activities of a member: reads so many of each source, then merges them. */
export function newestActivities(query: ActivityQuery, limit: number, after?: Cursor): RawBuilder<ActivityRow> {
	const sources = sourcesOf(query).filter(({ name }) => query.only?.includes(name) ?? true)
	const branches = sources.map((source) => {
		const beyond = after
			? sql`and ${source.at} <= ${instantOf(after.micros)} and (${source.at}, ${source.name}::text collate "C",
				(${source.key})::text collate "C") < (${instantOf(after.micros)}, ${after.name}::text, ${after.key}::text)`
			: sql``
		return sql`(select ${source.name}::text as name, ${source.event} as event, ${source.at} as at,
				${microsOf(source.at)} as micros, (${source.key})::text as key, ${source.subject} as kind,
				${source.subjectId} as id, ${source.score ?? UNSCORED} as score, ${source.progress ?? NONE} as progress,
				${source.first ?? NONE} as first
			${source.rows} ${beyond} order by ${source.at} desc, ${source.tie} desc limit ${limit})`
	})
	return sql<ActivityRow>`select * from (${sql.join(branches, sql` union all `)}) as done
		order by at desc, name collate "C" desc, key collate "C" desc limit ${limit}`
}

const CURSOR = /^(-?\d{1,17})~([A-Za-z]{1,20})~(.{1,120})$/s

function parseCursor(cursor: string | undefined): Cursor | undefined {
	if (cursor === undefined) return undefined
	const [, micros, name, key] = CURSOR.exec(cursor) ?? []
	if (micros === undefined || name === undefined || key === undefined) throw new Problem('request.invalid', 400)
	return { micros, name, key }
}
