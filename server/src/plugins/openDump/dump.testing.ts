import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Dump } from 'shared-contract'
import type { ObjectStore } from '../../core/storage/objectStore.ts'
import { fileKey } from './manifest.ts'

type Row = Record<string, unknown>

/** A stored dump: the text of each file, unpacked, and its lines as rows. */
export async function readDump(storage: ObjectStore, dump: Dump) {
	const contents = new Map<string, Buffer>()
	for (const { name } of dump.files) {
		const bytes = await storage.get(fileKey(dump.name, name))
		if (!bytes) throw new Error(`${name} is not stored`)
		contents.set(name, gunzipSync(bytes))
	}
	const content = (name: string) => contents.get(name) ?? Buffer.alloc(0)
	return {
		everything: Buffer.concat([...contents.values()]),
		sqlite: content('niouka.sqlite.gz'),
		rows: (record: string): Row[] =>
			content(`${record}.ndjson.gz`)
				.toString()
				.split('\n')
				.filter((line) => line !== '')
				.map((line): Row => JSON.parse(line)),
	}
}

/** The rows of every table of a SQLite file. */
export async function readSqlite(bytes: Buffer): Promise<Map<string, Row[]>> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-dump-'))
	const path = join(folder, 'niouka.sqlite')
	await writeFile(path, bytes)
	const sqlite: typeof import('node-sqlite3-wasm') = createRequire(import.meta.url)('node-sqlite3-wasm')
	const database = new sqlite.Database(path, { readOnly: true })
	const tables = database.all(`select name from sqlite_master where type = 'table'`)
	const found = new Map<string, Row[]>()
	for (const { name } of tables) found.set(String(name), database.all(`select * from "${name}"`))
	database.close()
	await rm(folder, { recursive: true, force: true })
	return found
}
