import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { startEmptyPglite } from '../../core/database/clusters.testing.ts'
import { type Connection, connectEngine, connectTo } from '../../core/database/connection.ts'
import { engineOf } from '../../core/database/embedded/start.ts'
import { migrateTo } from '../../core/database/migrate.ts'
import { MIGRATIONS } from '../../core/database/migrations/index.ts'
import type { Database } from '../../core/database/schema.ts'
import { createTestDatabase } from '../../core/database/serverDatabases.testing.ts'
import { folderStore } from '../../core/storage/folderStore.ts'
import { blackPng } from '../../core/upload/testPictures.testing.ts'
import { folderFiles } from '../../releases/folderFiles.ts'
import { releaseFolders } from '../../releases/folders.ts'
import { makeBuild, Releaser, tokenFor } from '../../releases/releases.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeFixtures } from '../rights/fixtures/fixtures.testing.ts'
import { DamagedBackup } from './format.ts'
import { NoSuchBackup, readFrom } from './location.ts'
import { checkBackup } from './readBackup.ts'
import { NotEmpty, restoreBackup } from './restoreBackup.ts'
import { listTables } from './tables.ts'
import { NoSite, type SiteParts, writeBackup } from './writeBackup.ts'

const databaseUrl = process.env.TEST_DATABASE_URL
const MADE_AT = new Date('2026-04-01T12:00:00Z')
const build = makeBuild('mfe-one', '1.0.0-aaaaaaaa')
const site = testSite({ environment: { SITE_DEMO: 'false' }, seed: async () => {} })
let picture = ''
const closings: (() => Promise<unknown>)[] = []
afterAll(async () => {
	for (const close of closings) await close()
})

const partsOf = (connection: Pick<Connection, 'db'>, folder: string): SiteParts => ({
	db: connection.db,
	storage: folderStore(folder),
	releases: folderFiles(releaseFolders({ DATA_DIR: folder })),
})
const parts = () => partsOf(site, site.context.settings.DATA_DIR)
const backUp = async (of: SiteParts) => buffer(await writeBackup(of, MADE_AT))

/** An empty database of a server takes a fraction of the time of a new cluster of PGlite. */
const CHEAPEST = databaseUrl === undefined ? 'PGlite' : 'Postgres'

/** An empty machine with an embedded database, or with one on Postgres. */
async function emptyPlace(engine: 'PGlite' | 'Postgres' = CHEAPEST): Promise<SiteParts> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-restored-'))
	closings.push(() => rm(folder, { recursive: true, force: true }))
	if (engine === 'PGlite') {
		const pglite = await startEmptyPglite()
		const connection = connectEngine(engineOf(pglite))
		closings.push(async () => {
			await connection.close()
			await pglite.close()
		})
		return partsOf(connection, folder)
	}
	const made = await createTestDatabase(databaseUrl ?? '')
	const connection = connectTo(made.url)
	closings.push(async () => {
		await connection.close()
		await made.drop()
	})
	return partsOf(connection, folder)
}

/** All rows of all tables, and the next value of each sequence. */
async function contentOf(db: Database) {
	const content: Record<string, string[]> = {}
	for (const { name } of await listTables(db)) {
		const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
			db,
		)
		content[name] = rows.map(({ row }) => row).sort()
	}
	const { rows } = await sql<{ value: string }>`select concat(sequencename, ' ', last_value) as value
		from pg_sequences where schemaname = 'public'`.execute(db)
	return { ...content, sequences: rows.map(({ value }) => value).sort() }
}

beforeAll(async () => {
	await makeFixtures(site)
	const releaser = new Releaser(site.app, await tokenFor(site.db, 'mfe-one', site.context.now()))
	await releaser.publish(build)
	const { headers } = await newMember(site.app)
	const sent = await site.app.inject({
		method: 'POST',
		url: '/api/uploads?purpose=comment',
		headers: { ...headers, 'content-type': 'image/png' },
		payload: blackPng(8, 8),
	})
	picture = sent.json().url
	await site.context.storage.put('shell-builds/main.0123abcd.js', Buffer.from('start()'))
})

test('a site that is restored has the rows and the files of the backup, on another engine too, and goes on', async () => {
	const before = await contentOf(site.db)
	const backup = await backUp(parts())
	const filled = Object.values(before).filter((rows) => rows.length > 0)
	expect(filled.length).toBeGreaterThan(40)

	const one = await emptyPlace('PGlite')
	const counts = await restoreBackup(Readable.from([backup]), one)
	expect(counts).toEqual(await checkBackup(Readable.from([backup])))
	expect(counts.files).toBeGreaterThanOrEqual(build.files.size + 2)
	expect(await contentOf(one.db)).toEqual(before)
	const key = `uploads/${picture.slice(9, 11)}/${picture.slice(9)}`
	expect(await one.storage.get(key)).toEqual(await site.context.storage.get(key))
	expect(String(await one.storage.get('shell-builds/main.0123abcd.js'))).toBe('start()')
	expect(await one.releases.missing({ slice: 'mfe-one', version: '1.0.0-aaaaaaaa' }, build.release.files)).toEqual([])

	// Keys and sequences are there: a wrong reference is refused, and a new row has a new number.
	await expect(sql`insert into upload_use values ('none', 'avatar', 'x')`.execute(one.db)).rejects.toThrow(
		/foreign key/,
	)
	await sql`insert into login_attempt (address, account, attempted_at) values ('x', 'y', ${MADE_AT})`.execute(one.db)

	if (databaseUrl !== undefined) {
		const other = await emptyPlace('Postgres')
		await restoreBackup(Readable.from([await backUp(one)]), other)
		expect(await contentOf(other.db)).toEqual(await contentOf(one.db))
	}
	// Two whole sites on a busy machine.
}, 180_000)

test('a backup that is made while members write is of one moment', async () => {
	const { headers } = await newMember(site.app)
	let isOver = false
	let [written, before] = [0, 0]
	const write = async () => {
		while (!isOver) {
			const payload = { text: `Escrito ${written}`, parentId: null, pictureId: null, spoilerNumber: null }
			const answer = await site.app.inject({ method: 'POST', url: '/api/discussions/anime/1', headers, payload })
			expect(answer.statusCode).toBe(200)
			written += 1
			await new Promise((resolve) => setTimeout(resolve, 5))
		}
	}
	const writing = write()
	while (written < 3) await new Promise((resolve) => setTimeout(resolve, 5))
	before = written
	const backup = await backUp(parts())
	const after = written
	while (written === after) await new Promise((resolve) => setTimeout(resolve, 5))
	isOver = true
	await writing
	const place = await emptyPlace()
	await restoreBackup(Readable.from([backup]), place)
	const { rows } = await sql<{
		text: string
	}>`select text from comment where text like 'Escrito %' order by id`.execute(place.db)
	expect(rows.length).toBeGreaterThanOrEqual(before)
	expect(rows.length).toBeLessThan(written)
	expect(rows.map(({ text }) => text)).toEqual(rows.map((_row, index) => `Escrito ${index}`))
})

/** Writes other bytes at a place after a text, inside the archive. */
const changedTar = (after: string, offset: number, bytes: string) => (whole: Buffer) => {
	const tar = gunzipSync(whole)
	tar.write(bytes, tar.indexOf(after) + offset, 'latin1')
	return gzipSync(tar)
}

describe('what is no whole backup', () => {
	let backup: Buffer
	let place: SiteParts
	beforeAll(async () => {
		backup = await backUp(parts())
		place = await emptyPlace()
	})
	const wrong: [string, (whole: Buffer) => Buffer, RegExp][] = [
		['another file', () => Buffer.from('not a backup'), /damaged, or is no backup/],
		['an empty file', () => Buffer.alloc(0), /no backup/],
		['half of one', (whole) => whole.subarray(0, whole.length / 2), /damaged|complete/],
		['another archive', () => gzipSync(Buffer.alloc(1024)), /end is missing/],
		['the end cut off', (whole) => whole.subarray(0, -20), /damaged|complete/],
		['damage to the archive inside', changedTar('backup.json', 0, 'X'), /damaged/],
		['damage in the header of an entry', changedTar('database/release/', 0, 'X'), /damaged/],
		[
			'damage in the middle of the compressed bytes',
			(whole) => whole.fill(0x41, whole.length >> 1, (whole.length >> 1) + 64),
			/damaged/,
		],
		['a row that is no JSON', changedTar('"username":"', -1, '{'), /was changed/],
		['a row that the database refuses', changedTar('"joined_at":"', 15, 'XX'), /was changed/],
		['a table that does not exist', changedTar('"tables":[{"name":"', 21, 'XX'), /was changed/],
		['a head that is no JSON', changedTar('{"format"', 1, '}'), /no backup/],
		['a manifest that is no JSON', changedTar('{"entries"', 1, '}'), /manifest/],
		[
			'one with a changed row',
			(whole) => {
				const tar = gunzipSync(whole)
				const place = tar.indexOf('"username":"') + '"username":"'.length
				tar.write('X', place)
				return gzipSync(tar)
			},
			/was changed/,
		],
	]
	test.each(wrong)('%s is refused', async (_name, change, message) => {
		const restoring = restoreBackup(Readable.from([change(Buffer.from(backup))]), place)
		await expect(restoring).rejects.toThrow(DamagedBackup)
		await expect(restoring).rejects.toThrow(message)
	})

	test('leaves no row: the same place takes the whole backup, but not a second one', async () => {
		await restoreBackup(Readable.from([backup]), place)
		expect(await contentOf(place.db)).toEqual(await contentOf(site.db))
		await expect(restoreBackup(Readable.from([backup]), place)).rejects.toThrow(NotEmpty)
	})
})

test('a backup of an older server is migrated, and one of a newer server is refused', async () => {
	const names = Object.keys(MIGRATIONS).sort()
	const [older, place] = [await emptyPlace(), await emptyPlace()]
	await migrateTo(older.db, names.slice(0, -1))
	const backup = await backUp(older)
	const tar = gunzipSync(backup)
	const last = names.at(-2) ?? ''
	tar.write(last.replace(/^\d{4}/, '9999'), tar.indexOf(`"${last}"`) + 1)
	await expect(restoreBackup(Readable.from([gzipSync(tar)]), place)).rejects.toThrow(/does not know \(9999_/)
	await restoreBackup(Readable.from([backup]), place)
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(place.db)
	expect(rows.map(({ name }) => name)).toEqual(names)
})

test('an empty database is no site to back up, and a folder is no backup', async () => {
	await expect(writeBackup(await emptyPlace(), MADE_AT)).rejects.toThrow(NoSite)
	await expect(readFrom(tmpdir(), site.context.settings)).rejects.toThrow(NoSuchBackup)
})
