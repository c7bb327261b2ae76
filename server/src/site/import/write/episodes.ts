import { sql } from 'kysely'
import { insertRows, type NewRow, reserveIds } from '../../../core/database/insertRows.ts'
import type { Database } from '../../../core/database/schema.ts'
import { EPISODES_SOURCE, type EpisodesDraft } from '../sources/episodes.ts'

const MAIN_SEASON = 1
const EXTRAS = 0

/** Upserts episodes; existing ones keep their ids, and so their comments and reactions. */
export async function writeEpisodes(db: Database, drafts: readonly EpisodesDraft[]): Promise<void> {
	const seasons = await seasonIds(
		db,
		drafts.flatMap(({ titleId, episodes }) =>
			[...new Set(episodes.map(({ kind }) => seasonOf(kind)))].map((number) => ({ title_id: titleId, number })),
		),
	)
	const rows = drafts.flatMap(({ titleId, episodes }) =>
		episodes.map(
			(episode): NewRow<'episode'> => ({
				title_id: titleId,
				season_id: seasons.get(`${titleId} ${seasonOf(episode.kind)}`) ?? 0,
				kind: episode.kind,
				number: episode.number,
				label: episode.label,
				title: episode.title,
				names: Object.keys(episode.names).length > 1 ? episode.names : null,
				minutes: episode.minutes,
				aired: episode.aired,
				thumbnail_url: episode.thumbnailUrl,
				source: EPISODES_SOURCE.name,
				licence: EPISODES_SOURCE.licence,
			}),
		),
	)
	await insertRows(db, 'episode', rows, { overwriteBy: ['season_id', 'label'] })
}

function seasonOf(kind: string): number {
	return kind === 'regular' ? MAIN_SEASON : EXTRAS
}

async function seasonIds(db: Database, wanted: readonly { title_id: number; number: number }[]) {
	const titles = [...new Set(wanted.map(({ title_id }) => title_id))]
	const { rows } = await sql<{ id: number; title_id: number; number: number }>`
		select id, title_id, number from season where title_id = any(${titles}::int[])`.execute(db)
	const ids = new Map(rows.map(({ id, title_id, number }) => [`${title_id} ${number}`, id]))
	const missing = wanted.filter(({ title_id, number }) => !ids.has(`${title_id} ${number}`))
	const fresh = await reserveIds(db, 'season', missing.length)
	const added = missing.map((season, place) => ({ id: fresh[place] ?? 0, ...season }))
	await insertRows(db, 'season', added)
	for (const { id, title_id, number } of added) ids.set(`${title_id} ${number}`, id)
	return ids
}
