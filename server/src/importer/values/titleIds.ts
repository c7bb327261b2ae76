import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

/**
 * Which title a site's id stands for, by `site id`.
 *
 * @param notOf a source whose own titles are left out: it finds those by their rows.
 */
export async function titlesByExternalId(
	db: Database,
	sites: readonly string[],
	notOf = '',
): Promise<Map<string, number>> {
	const { rows } = await sql<{ key: string; title_id: number }>`select e.site || ' ' || e.id as key, e.title_id
		from external_id e join title t on t.id = e.title_id
		where e.site = any(${sites}::text[]) and t.source is distinct from ${notOf}
		order by e.title_id`.execute(db)
	return new Map(rows.map(({ key, title_id }) => [key, title_id]))
}

/** Which title an id of a site stands for. */
export async function titlesOfSite(db: Database, site: string): Promise<Map<string, number>> {
	const titles = await titlesByExternalId(db, [site])
	return new Map([...titles].map(([key, id]) => [key.slice(site.length + 1), id]))
}
