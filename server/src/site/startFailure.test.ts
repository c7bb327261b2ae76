import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectTo } from '../core/database/connection.ts'
import { FolderInUse, lockFolder } from '../core/database/folderLock.ts'
import { FormerServes } from '../core/database/upgrade.ts'
import { prepareDataFolder } from '../core/storage/dataFolder.ts'
import { programArgs } from '../testing/process.testing.ts'
import { startFailure } from './startFailure.ts'

const SETTINGS = { PORT: 3000, HOST: '0.0.0.0', DATA_DIR: './data' }

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
	work.then(
		() => undefined,
		(error: unknown) => error,
	)

/** The failure to listen where somebody else does. */
async function takenPort(): Promise<{ port: number; error: unknown }> {
	const [one, other] = [createServer(), createServer()]
	await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
	const address = one.address()
	const port = address !== null && typeof address === 'object' ? address.port : 0
	const error = await new Promise((resolve) => other.once('error', resolve).listen(port, '127.0.0.1'))
	await new Promise((resolve) => one.close(resolve))
	return { port, error }
}

test('a port that is taken is named, and what to set', async () => {
	const { port, error } = await takenPort()
	expect(startFailure(error, { ...SETTINGS, PORT: port, HOST: '127.0.0.1' })).toBe(
		`port ${port} on 127.0.0.1 is taken by another process: set PORT and HOST to others`,
	)
})

test('a data folder that is a file is named', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-start-'))
	const file = join(folder, 'file')
	await writeFile(file, '')
	for (const place of [file, join(file, 'data')]) {
		const error = await failureOf(lockFolder(place, () => {}))
		expect(startFailure(error, { ...SETTINGS, DATA_DIR: place })).toMatch(
			`DATA_DIR ${place} cannot be written, there is a file of that name: `,
		)
	}
	await rm(folder, { recursive: true })
})

test.each(['/proc', '/proc/niouka', '/proc/niouka/data', '/dev/null/data'])(
	'that nothing can be made in %s is said at once',
	async (place) => {
		const error = await failureOf(prepareDataFolder(place))
		expect(startFailure(error, { ...SETTINGS, DATA_DIR: place })).toMatch(`DATA_DIR ${place} cannot be written, `)
	},
)

test('a folder for the data is made with those above it, may be there already, and holds nothing yet', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-start-'))
	const data = join(folder, 'of', 'the', 'site')
	await prepareDataFolder(data)
	await Promise.all([prepareDataFolder(data), prepareDataFolder(join(folder, 'other')), prepareDataFolder(folder)])
	expect(await readdir(data)).toEqual([])
	await rm(folder, { recursive: true })
})

test('a start that can write nothing ends with the sentence', async () => {
	const started = spawn(process.execPath, programArgs('main.ts', 'main.js'), {
		cwd: join(import.meta.dirname, '../..'),
		env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: '/proc/niouka' },
	})
	let said = ''
	started.stderr.on('data', (text) => {
		said += text
	})
	const [code] = await once(started, 'close')
	expect(code).toBe(1)
	expect(said).toMatch(/^niouka: DATA_DIR \/proc\/niouka cannot be written, .*\n$/)
})

test('a database that does not answer is told from a port, and its password from nobody', async () => {
	const DATABASE_URL = 'postgres://niouka:secret@127.0.0.1:1/niouka'
	const { db, close } = connectTo(DATABASE_URL)
	const error = await failureOf(db.selectFrom('catalogue_version').select('version').execute())
	const sentence = startFailure(error, { ...SETTINGS, DATABASE_URL })
	expect(sentence).toMatch('the database of DATABASE_URL cannot be reached: ')
	expect(sentence).toMatch('ECONNREFUSED')
	expect(sentence).not.toMatch('secret')
	await close()
})

test('a wrong password and a database that is not there are the database’s own words', () => {
	for (const [code, words] of [
		['28P01', 'password authentication failed for user "niouka"'],
		['3D000', 'database "niouka" does not exist'],
	] as const) {
		const error = Object.assign(new Error(words), { code })
		expect(startFailure(error, { ...SETTINGS, DATABASE_URL: 'postgres://host/niouka' })).toBe(
			`the database of DATABASE_URL cannot be reached: ${words}`,
		)
	}
})

test('a folder that another process has is its own sentence', () => {
	const inUse = new FolderInUse('./data', { pid: 7, host: 'here' })
	expect(startFailure(inUse, SETTINGS)).toBe(inUse.message)
})

test('a version that would break processes which run is its own sentence', () => {
	const former = new FormerServes(['0031_less_breaks: the column is gone'], ['10.0.0.7', 'this machine'])
	expect(startFailure(former, SETTINGS)).toBe(
		'this version changes the database in a way that running processes cannot take (0031_less_breaks: the column is gone). ' +
			'Nothing has been changed. Stop the processes that are connected from 10.0.0.7, this machine, then start this one again',
	)
})

test('any other failure is told with where it came from', () => {
	const odd = startFailure(new TypeError('nothing is no list'), SETTINGS)
	expect(odd).toMatch(/^TypeError: nothing is no list\n\s+at .*startFailure\.test/)
	expect(startFailure('no error', SETTINGS)).toBe('no error')
})
