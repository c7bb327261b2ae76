import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { Database } from '../../core/database/schema.ts'
import type { ObjectStore } from '../../core/storage/objectStore.ts'
import { uploadKey } from '../../core/upload/picture.ts'
import { describeFolder } from '../../releases/local/describeFolder.ts'
import type { ReleaseFiles, ReleaseName } from '../../releases/releaseFiles.ts'
import { SHELLS_PREFIX } from '../host/formerShells.ts'
import {
	type BackupHead,
	type BackupManifest,
	DATABASE_PREFIX,
	FILES_PREFIX,
	HEAD_NAME,
	MANIFEST_NAME,
	RELEASES_PREFIX,
} from './format.ts'
import { listSequences, listTables, readRows } from './tables.ts'

/** The size from which the rows of a table go on in another entry. */
const ENTRY_BYTES = 8 * 1024 * 1024

/** The parts of a site that a backup holds. */
export interface SiteParts {
	db: Database
	storage: ObjectStore
	releases: ReleaseFiles
}

/** The database has no tables: there is no site. */
export class NoSite extends Error {
	constructor() {
		super('there is no site to back up: the database is empty (DATABASE_URL, or the folder DATA_DIR)')
	}
}

interface Snapshot {
	head: BackupHead
	rows: BackupManifest['rows']
	uploads: string[]
	versions: ReleaseName[]
}

/**
 * A backup of a running site as a stream: the database as of one moment, and the files of that moment.
 *
 * The rows are first written to a temporary folder, because the embedded database runs no other query meanwhile.
 *
 * @throws NoSite
 */
export async function writeBackup(site: SiteParts, now: Date): Promise<Readable> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-backup-'))
	const clear = () => rm(folder, { recursive: true, force: true })
	try {
		const snapshot = await takeSnapshot(site.db, folder, now)
		const packing = pack()
		const stream = packing.pipe(createGzip())
		packing.on('error', (error) => stream.destroy(error))
		stream.on('close', () => packing.destroy())
		addEntries(new Entries(packing), site, snapshot, folder)
			.catch((error) => packing.destroy(error))
			.finally(clear)
		return stream
	} catch (error) {
		await clear()
		throw error
	}
}

/** Writes the rows of all tables to files, as of one moment. */
async function takeSnapshot(db: Database, folder: string, now: Date): Promise<Snapshot> {
	return db
		.transaction()
		.setIsolationLevel('repeatable read')
		.setAccessMode('read only')
		.execute(async (transaction) => {
			const tables = await listTables(transaction)
			if (tables.length === 0) throw new NoSite()
			const rows: BackupManifest['rows'] = []
			for (const table of tables) {
				const tableFolder = join(folder, table.name)
				await mkdir(tableFolder)
				let [count, bytes, part] = [0, 0, 0]
				for await (const batch of readRows(transaction, table)) {
					const text = `${batch.join('\n')}\n`
					count += batch.length
					bytes += text.length
					await appendFile(join(tableFolder, `${String(part).padStart(6, '0')}.ndjson`), text)
					if (bytes >= ENTRY_BYTES) [bytes, part] = [0, part + 1]
				}
				rows.push({ table: table.name, count })
			}
			const uploads = await transaction.selectFrom('upload').select('id').orderBy('id').execute()
			const versions = await transaction
				.selectFrom('release')
				.where('state', '=', 'published')
				.select(['slice', 'version'])
				.execute()
			const migrations = await transaction
				.withTables<{ kysely_migration: { name: string } }>()
				.selectFrom('kysely_migration')
				.select('name')
				.orderBy('name')
				.execute()
			const head: BackupHead = {
				format: 1,
				madeAt: now.toISOString(),
				migrations: migrations.map(({ name }) => name),
				tables,
				sequences: await listSequences(transaction),
			}
			return { head, rows, uploads: uploads.map(({ id }) => id), versions }
		})
}

async function addEntries(entries: Entries, { storage, releases }: SiteParts, snapshot: Snapshot, folder: string) {
	await entries.add(HEAD_NAME, Buffer.from(JSON.stringify(snapshot.head)))
	for (const { name } of snapshot.head.tables)
		for (const file of (await readdir(join(folder, name))).sort())
			await entries.addFile(`${DATABASE_PREFIX}${name}/${file}`, join(folder, name, file))
	// An upload without a file was unused for a day and has been deleted since.
	for (const id of snapshot.uploads) await entries.add(FILES_PREFIX + uploadKey(id), await storage.get(uploadKey(id)))
	for await (const { key } of storage.list(SHELLS_PREFIX)) await entries.add(FILES_PREFIX + key, await storage.get(key))
	for (const of of snapshot.versions) {
		const version = await releases.folder(of)
		if (version === undefined) continue
		for (const { path } of await describeFolder(version))
			await entries.add(`${RELEASES_PREFIX}${of.slice}/${of.version}/${path}`, await readFile(join(version, path)))
	}
	const manifest: BackupManifest = { entries: entries.hashes, rows: snapshot.rows }
	await entries.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest)))
	entries.end()
}

/** The entries of an archive, with their hashes. */
class Entries {
	readonly hashes: BackupManifest['entries'] = []
	readonly #packing: ReturnType<typeof pack>

	constructor(packing: ReturnType<typeof pack>) {
		this.#packing = packing
	}

	async add(name: string, bytes: Buffer | undefined): Promise<void> {
		if (!bytes) return
		this.hashes.push({ name, sha256: createHash('sha256').update(bytes).digest('hex') })
		await new Promise<void>((resolve, reject) => {
			this.#packing.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()))
		})
	}

	async addFile(name: string, path: string): Promise<void> {
		const { size } = await stat(path)
		const hash = createHash('sha256')
		await new Promise<void>((resolve, reject) => {
			const entry = this.#packing.entry({ name, size }, (error) => (error ? reject(error) : resolve()))
			createReadStream(path)
				.on('error', reject)
				.on('data', (chunk) => hash.update(chunk))
				.pipe(entry)
		})
		this.hashes.push({ name, sha256: hash.digest('hex') })
	}

	end(): void {
		this.#packing.finalize()
	}
}
