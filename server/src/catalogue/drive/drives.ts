import { type RawBuilder, sql } from 'kysely'
import {
	type beginDriveRoute,
	type Drive,
	type DriveField,
	type DriveKind,
	type RouteInput,
	SEASONS,
	seasonNumber,
} from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { BEST_KNOWN } from '../bestKnown.ts'
import { currentId } from '../entity/findEntity.ts'
import { franchiseIds } from '../franchise/readWorks.ts'
import { MISSING_RULES } from '../missing/missingFields.ts'
import { raiseVersion } from '../recordChanges.ts'
import { SEASON_NUMBER } from '../season/seasonNumber.ts'
import { type LinkRow, linkOf } from '../titleNames.ts'

/** The titles of a drive; the best known come first. */
const MAX_TITLES = 500
const MEMBERS = 5
const WEEK_MS = 7 * DAY_MS

// SQL that is true for titles `t` of what a drive is about.
const TITLES: Record<DriveKind, (key: string) => RawBuilder<unknown>> = {
	season: (key) => {
		const [year, name] = key.split('-')
		const season = SEASONS.find((each) => each === name) ?? 'winter'
		return sql`t.kind = 'anime' and ${SEASON_NUMBER} = ${seasonNumber({ year: Number(year), season })}`
	},
	studio: (key) => sql`exists (select from title_studio x where x.title_id = t.id and x.studio_id = ${Number(key)})`,
	franchise: (key) => sql`t.id in ${franchiseIds(Number(key))}`,
}

interface NewDrive {
	subject: RouteInput<typeof beginDriveRoute>['body']
	memberId: string
	now: Date
}

/** Begins a drive. @returns its id, or that of the same drive which runs already. @throws Problem 404 without a title that could have the field. */
export async function beginDrive(db: Database, { subject, memberId, now }: NewDrive): Promise<number> {
	const { kind, field } = subject
	if ((kind === 'season') !== subject.key.includes('-')) throw new Problem('request.invalid', 400)
	return inTransaction(db, async (transaction) => {
		const key = await currentKey(transaction, subject)
		const { rows } = await sql<{ id: number; is_new: boolean }>`
			insert into drive (kind, key, field, begun_by, begun_at)
			values (${kind}, ${key}, ${field}, ${memberId}, ${now})
			on conflict (kind, key, field) where ended_at is null do update set key = excluded.key
			returning id, begun_at = ${now} and begun_by = ${memberId} as is_new`.execute(transaction)
		const [drive] = rows
		if (!drive) throw new Error('the drive was not written')
		if (!drive.is_new) return drive.id
		const { numAffectedRows = 0n } = await sql`insert into drive_title (drive_id, title_id)
			select ${drive.id}::int, t.id from title t
			where ${TITLES[kind](key)} and ${MISSING_RULES[field].applies} and t.removed_at is null
			order by ${BEST_KNOWN} limit ${MAX_TITLES}`.execute(transaction)
		if (numAffectedRows === 0n) throw new Problem('request.notFound', 404)
		await raiseVersion(transaction)
		return drive.id
	})
}

/** Ends a drive that runs. @throws Problem 404 if it does not. */
export async function endDrive(db: Database, id: number, memberId: string, now: Date): Promise<void> {
	const ended = await db
		.updateTable('drive')
		.set({ ended_by: memberId, ended_at: now })
		.where('id', '=', id)
		.where('ended_at', 'is', null)
		.returning('id')
		.executeTakeFirst()
	if (!ended) throw new Problem('request.notFound', 404)
	await raiseVersion(db)
}

interface DriveRow {
	id: number
	kind: DriveKind
	key: string
	field: DriveField
	begun_at: Date
	best: LinkRow | null
}

/** The drives that run, the newest first, with who helped. @param most how many; all by default */
export async function readDrives(db: Database, now: Date, most?: number): Promise<Drive[]> {
	const { rows } = await sql<DriveRow>`select d.id, d.kind, d.key, d.field, d.begun_at,
			(select to_json(t) from title t join drive_title x on x.title_id = t.id
				where x.drive_id = d.id and d.kind = 'franchise' and t.removed_at is null order by ${BEST_KNOWN} limit 1) as best
		from drive d where d.ended_at is null order by d.begun_at desc, d.id desc limit ${most ?? null}`.execute(db)
	return Promise.all(
		rows.map(async ({ begun_at, best, ...drive }) => ({
			...drive,
			...(await currentSubject(db, drive)),
			...(best === null ? {} : { title: linkOf(best) }),
			...(await readProgress(db, drive)),
			...(await readHelp(db, { ...drive, begunAt: begun_at, now })),
		})),
	)
}

type Subject = Pick<DriveRow, 'kind' | 'key'>

/** The key of a subject after merges of studios, and after what has joined its franchise: the id that its page has. */
async function currentKey(db: Database, { kind, key }: Subject): Promise<string> {
	if (kind === 'season') return key
	if (kind === 'studio') return String((await currentId(db, 'studio', Number(key))) ?? key)
	const { rows } = await sql<{ id: number | null }>`select min(id) as id from ${franchiseIds(Number(key))} f`.execute(
		db,
	)
	return String(rows[0]?.id ?? key)
}

async function currentSubject(db: Database, subject: Subject): Promise<{ key: string; studio?: string }> {
	const key = await currentKey(db, subject)
	if (subject.kind !== 'studio') return { key }
	const studio = await db.selectFrom('studio').select('name').where('id', '=', Number(key)).executeTakeFirst()
	return { key, ...(studio && { studio: studio.name }) }
}

async function readProgress(db: Database, { id, field }: Pick<DriveRow, 'id' | 'field'>) {
	const { rows } = await sql<{ total: number; filled: number }>`select count(*)::int as total,
			count(*) filter (where exists (${MISSING_RULES[field].rows}))::int as filled
		from drive_title x join title t on t.id = x.title_id where x.drive_id = ${id} and t.removed_at is null`.execute(db)
	return rows[0] ?? { total: 0, filled: 0 }
}

/** SQL that is true if a side of a revision `r` holds a Portuguese name that is no guess. Names are a list of all languages. */
function namesIn(side: 'before' | 'after'): RawBuilder<unknown> {
	return sql`exists (select from jsonb_array_elements(coalesce(nullif(r.${sql.ref(side)} ->> 'names', ''), '[]')::jsonb) n
		where n ->> 'language' like 'pt%' and n -> 'isGuess' is distinct from 'true'::jsonb)`
}

// SQL that is true for a revision `r` that filled the field.
const FILLS: Record<DriveField, RawBuilder<unknown>> = {
	synopsis: sql`r.after ->> 'synopsis' <> '' and coalesce(r.before ->> 'synopsis', '') = ''`,
	names: sql`${namesIn('after')} and not ${namesIn('before')}`,
}

/** The revisions that filled the field of a title of the drive, and whose they are. */
async function readHelp(db: Database, drive: Pick<DriveRow, 'id' | 'field'> & { begunAt: Date; now: Date }) {
	const { id, field, begunAt, now } = drive
	const weekAgo = new Date(now.getTime() - WEEK_MS)
	const { rows } = await sql<{ name: string; count: number; this_week: number }>`
		select m.username as name, count(*)::int as count,
			sum(count(*) filter (where r.made_at > ${weekAgo})) over ()::int as this_week
		from revision r join drive_title x on x.title_id = r.entity_id and x.drive_id = ${id}
			join member m on m.id = r.member_id
		where r.entity = 'title' and r.made_at >= ${begunAt} and r.undone_by is null and r.undoes is null
			and ${FILLS[field]}
		group by m.id order by count(*) desc, m.username limit ${MEMBERS}`.execute(db)
	return { thisWeek: rows[0]?.this_week ?? 0, members: rows.map(({ name, count }) => ({ name, count })) }
}
