import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ARTWORK_WIDTHS } from 'shared-contract'
import { testDatabase } from '../../core/database/database.testing.ts'
import { DRAWN_PREFIX } from '../../core/remotePicture/pictureCache.ts'
import { loadSharp } from '../../core/upload/sharp.ts'
import { isFull } from '../../testing/full.testing.ts'
import { register } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const database = testDatabase({
	seed: async (db) => {
		await db
			.insertInto('title')
			.values({
				kind: 'anime',
				format: 'TV',
				status: 'completed',
				title: 'Ação & <Reação>',
				sort_title: 'acao',
				color: '#8b1e2d',
			})
			.execute()
	},
})
// Two processes of one site.
const environment = { DATA_DIR: await mkdtemp(join(tmpdir(), 'niouka-artwork-')) }
const [site, other] = [testSite({ database, environment }), testSite({ database, environment })]

async function posterUrl(): Promise<string> {
	return (await site.app.inject('/api/titles/1')).json().posters[0]
}

test('a poster is kept for ever at the address that pages give it, and a new name gives it another address', async () => {
	const before = await posterUrl()
	expect(before).toMatch(/^\/art\/poster\/1\.svg\?v=\w+$/)
	expect((await site.app.inject(before)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
	await site.db.updateTable('title').set({ title: 'Nome Novíssimo' }).where('id', '=', 1).execute()
	const after = await posterUrl()
	expect(after).not.toBe(before)
	expect((await site.app.inject(after)).headers['cache-control']).toContain('immutable')
	// A page that is a moment old shows the picture of now, but does not keep it.
	expect((await site.app.inject(before)).headers['cache-control']).toBe('public, max-age=300')
	expect((await site.app.inject('/art/poster/1.svg?v=a&v=b')).statusCode).toBe(200)
})

test('without a version a poster is kept for minutes, and drawn once', async () => {
	const answer = await site.app.inject('/art/poster/1.svg')
	expect(answer.statusCode).toBe(200)
	expect(answer.headers['content-type']).toContain('image/svg+xml')
	expect(answer.headers['cache-control']).toBe('public, max-age=300')
	expect(answer.body).toContain('<svg')
	expect(answer.body).not.toContain('<Reação>')
	const again = await site.app.inject({
		url: '/art/poster/1.svg',
		headers: { 'if-none-match': String(answer.headers.etag) },
	})
	expect(again.statusCode).toBe(304)
})

const sized = (url: string, width: number) => url.replace('.svg', `.${width}.webp`)
const sizeOf = async (bytes: Buffer) => {
	const { format, width, height } = await (await loadSharp())(bytes).metadata()
	return [format, width, height]
}
async function storedPictures(): Promise<string[]> {
	const keys = []
	for await (const { key } of site.context.storage.list(DRAWN_PREFIX)) keys.push(key)
	return keys
}

/** The largest take the processor seconds. */
const WIDTHS = isFull ? ARTWORK_WIDTHS : ARTWORK_WIDTHS.slice(0, 3)
test.each(WIDTHS)('a poster is to be had as WebP, %d pixels wide, and is kept for ever', async (width) => {
	const answer = await site.app.inject(sized(await posterUrl(), width))
	expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
		'image/webp',
		'public, max-age=31536000, immutable',
	])
	expect(await sizeOf(answer.rawPayload)).toEqual(['webp', width, width * 1.5])
})

test('a picture is made once, for all who ask at once and for other processes', async () => {
	const url = '/art/banner/1.320.webp'
	const before = await storedPictures()
	const answers = await Promise.all(Array.from({ length: 5 }, () => site.app.inject(url)))
	const [made = '', ...more] = (await storedPictures()).filter((key) => !before.includes(key))
	expect(more).toEqual([])
	expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1)
	// Another process shows what it finds rather than make it.
	await site.context.storage.put(made, Buffer.from('found'))
	expect((await other.app.inject(url)).body).toBe('found')
})

test('a member has a picture from the start', async () => {
	const { user } = (await register(site.app, { username: 'Bia' })).json()
	const answer = await site.app.inject(user.avatarUrl)
	expect(answer.statusCode).toBe(200)
	expect(answer.body).toContain('<svg')
})

test.each([
	'/art/poster/2.svg',
	'/art/avatar/00000000-0000-4000-8000-000000000000.svg',
	'/art/logo/1.svg',
	'/art/poster/1.png',
	'/art/poster/1.321.webp',
	'/art/poster/2.320.webp',
])('%s is not to be had', async (url) => {
	const answer = await site.app.inject(url)
	expect(answer.statusCode).toBe(404)
	expect(answer.json().code).toBe('request.notFound')
})
