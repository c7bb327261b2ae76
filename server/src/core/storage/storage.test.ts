import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testInFull } from '../../testing/full.testing.ts'
import { startS3 } from '../../testing/s3.testing.ts'
import { parseSettings } from '../settings.ts'
import { type ByteRange, type ObjectStore, StorageUnavailable } from './objectStore.ts'
import { openStorage } from './openStorage.ts'

const folder = await mkdtemp(join(tmpdir(), 'niouka-storage-'))
const s3 = await startS3()
afterAll(async () => {
	await s3.remove()
	await rm(folder, { recursive: true, force: true })
})

const storeOf = (environment: Record<string, string>) =>
	openStorage(parseSettings({ DATA_DIR: folder, ...environment }))
const keysIn = async (store: ObjectStore, prefix: string) => {
	const keys: string[] = []
	for await (const { key } of store.list(prefix)) keys.push(key)
	return keys.sort()
}

test('the data folder is the store of one machine, a bucket that of several', () => {
	expect([storeOf({}).isShared, storeOf(s3.settings).isShared]).toEqual([false, true])
})

describe.each([
	['a folder', storeOf({})],
	['a bucket', storeOf(s3.settings)],
	['a part of a bucket', storeOf({ ...s3.settings, S3_PREFIX: 'sites/one' })],
])('in %s', (_name, store) => {
	test('an object is what was put last, and nothing after its removal', async () => {
		expect(await store.get('uploads/ab/one.webp')).toBeUndefined()
		const bytes = Buffer.from([0, 255, 10, 13, 128])
		await store.put('uploads/ab/one.webp', Buffer.from('former'))
		await store.put('uploads/ab/one.webp', bytes)
		expect(await store.get('uploads/ab/one.webp')).toEqual(bytes)
		await store.remove(['uploads/ab/one.webp', 'uploads/ab/never-there.webp'])
		expect(await store.get('uploads/ab/one.webp')).toBeUndefined()
		await store.remove([])
	})

	test('a file is stored as it is, and read whole or in part', async () => {
		const path = join(folder, 'file-of-this-machine')
		const content = randomBytes(300_000)
		await writeFile(path, content)
		await store.putFile('dumps/one.gz', path)
		const read = async (range?: ByteRange) => {
			const stream = await store.read('dumps/one.gz', range)
			return stream && Buffer.concat(await stream.toArray())
		}
		expect((await read())?.equals(content)).toBe(true)
		expect((await read({ start: 10, end: 19 }))?.equals(content.subarray(10, 20))).toBe(true)
		expect(await store.read('dumps/other.gz')).toBeUndefined()
		await store.remove(['dumps/one.gz'])
	})

	test('an empty object is not a missing one', async () => {
		await store.put('empty/file.txt', Buffer.alloc(0))
		expect(await store.get('empty/file.txt')).toEqual(Buffer.alloc(0))
	})

	test('objects are listed by prefix, with their sizes and their times', async () => {
		const names = ['many/0/file+ ã.txt', 'many/1/file.txt', 'many/file.txt']
		const before = Date.now() - 2000
		for (const name of [...names, 'many-others/file']) await store.put(name, Buffer.from(name))
		const listed: unknown[] = []
		for await (const { key, bytes, changedAt } of store.list('many/')) {
			listed.push(key)
			expect(bytes).toBe(Buffer.byteLength(key))
			expect(changedAt.getTime()).toBeGreaterThan(before)
		}
		expect(listed.sort()).toEqual(names)
		await store.remove(names)
		expect(await keysIn(store, 'many/')).toEqual([])
		expect(await keysIn(store, 'many-others/')).toEqual(['many-others/file'])
		expect(await keysIn(store, 'none/')).toEqual([])
	})
})

testInFull('a list of more objects than S3 gives at once is whole, and they are removed', async () => {
	const store = storeOf({ ...s3.settings, S3_PREFIX: 'long' })
	const names = Array.from({ length: 1001 }, (_, index) => `files/${1000 + index}`)
	for (let start = 0; start < names.length; start += 50)
		await Promise.all(names.slice(start, start + 50).map((name) => store.put(name, Buffer.from(name))))
	expect(await keysIn(store, 'files/')).toEqual(names)
	await store.remove(names)
	expect(await keysIn(store, 'files/')).toEqual([])
})

test('sites with different prefixes in one bucket do not see each other', async () => {
	const [one, other] = ['one', 'other'].map((prefix) => storeOf({ ...s3.settings, S3_PREFIX: prefix }))
	await one?.put('uploads/file', Buffer.from('1'))
	expect(await other?.get('uploads/file')).toBeUndefined()
	expect(other && (await keysIn(other, 'uploads/'))).toEqual([])
})

test('a path that leads out of the folder is refused', async () => {
	await expect(storeOf({}).put('uploads/../../outside', Buffer.from('no'))).rejects.toThrow('outside of its folder')
	await expect(async () => storeOf({}).get('../outside')).rejects.toThrow('outside of its folder')
})

test('a file that is being written is not listed, and a failed one leaves nothing', async () => {
	const store = storeOf({})
	await store.put('taken', Buffer.from('a file, not a folder'))
	await expect(store.put('taken/below', Buffer.from('no'))).rejects.toThrow(/EEXIST|ENOTDIR/)
	expect((await readdir(folder)).filter((name) => name.startsWith('taken'))).toEqual(['taken'])
})

test.each([
	['a wrong key', { S3_ACCESS_KEY_ID: 'WRONG' }],
	['a bucket that does not exist', { S3_BUCKET: 'another-bucket' }],
	['nothing at the address', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
])('%s makes the store unavailable', async (_name, environment) => {
	const store = storeOf({ ...s3.settings, ...environment })
	await expect(store.put('one', Buffer.from('1'))).rejects.toThrow(StorageUnavailable)
	await expect(keysIn(store, 'uploads/')).rejects.toThrow(StorageUnavailable)
})
