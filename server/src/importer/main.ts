import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../core/database/connection.ts'
import { FolderInUse } from '../core/database/folderLock.ts'
import { UnknownMigrations } from '../core/database/migrate.ts'
import { bringUpToDate, FormerServes } from '../core/database/upgrade.ts'
import { InvalidSettings, parseSettings } from '../core/settings.ts'
import { prepareDataFolder } from '../core/storage/dataFolder.ts'
import { importFiles } from './importFiles.ts'
import { Interrupted } from './mapping.ts'
import { UnknownFile } from './reading/recognise.ts'
import { type FileSummary, Report } from './report.ts'

/** Between two lines of progress. */
const EVERY_MS = 500
const USAGE = `npm run import -- <file>… [--replace-samples]

Reads catalogues into the database of the site: anime, manga, episodes, AniList's rows, bangumi-data (its lines, or data.json of the npm
package), AniDB's anime-titles.xml, MyDubList's dubs, Wikidata's answers, leads of Wikipedia, Anime-Lists' ids, ids to leave out. Each file is recognised by what it holds; .gz is unpacked on the
way. The folder of a file of dubs says how sure it is: low, normal, high or very-high. What members wrote stays. Dubs in Portuguese and regions
of services ship with the site and are imported by themselves.
Stop the server first, unless it uses Postgres.

  --replace-samples   takes the sample catalogue and community out first`

const INTERRUPTED = 130

async function main(): Promise<number> {
	const { values, positionals: files } = parseArgs({
		allowPositionals: true,
		options: { 'replace-samples': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
	})
	if (values.help || files.length === 0) {
		process.stderr.write(`${USAGE}\n`)
		return values.help ? 0 : 2
	}
	const { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, ADULT_TITLES: adultTitles } = parseSettings(process.env)
	await prepareDataFolder(dataFolder)
	const stop = new AbortController()
	process.once('SIGINT', () => stop.abort())
	process.once('SIGTERM', () => stop.abort())
	const connection = await openDatabase({ databaseUrl, dataFolder, onLost: () => stop.abort() })
	const now = new Date()
	const reportPath = join(dataFolder, `import-${now.toISOString().replaceAll(':', '-')}.jsonl`)
	const report = new Report(reportPath)
	try {
		await bringUpToDate(connection)
		await connection.withoutTimeouts(async (db) => {
			const run = {
				db,
				report,
				now,
				signal: stop.signal,
				progress: progressTo(process.stderr),
				takesAdult: adultTitles === 'members',
			}
			await importFiles(run, { files, replaceSamples: values['replace-samples'], withShipped: true })
		})
	} finally {
		if (report.files.length > 0) process.stdout.write(`${report}\n`)
		if (report.hasFindings) process.stdout.write(`findings, row by row: ${reportPath}\n`)
		await connection.close()
	}
	return 0
}

/** A one-line message, without a stack, for errors that the user can fix. */
function isExpected(error: unknown): error is Error {
	const kinds = [FolderInUse, UnknownMigrations, FormerServes, UnknownFile, InvalidSettings, Interrupted]
	const code = error instanceof Error && 'code' in error ? String(error.code) : ''
	return code === 'ENOENT' || code.startsWith('ERR_PARSE_ARGS_') || kinds.some((kind) => error instanceof kind)
}

main().then(
	(code) => {
		process.exitCode = code
	},
	(error: unknown) => {
		process.stderr.write(
			`${isExpected(error) ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
		)
		process.exitCode = error instanceof Interrupted ? INTERRUPTED : 1
	},
)

/** Shows the progress of each file: one updated line on a terminal, a line per ten percent on a pipe. */
function progressTo(stream: NodeJS.WriteStream): (summary: FileSummary, progress: number) => void {
	let shownAt = 0
	let shown = ''
	return (summary, progress) => {
		const now = performance.now()
		if (progress < 1 && now - shownAt < EVERY_MS) return
		shownAt = now
		const tenths = stream.isTTY ? Math.floor(progress * 100) : Math.floor(progress * 10) * 10
		const line = `${summary.file}  ${summary.read.toLocaleString('en')} rows  ${tenths} %`
		const mark = `${summary.file} ${tenths}`
		if (!stream.isTTY && mark === shown) return
		shown = mark
		stream.write(stream.isTTY ? `\r\x1b[K${line}${progress >= 1 ? '\n' : ''}` : `${line}\n`)
	}
}
