import { MINUTE_MS } from 'shared-contract/units'
import { testDatabase } from '../core/database/database.testing.ts'
import { ReadCache, readVersion } from './readCache.ts'
import { raiseVersion } from './recordChanges.ts'

const database = testDatabase()

const START = new Date('2026-04-01T12:00:00Z').getTime()

function keeper(size = 10) {
	const made: string[] = []
	const clock = { now: START }
	const reads = new ReadCache<{ version: number; key: string }>({
		name: 'test',
		db: database.db,
		now: () => new Date(clock.now),
		size,
	})
	const read = (key: string) =>
		reads.read(key, async () => {
			made.push(key)
			return { version: await readVersion(database.db), key }
		})
	return { read, made, clock }
}

test('repeated and concurrent reads share one query', async () => {
	const { read, made } = keeper()
	const [one, other] = await Promise.all([read('a'), read('a')])
	expect([one.key, other.key, (await read('a')).key]).toEqual(['a', 'a', 'a'])
	expect(made).toEqual(['a'])
})

test('a change of the catalogue is read at once', async () => {
	const { read, made } = keeper()
	const { version } = await read('a')
	await raiseVersion(database.db)
	expect((await read('a')).version).toBe(version + 1)
	expect(made).toEqual(['a', 'a'])
})

test('after a minute it is read again', async () => {
	const { read, made, clock } = keeper()
	await read('a')
	clock.now += MINUTE_MS
	await read('a')
	clock.now += 1
	await read('a')
	expect(made).toEqual(['a', 'a'])
})

test('the least recently used entry is evicted', async () => {
	const { read, made } = keeper(2)
	for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key)
	expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a failure is not cached', async () => {
	const reads = new ReadCache({ name: 'test', db: database.db, now: () => new Date(START), size: 1 })
	await expect(reads.read('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
	expect(await reads.read('a', async () => ({ version: 0 }))).toEqual({ version: 0 })
})
