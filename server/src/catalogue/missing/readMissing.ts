import { sql } from 'kysely'
import {
	MISSING_AMONG,
	MISSING_FIELDS,
	MISSING_PAGE_SIZE,
	type MissingField,
	type MissingKind,
	type MissingOverview,
	type MissingTitle,
} from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Columns, Database } from '../../core/database/schema.ts'
import { BEST_KNOWN } from '../bestKnown.ts'
import { type Pictures, pictureUrl } from '../pictures.ts'
import { type LinkRow, linkOf } from '../titleNames.ts'
import { MISSING_RULES, OF_KIND } from './missingFields.ts'

const DAYS = 7
const MEMBERS = 10

const ofKind = (kind: MissingKind | undefined) => (kind === undefined ? sql`true` : OF_KIND[kind])

/** What the best-known titles lack, and what members filled in the last days. */
export async function readMissingOverview(
	db: Database,
	now: Date,
	kind: MissingKind | undefined,
): Promise<MissingOverview> {
	const counts = MISSING_FIELDS.flatMap((field) => {
		const { applies, rows } = MISSING_RULES[field]
		return [
			sql`count(*) filter (where ${applies} and not exists (${rows}))::int as ${sql.id(`${field}_missing`)}`,
			sql`count(*) filter (where ${applies})::int as ${sql.id(`${field}_among`)}`,
		]
	})
	const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)} from (
		select id, kind, format, status from title t where removed_at is null and ${ofKind(kind)}
		order by ${BEST_KNOWN} limit ${MISSING_AMONG}
	) t`.execute(db)
	const [row = {}] = rows
	return {
		fields: MISSING_FIELDS.map((field) => ({
			field,
			missing: row[`${field}_missing`] ?? 0,
			among: row[`${field}_among`] ?? 0,
		})),
		filled: await readFilled(db, now),
	}
}

async function readFilled(db: Database, now: Date): Promise<MissingOverview['filled']> {
	const since = new Date(now.getTime() - DAYS * DAY_MS)
	const { rows } = await sql<{ name: string; count: number; total: number; drafted: number }>`
		select m.username as name, count(*)::int as count, sum(count(*)) over ()::int as total,
			sum(count(*) filter (where filled.field = any(r.drafted))) over ()::int as drafted
		from revision r join member m on m.id = r.member_id cross join jsonb_each_text(r.after) as filled (field, text)
		where r.made_at > ${since} and r.entity = 'title' and r.before is not null and r.undone_by is null and r.undoes is null
			and filled.text <> '' and coalesce(r.before ->> filled.field, '') = ''
		group by m.id order by count(*) desc, m.username limit ${MEMBERS}`.execute(db)
	const { total = 0, drafted = 0 } = rows[0] ?? {}
	return { total, drafted, members: rows.map(({ name, count }) => ({ name, count })) }
}

interface MissingList {
	field: MissingField
	kind: MissingKind | undefined
	/** Only titles of this drive. */
	drive: number | undefined
	page: number
}

type MissingRow = LinkRow & Columns<'title', 'poster_url' | 'year'>

/** One page of the titles that lack a field, the best known first. */
export async function readMissingTitles(
	db: Database,
	pictures: Pictures,
	{ field, kind, drive, page }: MissingList,
): Promise<MissingTitle[]> {
	const { applies, rows: held } = MISSING_RULES[field]
	const ofDrive =
		drive === undefined ? sql`true` : sql`t.id in (select title_id from drive_title where drive_id = ${drive})`
	const { rows } = await sql<MissingRow>`select t.id, t.kind, t.format, t.title, t.english_title,
			t.native_title, t.romaji_title, t.poster_url, t.year
		from title t where t.removed_at is null and ${ofKind(kind)} and ${ofDrive} and ${applies} and not exists (${held})
		order by ${BEST_KNOWN} limit ${MISSING_PAGE_SIZE} offset ${(page - 1) * MISSING_PAGE_SIZE}`.execute(db)
	return rows.map((row) => ({
		...linkOf(row),
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures),
		...(row.year === null ? {} : { year: row.year }),
	}))
}
