import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from 'shared-contract/units'
import { folderStore } from '../storage/folderStore.ts'
import { DRAWN_PREFIX, PICTURES_PREFIX, PictureCache, pictureKey, prunePictures } from './pictureCache.ts'

const folder = await mkdtemp(join(tmpdir(), 'niouka-pictures-'))
const store = folderStore(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => rm(join(folder, PICTURES_PREFIX), { recursive: true, force: true }))

const SIZE = 10_000
const limitOf = (maxBytes: number) => ({ prefix: PICTURES_PREFIX, maxBytes })
const keyOf = (number: number) => pictureKey(PICTURES_PREFIX, `https://example.org/${number}.png`, 480)

async function total(): Promise<number> {
	let bytes = 0
	for await (const object of store.list(PICTURES_PREFIX)) bytes += object.bytes
	return bytes
}

async function writeAged(count: number): Promise<void> {
	for (let number = 0; number < count; number++) {
		await store.put(keyOf(number), Buffer.alloc(SIZE))
		// The higher the number, the newer.
		const changed = new Date(Date.now() - (count - number) * DAY_MS)
		await utimes(join(folder, keyOf(number)), changed, changed)
	}
}

test('widths of one picture have keys of their own', () => {
	const [one, other] = [320, 480].map((width) => pictureKey(PICTURES_PREFIX, 'https://example.org/a.png', width))
	expect(one).not.toBe(other)
})

test('pruning leaves the newest pictures within the limit, and nothing else of the storage', async () => {
	await store.put('uploads/ab/one.webp', Buffer.alloc(SIZE))
	await store.put(`${DRAWN_PREFIX}ab/one.webp`, Buffer.alloc(SIZE))
	await writeAged(10)
	expect(await prunePictures(store, limitOf(4 * SIZE), new Date())).toBe(6)
	expect(await total()).toBe(4 * SIZE)
	expect(await store.get(keyOf(9))).toBeDefined()
	expect(await store.get(keyOf(5))).toBeUndefined()
	expect(await prunePictures(store, limitOf(0), new Date())).toBe(4)
	expect(await store.get('uploads/ab/one.webp')).toBeDefined()
	expect(await store.get(`${DRAWN_PREFIX}ab/one.webp`)).toBeDefined()
})

test('a picture of three months ago goes, so that what its site changed or removed is not shown for ever', async () => {
	await writeAged(91)
	expect(await prunePictures(store, limitOf(1000 * SIZE), new Date())).toBe(2)
})

test('a process that writes more than an eighth of the limit prunes at once', async () => {
	const limit = 20 * SIZE
	const cache = new PictureCache(store, limitOf(limit), () => new Date())
	let most = 0
	for (let number = 0; number < 60; number++) {
		await cache.put(keyOf(number), Buffer.alloc(SIZE))
		most = Math.max(most, await total())
	}
	expect(most).toBeGreaterThan(limit)
	expect(most).toBeLessThanOrEqual(limit * (1 + 1 / 8) + SIZE)
	expect(await cache.get(keyOf(59))).toHaveLength(SIZE)
})
