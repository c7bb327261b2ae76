import { sql } from 'kysely'
import {
	FORMATS,
	type Format,
	STUDIO_PAGE_SIZE,
	type StudioPage,
	type StudioRole,
	type StudioSort,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { BEST_KNOWN } from '../bestKnown.ts'
import type { Pictures } from '../pictures.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'
import { type LinkRow, linkOf } from '../titleNames.ts'
import { webAddress } from '../titlePage/webAddress.ts'
import { type EntityLinkRow, presentEntityLink } from './entityLink.ts'
import { findEntity } from './findEntity.ts'

interface StudioRow extends EntityLinkRow {
	description: string | null
	url: string | null
	studio: number
	producer: number
}

interface StudioQuery {
	id: number
	/** By default `studio`, or `producer` if there is nothing else. */
	role?: StudioRole | undefined
	format?: Format | undefined
	sort?: StudioSort | undefined
	page?: number | undefined
}

const ORDERS = {
	renown: BEST_KNOWN,
	// Most titles without a year are announced.
	year: sql`t.year desc nulls first, ${BEST_KNOWN}`,
	rating: sql`t.weighted_rating desc, t.id`,
	title: sql`t.sort_title collate "C", t.id`,
} as const satisfies Record<StudioSort, unknown>

const KNOWN_FOR = 3

/**
 * A studio with one page of its titles in one role; a page past the last one is empty.
 *
 * @throws Problem 404 if the studio does not exist.
 */
export async function readStudioPage(db: Database, pictures: Pictures, query: StudioQuery): Promise<StudioPage> {
	const id = await findEntity(db, 'studio', query.id)
	const row = await readStudio(db, id)
	const role = query.role ?? (row.studio === 0 && row.producer > 0 ? 'producer' : 'studio')
	const { format, sort = 'renown', page = 1 } = query
	const ofRole = sql`from title_studio x
		join title t on t.id = x.title_id and t.removed_at is null left join member m on m.id = t.posted_by
		where x.studio_id = ${id} and x.role = ${role}`
	const { rows } = await sql<CardRow>`select ${CARD_COLUMNS} ${ofRole} ${format ? sql`and t.format = ${format}` : sql``}
		order by ${ORDERS[sort]} limit ${STUDIO_PAGE_SIZE} offset ${(page - 1) * STUDIO_PAGE_SIZE}`.execute(db)
	const known =
		await sql<LinkRow>`select t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.romaji_title
		${ofRole} order by ${BEST_KNOWN} limit ${KNOWN_FOR}`.execute(db)
	const counts = await sql<{ format: Format; total: number }>`select t.format, count(*)::int as total ${ofRole}
		group by t.format order by array_position(${[...FORMATS]}::text[], t.format)`.execute(db)
	return {
		...presentEntityLink(row, pictures),
		description: row.description,
		url: webAddress(row.url),
		totals: { studio: row.studio, producer: row.producer },
		role,
		formats: counts.rows,
		knownFor: known.rows.map(linkOf),
		items: rows.map((title) => presentCard(title, pictures)),
		page,
		pageSize: STUDIO_PAGE_SIZE,
		total: format ? (counts.rows.find((each) => each.format === format)?.total ?? 0) : row[role],
	}
}

async function readStudio(db: Database, id: number): Promise<StudioRow> {
	const { rows } = await sql<StudioRow>`select s.id, s.name, s.native_name, s.image_url, s.description, s.url,
		count(t.id) filter (where x.role = 'studio')::int as studio,
		count(t.id) filter (where x.role = 'producer')::int as producer
		from studio s left join title_studio x on x.studio_id = s.id
		left join title t on t.id = x.title_id and t.removed_at is null
		where s.id = ${id} group by s.id`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row
}
