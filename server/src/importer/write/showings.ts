import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { Showing } from '../sources/broadcasts.ts'

interface ShownTitle {
	titleId: number
	showings: readonly Showing[]
}

/** Writes on which platforms titles are shown. What a source does not know stays as another source said. */
export async function writeShowings(
	db: Database,
	titles: readonly ShownTitle[],
	platforms: ReadonlyMap<string, number>,
): Promise<void> {
	const rows = titles.flatMap(({ titleId, showings }) =>
		showings.map(({ platform, url, startsAt, regions }) => ({
			title_id: titleId,
			platform_id: platforms.get(platform) ?? 0,
			url,
			starts_at: startsAt,
			regions,
		})),
	)
	if (rows.length === 0) return
	// Of several rows for one title and platform, the last one with an address counts.
	await sql`insert into title_platform as known (title_id, platform_id, url, starts_at, regions)
		select distinct on (title_id, platform_id) title_id, platform_id, url, starts_at, regions
		from rows from (json_populate_recordset(null::title_platform, ${JSON.stringify(rows)}::json)) with ordinality
		order by title_id, platform_id, url is null, ordinality desc
		on conflict (title_id, platform_id) do update set url = coalesce(excluded.url, known.url),
			starts_at = coalesce(excluded.starts_at, known.starts_at), regions = coalesce(excluded.regions, known.regions)`.execute(
		db,
	)
}
