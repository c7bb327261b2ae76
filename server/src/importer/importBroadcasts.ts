import { sql } from 'kysely'
import { OFFICIAL_SITE } from 'shared-contract'
import { lockVersion, recordChanges } from '../catalogue/recordChanges.ts'
import { importRows } from './importRows.ts'
import type { RawRow, Run } from './mapping.ts'
import type { FileSummary } from './report.ts'
import { BROADCASTS_SOURCE, readBroadcast, readRegions } from './sources/broadcasts.ts'
import { platformIds } from './write/platformIds.ts'
import { writeSupplements } from './write/supplements.ts'

const SUPPLEMENTS_A_BATCH = 500
const FIRST_PLACE = 2000

interface Known {
	withheld: Set<string>
	titleOf: ReadonlyMap<string, number>
}

/** Imports when and where titles are broadcast. */
export function importBroadcasts(
	run: Run,
	summary: FileSummary,
	rows: AsyncIterable<RawRow>,
	known: Known,
): Promise<void> {
	return importRows(run, summary, rows, {
		source: BROADCASTS_SOURCE.name,
		batch: SUPPLEMENTS_A_BATCH,
		fields: ['names', 'externalIds', 'airing', 'platforms', 'links'],
		read: (row) => readBroadcast(row, known),
		key: ({ key }) => key,
		titleId: ({ titleId }) => titleId,
		together: ({ titleId }) => String(titleId),
		facts: ({ slots, showings, names }) => [
			...(slots.some(({ endsAt }) => endsAt === null || endsAt > run.now) ? (['slots'] as const) : []),
			...(showings.length > 0 ? (['platforms'] as const) : []),
			...(names.length > 0 ? (['names'] as const) : []),
		],
		begun: ({ begun }) => begun,
		async write(db, drafts, memberFields) {
			const supplements = drafts.map(({ draft: { officialSite, ...draft } }) => ({
				...draft,
				airings: [],
				links: officialSite === null ? [] : [{ name: OFFICIAL_SITE, url: officialSite }],
			}))
			await writeSupplements(db, supplements, { source: BROADCASTS_SOURCE, first: FIRST_PLACE, memberFields })
			return drafts.map(({ draft }) => draft.titleId)
		},
	})
}

/** Writes in which countries the platforms serve, as the document's `siteMeta` says. */
export async function importRegions(run: Run, summary: FileSummary, siteMeta: unknown): Promise<void> {
	const regions = readRegions(siteMeta)
	if (regions === undefined) {
		run.report.add(summary, { line: 1, key: 'siteMeta', verdict: 'refused', reason: 'row.shape' })
		return
	}
	await run.db.transaction().execute(async (db) => {
		await lockVersion(db)
		await platformIds(db)
		const rows = JSON.stringify([...regions].map(([key, list]) => ({ key, regions: list })))
		const { rows: changed } = await sql<{ id: number }>`update platform p set regions = said.regions
			from json_populate_recordset(null::platform, ${rows}::json) said
			where p.key = said.key and p.regions is distinct from said.regions returning p.id`.execute(db)
		const platforms = changed.map(({ id }) => id)
		const { rows: titles } = await sql<{ id: number }>`select distinct title_id as id from title_platform
			where platform_id = any(${platforms}::int[])`.execute(db)
		if (titles.length > 0) await recordChanges(db, { titles: titles.map(({ id }) => id) })
	})
}
