import { sql } from 'kysely'
import { importDubs, SHIPPED_DUBS } from './importDubs.ts'
import type { Run } from './mapping.ts'
import bangumiRegions from './shipped/bangumiRegions.json' with { type: 'json' }
import mydublist from './shipped/mydublist.json' with { type: 'json' }
import { readWithheld } from './sources/adultIds.ts'
import { readRegions } from './sources/broadcasts.ts'
import { DUB_LEVELS, type DubLevel, readDubFile } from './sources/dubs.ts'
import { titlesOfSite } from './values/titleIds.ts'
import { platformIds } from './write/platformIds.ts'

/** When the source last changed the rows. */
const TAKEN = new Date('2026-08-22')

/** Imports what ships with the site (`shipped/NOTICE.md`): dubs of the titles that the catalogue knows, and regions of platforms without any. */
export async function importShipped(run: Run): Promise<void> {
	const { db } = run
	const titleOfMal = await titlesOfSite(db, 'mal')
	if (titleOfMal.size === 0) return
	const withheld = run.takesAdult ? new Set<string>() : await readWithheld(db)
	const summary = run.report.file('MyDubList')
	for (const level of Object.keys(DUB_LEVELS) as DubLevel[]) {
		const list = readDubFile({ language: mydublist.language, dubbed: mydublist[level] })
		const dubs = list?.dubs.filter(({ malId }) => titleOfMal.has(malId) && !withheld.has(malId)) ?? []
		const shipped = { language: list?.language ?? '', dubs, level, records: SHIPPED_DUBS }
		await importDubs({ ...run, asOf: TAKEN }, summary, shipped, { withheld, titleOfMal })
	}
	await db.transaction().execute(async (transaction) => {
		await platformIds(transaction)
		const rows = JSON.stringify([...(readRegions(bangumiRegions) ?? [])].map(([key, regions]) => ({ key, regions })))
		await sql`update platform p set regions = said.regions from json_populate_recordset(null::platform, ${rows}::json) said
			where p.key = said.key and p.regions is null`.execute(transaction)
	})
}
