import { sql } from 'kysely'
import { finishImport, removeSamples } from './finishImport.ts'
import { importDubs, SHIPPED_DUBS } from './importDubs.ts'
import { importFile } from './importFile.ts'
import type { Run } from './mapping.ts'
import { FILE_KINDS, type FileKind, recognise } from './reading/recognise.ts'
import bangumiRegions from './shipped/bangumiRegions.json'
import mydublist from './shipped/mydublist.json'
import { readWithheld } from './sources/adultIds.ts'
import { readRegions } from './sources/broadcasts.ts'
import { DUB_LEVELS, type DubLevel, readDubFile } from './sources/dubs.ts'
import { titlesOfSite } from './values/titleIds.ts'
import { fillAliases } from './write/mergeDuplicates.ts'
import { platformIds } from './write/platformIds.ts'

interface Wish {
	files: readonly string[]
	/** Deletes the sample data first. */
	replaceSamples?: boolean
	/** Imports what ships with the site, too. */
	withShipped?: boolean
}

/**
 * Imports files into the database: detects the kind of each file and imports them in the order of their dependencies. A second
 * run resumes an interrupted import, and otherwise changes nothing.
 *
 * @throws UnknownFile before anything is written, Interrupted when the run's signal ends it.
 */
export async function importFiles(
	run: Run,
	{ files, replaceSamples = false, withShipped = false }: Wish,
): Promise<void> {
	const recognised: { file: string; kind: FileKind }[] = []
	for (const file of files) recognised.push({ file, kind: await recognise(file) })
	recognised.sort((one, other) => FILE_KINDS.indexOf(one.kind) - FILE_KINDS.indexOf(other.kind))
	if (replaceSamples) await removeSamples(run.db)
	if (!run.isRefresh) await fillAliases(run.db)
	try {
		for (const { file, kind } of recognised) await importFile(run, file, kind)
		if (withShipped) await importShipped(run)
		await finishImport(run)
	} finally {
		await run.report.write()
	}
}

/** When the source last changed the rows. */
const TAKEN = new Date('2026-08-22')

/** Imports what ships with the site (`shipped/NOTICE.md`): dubs of the titles that the catalogue knows, and regions of platforms without any. */
async function importShipped(run: Run): Promise<void> {
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
