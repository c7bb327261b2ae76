import { sql } from 'kysely'

/** The columns of `toAuthor` from a joined `member m`. */
export const AUTHOR_COLUMNS = sql`m.id as author_id, m.username as author_name, m.avatar_url as author_avatar_url,
	m.role as author_role`

/** The numbers among ids of contents; others cannot exist. */
export function numbersOf(ids: readonly string[]): number[] {
	return ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
}
