import { sql } from 'kysely'
import { STUDIO_PAGE_SIZE, type StudioPage, type StudioRole } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { chosenPicture, type Pictures } from '../pictures.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'
import { webAddress } from '../titlePage/webAddress.ts'
import { findEntity, NEWEST_FIRST } from './findEntity.ts'

interface StudioRow {
	id: number
	name: string
	native_name: string | null
	image_url: string | null
	description: string | null
	url: string | null
	studio: number
	producer: number
}

interface StudioQuery {
	id: number
	/** By default `studio`, or `producer` if there is nothing else. */
	role?: StudioRole | undefined
	page?: number | undefined
}

/**
 * A studio with one page of its titles in one role; a page past the last one is empty.
 *
 * @throws Problem 404 if the studio does not exist.
 */
export async function readStudioPage(db: Database, pictures: Pictures, query: StudioQuery): Promise<StudioPage> {
	const id = await findEntity(db, 'studio', query.id)
	const row = await readStudio(db, id)
	const role = query.role ?? (row.studio === 0 && row.producer > 0 ? 'producer' : 'studio')
	const { page = 1 } = query
	const { rows } = await sql<CardRow>`select ${CARD_COLUMNS} from title_studio x
		join title t on t.id = x.title_id and t.removed_at is null left join member m on m.id = t.posted_by
		where x.studio_id = ${id} and x.role = ${role}
		order by ${NEWEST_FIRST} limit ${STUDIO_PAGE_SIZE} offset ${(page - 1) * STUDIO_PAGE_SIZE}`.execute(db)
	return {
		id: row.id,
		name: row.name,
		nativeName: row.native_name,
		imageUrl: chosenPicture(row.image_url, pictures),
		description: row.description,
		url: webAddress(row.url),
		totals: { studio: row.studio, producer: row.producer },
		role,
		items: rows.map((title) => presentCard(title, pictures)),
		page,
		pageSize: STUDIO_PAGE_SIZE,
		total: row[role],
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
