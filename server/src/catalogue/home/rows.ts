import { sql } from 'kysely'
import type { TitleCard } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { Pictures } from '../pictures.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'

/** Cards in a row of the home page: two screens at the widest. */
const ROW_LENGTH = 12

const ROWS = ['popular', 'releases', 'mangas', 'movies'] as const
type Row = (typeof ROWS)[number]

/** Reads the four rows of titles in one query; each starts at the beginning of a database index. */
export async function readRows(db: Database, pictures: Pictures): Promise<Record<Row, TitleCard[]>> {
	const { rows } = await sql<CardRow & { list: Row }>`
		with picked as (
			(select 'popular' as list, id, row_number() over (order by popularity desc, id) as place
				from title where kind = 'anime' and removed_at is null order by popularity desc, id limit ${ROW_LENGTH})
			union all
			(select 'releases', id,
				row_number() over (order by added_at desc, started desc nulls last, id desc)
				from title where kind = 'anime' and removed_at is null and format <> 'Movie' and status <> 'not_released'
				order by added_at desc, started desc nulls last, id desc limit ${ROW_LENGTH})
			union all
			(select 'mangas', id, row_number() over (order by popularity desc, id)
				from title where kind = 'manga' and removed_at is null order by popularity desc, id limit ${ROW_LENGTH})
			union all
			(select 'movies', id,
				row_number() over (order by added_at desc, started desc nulls last, id desc)
				from title where format = 'Movie' and removed_at is null and status <> 'not_released'
				order by added_at desc, started desc nulls last, id desc limit ${ROW_LENGTH})
		)
		select p.list, ${CARD_COLUMNS}
		from picked p join title t on t.id = p.id left join member m on m.id = t.posted_by
		order by p.place`.execute(db)
	const of = (row: Row) => rows.filter(({ list }) => list === row).map((card) => presentCard(card, pictures))
	return { popular: of('popular'), releases: of('releases'), mangas: of('mangas'), movies: of('movies') }
}
