import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql, type Transaction } from 'kysely'
import { conforms } from 'shared-contract'
import { migrate, migrateTo, UnknownMigrations } from '../../core/database/migrate.ts'
import type { Database, Schema } from '../../core/database/schema.ts'
import type { ObjectStore } from '../../core/storage/objectStore.ts'
import { within } from '../../core/storage/within.ts'
import { describeFolder } from '../../releases/local/describeFolder.ts'
import type { ReleaseFiles } from '../../releases/releaseFiles.ts'
import {
	type BackupCounts,
	BackupHead,
	DATABASE_PREFIX,
	DamagedBackup,
	FILES_PREFIX,
	HEAD_NAME,
	RELEASES_PREFIX,
} from './format.ts'
import { type BackupEntry, countsOf, isFile, parseJson, readBackup } from './readBackup.ts'
import { addForeignKeys, countRows, dropForeignKeys, emptyTables, insertRows, setSequences } from './tables.ts'
import type { SiteParts } from './writeBackup.ts'

const ROWS_AT_ONCE = 1000

/** The database holds a site already. */
export class NotEmpty extends Error {
	constructor() {
		super('the database holds a site already: restore to an empty one')
	}
}

/**
 * Restores a backup to an empty database and checks it: the hash of each entry, the rows of each table, the foreign keys, and
 * each file by reading it back. A backup of an older server is migrated. No row stays when anything fails.
 *
 * @throws NotEmpty, DamagedBackup, UnknownMigrations when the backup is of a newer server
 */
export async function restoreBackup(source: Readable, { db, storage, releases }: SiteParts): Promise<BackupCounts> {
	if (await holdsSite(db)) throw new NotEmpty()
	const entries = readBackup(source)
	try {
		return await restoreAll(entries, { db, storage, releases })
	} catch (error) {
		// What was damaged may fail before the end, where its hash is checked.
		if (!(error instanceof DamagedBackup || error instanceof UnknownMigrations)) await readToEnd(entries)
		throw error
	}
}

type Entries = ReturnType<typeof readBackup>

/** @throws DamagedBackup */
async function readToEnd(entries: Entries): Promise<void> {
	for (let step = await entries.next(); !step.done; ) step = await entries.next()
}

async function restoreAll(entries: Entries, { db, storage, releases }: SiteParts): Promise<BackupCounts> {
	const head = parseHead(await entries.next())
	await migrateTo(db, head.migrations)
	const folder = await mkdtemp(join(tmpdir(), 'niouka-restore-'))
	try {
		const counts = await db.transaction().execute(async (transaction) => {
			const keys = await dropForeignKeys(transaction)
			await emptyTables(transaction, head.tables)
			const restored = await restoreEntries(entries, { db: transaction, head, storage, folder })
			await addForeignKeys(transaction, keys)
			await setSequences(transaction, head.sequences)
			await installVersions(folder, releases)
			return restored
		})
		await migrate(db)
		return counts
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

/** An interrupted restore leaves an empty schema, a site never does. */
async function holdsSite(db: Database): Promise<boolean> {
	const { rows } = await sql<{ found: string | null }>`select to_regclass('title') as found`.execute(db)
	return typeof rows[0]?.found === 'string' && (await countRows(db, 'title')) + (await countRows(db, 'member')) > 0
}

function parseHead({ value, done }: IteratorResult<BackupEntry, unknown>): BackupHead {
	const head: unknown = !done && value.name === HEAD_NAME ? parseJson(value.bytes) : undefined
	if (!conforms(BackupHead, head)) throw new DamagedBackup('this is no backup of the site')
	return head
}

interface Target {
	db: Transaction<Schema>
	head: BackupHead
	storage: ObjectStore
	/** Receives the files of versions. */
	folder: string
}

async function restoreEntries(entries: Entries, target: Target): Promise<BackupCounts> {
	let files = 0
	for (;;) {
		const step = await entries.next()
		if (step.done) {
			for (const { table, count } of step.value.rows) {
				const restored = await countRows(target.db, table)
				if (restored !== count) throw new DamagedBackup(`${table} has ${restored} rows in place of ${count}`)
			}
			return countsOf(step.value, files)
		}
		await restoreEntry(step.value, target)
		if (isFile(step.value.name)) files += 1
	}
}

async function restoreEntry({ name, bytes }: BackupEntry, { db, head, storage, folder }: Target): Promise<void> {
	if (name.startsWith(DATABASE_PREFIX)) {
		const [tableName] = name.slice(DATABASE_PREFIX.length).split('/')
		const table = head.tables.find((each) => each.name === tableName)
		if (!table) throw new DamagedBackup(`the backup does not describe the table of ${name}`)
		const rows = bytes.toString().split('\n').slice(0, -1)
		for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
			await insertRows(db, table, rows.slice(start, start + ROWS_AT_ONCE))
	} else if (name.startsWith(FILES_PREFIX)) {
		const key = name.slice(FILES_PREFIX.length)
		await storage.put(key, bytes)
		if (!(await storage.get(key))?.equals(bytes)) throw new DamagedBackup(`${key} was stored, but reads differently`)
	} else if (name.startsWith(RELEASES_PREFIX)) {
		const path = within(folder, name.slice(RELEASES_PREFIX.length))
		await mkdir(dirname(path), { recursive: true })
		await writeFile(path, bytes)
	} else throw new DamagedBackup(`${name} is no part of a backup`)
}

async function installVersions(folder: string, releases: ReleaseFiles): Promise<void> {
	const paths = await describeFolder(folder)
	const versions = new Set(paths.map(({ path }) => path.split('/').slice(0, 2).join('/')))
	for (const name of versions) {
		const [slice = '', version = ''] = name.split('/')
		const files = await describeFolder(join(folder, slice, version))
		await releases.install({ slice, version }, join(folder, slice, version))
		const [damaged] = await releases.missing({ slice, version }, files)
		if (damaged !== undefined) throw new DamagedBackup(`${damaged} of ${name} was stored, but reads differently`)
	}
}
