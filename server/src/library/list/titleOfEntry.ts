import { sql } from 'kysely'
import type { ListedTitle } from 'shared-contract'
import {
	currentTitle,
	isShownTo,
	type LinkRow,
	linkOf,
	type Pictures,
	pictureUrl,
	SHOWN,
	TITLE_TOTAL,
	VOLUME_TOTAL,
} from '../../catalogue/public.ts'
import type { Columns, Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

// Ids are Postgres integers: a greater one cannot exist.
const TITLE_ID_MAX = 2_147_483_647

/** The columns of `title t` that {@link toListedTitle} presents. */
export const LISTED_TITLE = sql`t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.romaji_title, t.poster_url, t.color, t.is_adult`

export type ListedTitleRow = LinkRow & Columns<'title', 'poster_url' | 'color' | 'is_adult'>

export function toListedTitle(row: ListedTitleRow, pictures: Pictures): ListedTitle {
	const imageUrl = pictureUrl('poster', row.id, row.poster_url, pictures)
	return { ...linkOf(row), imageUrl, color: row.color, ...(row.is_adult && { isAdult: true }) }
}

/** A title with its numbers of episodes or chapters, and volumes. */
export interface TitleRow extends ListedTitleRow {
	total: number | null
	total_volumes: number | null
}

/**
 * Reads a title that is on the site, after a merge the one that it became.
 *
 * @param memberId the member whose own list it is for: who may see adult titles, too.
 * @throws Problem 404 if there is none.
 */
export async function titleOnSite(db: Database, titleId: string | number, memberId?: string): Promise<TitleRow> {
	const id = Number(titleId)
	if (id > TITLE_ID_MAX) throw new Problem('request.notFound', 404)
	const { rows } = await sql<TitleRow>`select ${LISTED_TITLE}, ${TITLE_TOTAL} as total, ${VOLUME_TOTAL} as total_volumes
		from title t where t.id = ${currentTitle(id)} and ${memberId === undefined ? SHOWN : isShownTo(memberId)}`.execute(
		db,
	)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row
}
