import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Dump, DumpFile, DumpSource } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { GzipFile } from './gzipFile.ts'
import { LICENCE_URLS } from './licences.ts'
import { fileKey, nameOfDump, publish, readManifest } from './manifest.ts'
import { readRecords } from './readRecords.ts'
import { type DumpRow, RECORD_NAMES, type RecordName } from './records.ts'
import { SqliteFile } from './sqliteFile.ts'

const SQLITE_NAME = 'niouka.sqlite'

export type DumpContext = Pick<AppContext, 'db' | 'storage' | 'now'> & { settings: { DATA_DIR: string } }

/** The process is about to end; the former dumps stay as they are. */
export class DumpInterrupted extends Error {}

/**
 * Writes the rows of the catalogue whose licence allows it to files, stores them and publishes them at once.
 *
 * @param mayGoOn is asked before each page of rows
 * @throws DumpInterrupted when it says no
 */
export async function writeDump(context: DumpContext, mayGoOn = () => true): Promise<Dump> {
	const { db, storage, settings, now } = context
	return withWorkFolder(settings.DATA_DIR, async (folder) => {
		const madeAt = now()
		const name = nameOfDump(madeAt, await readManifest(storage))
		const { files, sources } = await writeFiles(db, folder, mayGoOn)
		for (const file of files) await storage.putFile(fileKey(name, file.name), join(folder, file.name))
		const dump = { name, madeAt: madeAt.toISOString(), files, sources }
		await publish(storage, dump, madeAt)
		return dump
	})
}

async function writeFiles(db: Database, folder: string, mayGoOn: () => boolean) {
	const lines = new Map(RECORD_NAMES.map((name) => [name, new GzipFile(join(folder, ndjsonName(name)))]))
	const sqlitePath = join(folder, SQLITE_NAME)
	const sqlite = new SqliteFile(sqlitePath)
	const tally = new Tally()
	try {
		for await (const { name, rows } of readRecords(db)) {
			if (!mayGoOn()) throw new DumpInterrupted('the dump was interrupted')
			await lines.get(name)?.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
			await sqlite.insert(name, rows)
			tally.add(name, rows)
		}
		sqlite.close()
		const files: DumpFile[] = []
		for (const [name, file] of lines)
			files.push({ name: ndjsonName(name), format: 'ndjson', rows: tally.rowsOf(name), ...(await file.end()) })
		files.push({ name: `${SQLITE_NAME}.gz`, format: 'sqlite', rows: tally.total, ...(await compress(sqlitePath)) })
		return { files, sources: tally.sources() }
	} finally {
		sqlite.close()
		for (const file of lines.values()) file.destroy()
	}
}

const ndjsonName = (name: RecordName) => `${name}.ndjson.gz`

async function compress(path: string) {
	const file = new GzipFile(`${path}.gz`)
	for await (const chunk of createReadStream(path)) await file.write(chunk)
	return file.end()
}

/** Counts rows by record type and by source. */
class Tally {
	readonly #records = new Map<RecordName, number>()
	readonly #sources = new Map<string, DumpSource>()

	get total(): number {
		return RECORD_NAMES.reduce((sum, name) => sum + this.rowsOf(name), 0)
	}

	add(name: RecordName, rows: readonly DumpRow[]): void {
		this.#records.set(name, this.rowsOf(name) + rows.length)
		for (const { source, licence } of rows) {
			if (typeof source !== 'string' || !isLicence(licence)) throw new Error(`a row of ${name} has no licence`)
			const key = `${source} ${licence}`
			const known = this.#sources.get(key) ?? { source, licence, licenceUrl: LICENCE_URLS[licence], rows: 0 }
			this.#sources.set(key, { ...known, rows: known.rows + 1 })
		}
	}

	rowsOf(name: RecordName): number {
		return this.#records.get(name) ?? 0
	}

	sources(): DumpSource[] {
		return [...this.#sources.values()].sort((one, other) => other.rows - one.rows)
	}
}

const isLicence = (value: unknown): value is keyof typeof LICENCE_URLS =>
	typeof value === 'string' && value in LICENCE_URLS

/** Calls `work` with an empty folder under the data folder, which is deleted afterwards. */
async function withWorkFolder<Result>(dataFolder: string, work: (folder: string) => Promise<Result>): Promise<Result> {
	const parent = join(dataFolder, 'dump-unfinished')
	await mkdir(parent, { recursive: true })
	await removeAbandoned(parent)
	const folder = await mkdtemp(join(parent, 'dump-'))
	try {
		return await work(folder)
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

/** Deletes what a crash left behind. */
async function removeAbandoned(parent: string): Promise<void> {
	for (const name of await readdir(parent)) {
		const path = join(parent, name)
		if ((await stat(path)).mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true })
	}
}
