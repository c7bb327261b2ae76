import { sql } from 'kysely'
import type { EDITED_FIELDS } from 'shared-contract'
import { insertRows, type NewRow, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { Keep } from '../mapping.ts'
import { EPISODES_SOURCE, type EpisodesDraft } from '../sources/episodes.ts'

const MAIN_SEASON = 1
const EXTRAS = 0

/**
 * Upserts episodes but for the fields that members wrote. Existing ones keep their ids, and so their comments and reactions.
 *
 * @param keep is called for each field that stays.
 */
export async function writeEpisodes(db: Database, drafts: readonly EpisodesDraft[], keep: Keep): Promise<void> {
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
	await insertRows(db, 'episode', await withMembersFields(db, rows, keep), { overwriteBy: ['season_id', 'label'] })
}

/** The columns of the fields of an episode that members edit. */
const COLUMNS = {
	title: ['title', 'names'],
	thumbnailUrl: ['thumbnail_url'],
	aired: ['aired'],
	minutes: ['minutes'],
} as const satisfies Partial<Record<(typeof EDITED_FIELDS)['episode'][number], readonly (keyof NewRow<'episode'>)[]>>

type EditedEpisode = NewRow<'episode'> & { title_id: number; label: string; fields: string[] }

/** The rows, with what members wrote in place of what the source says. */
async function withMembersFields(db: Database, rows: readonly NewRow<'episode'>[], keep: Keep) {
	const titles = [...new Set(rows.flatMap(({ title_id = 0 }) => title_id))]
	const { rows: edited } = await sql<EditedEpisode>`
		select e.title_id, e.season_id, e.label, e.title, e.names, e.thumbnail_url, e.aired, e.minutes,
			array_agg(distinct k.field order by k.field) as fields
		from episode e join revision r on r.entity = 'episode' and r.entity_id = e.id
			cross join jsonb_object_keys(case jsonb_typeof(r.after) when 'object' then r.after end) as k(field)
		where e.title_id = any(${titles}::int[]) and r.member_id is not null and r.undone_by is null and r.undoes is null
		group by e.id`.execute(db)
	const editedOf = new Map(edited.map((episode) => [`${episode.season_id} ${episode.label}`, episode]))
	return rows.map((row) => {
		const before = editedOf.get(`${row.season_id} ${row.label}`)
		if (before === undefined) return row
		const fields = Object.entries(COLUMNS).filter(([field]) => before.fields.includes(field))
		for (const [field] of fields) keep(before.title_id, `episode.${field}`, before.label)
		const columns = fields.flatMap(([, names]) => names.map((name) => [name, before[name]]))
		return { ...row, ...Object.fromEntries(columns) }
	})
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
