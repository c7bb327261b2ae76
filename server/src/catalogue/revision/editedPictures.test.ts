import { DAY_MS } from 'shared-contract/units'
import sharp from 'sharp'
import { pruneUploads } from '../../core/upload/prune.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Key, revisionBench, TITLE } from './revision.testing.ts'

const site = testSite({ environment: { EDITS_BEFORE_TRUST: '1' } })
const bench = revisionBench(site)
const { edit, member, send, start } = bench
beforeEach(() => bench.fill())

async function upload(key: Key, purpose: string, red: number): Promise<string> {
	const background = { r: red, g: 20, b: 90 }
	const payload = await sharp({ create: { width: 40, height: 60, channels: 3, background } })
		.png()
		.toBuffer()
	const headers = { ...key, 'content-type': 'image/png' }
	const answer = await site.app.inject({ method: 'POST', url: `/api/uploads?purpose=${purpose}`, headers, payload })
	return answer.json().url
}
const pruneLater = () => pruneUploads(site.db, site.context.storage, new Date(site.clock.now.getTime() + 30 * DAY_MS))
const isServed = async (url: string) => (await site.app.inject(url)).statusCode === 200
const picture = async (field: 'posters' | 'banners') => (await send('GET', `titles/${TITLE}`)).json()[field][0]

test.each([
	['posterUrl', 'poster', 'posters'],
	['bannerUrl', 'backdrop', 'banners'],
] as const)(
	'an upload that an edit sets as %s stays, and so does the one before it, to which an undo goes back',
	async (field, purpose, shown) => {
		const moderator = await member('moderator')
		const first = await upload(moderator, purpose, 1)
		const second = await upload(moderator, purpose, 2)
		await edit(moderator, await start(), { [field]: first })
		const later = await edit(moderator, await start(), { [field]: second })
		expect(await picture(shown)).toBe(second)
		await pruneLater()
		expect([await isServed(first), await isServed(second)]).toEqual([true, true])
		await bench.undo(moderator, later.json().revision)
		expect(await picture(shown)).toBe(first)
	},
)

const list = (...urls: string[]) => JSON.stringify(urls.map((url) => ({ url })))

test.each([
	['otherPosters', 'poster', 'posters', '/art/poster/9.svg'],
	['otherBanners', 'backdrop', 'banners', '/art/banner/9.svg'],
] as const)(
	'%s: further pictures are shown in their order after the main one, each once, and stay for an undo',
	async (field, purpose, shown, drawn) => {
		const moderator = await member('moderator')
		const [first, second] = [await upload(moderator, purpose, 90), await upload(moderator, purpose, 180)]
		const pictures = async () => (await send('GET', `titles/${TITLE}`)).json()[shown] as string[]
		const [main = ''] = await pictures()
		await edit(moderator, await start(), { [field]: list(first, second) })
		expect(await pictures()).toEqual([main, first, second])
		const moved = await edit(moderator, await start(), { [field]: list(second, first) })
		expect(await pictures()).toEqual([main, second, first])
		const removed = await edit(moderator, await start(), { [field]: list(second, drawn) })
		expect(await pictures()).toEqual([main, second, drawn])
		await pruneLater()
		expect([await isServed(first), await isServed(second)]).toEqual([true, true])
		await bench.undo(moderator, removed.json().revision)
		await bench.undo(moderator, moved.json().revision)
		expect(await pictures()).toEqual([main, first, second])
		expect(await start()).toMatchObject({ [field]: list(first, second) })
	},
)

test('two editors who add a poster each lose nothing, and the main poster among the others is shown once', async () => {
	const moderator = await member('moderator')
	const [one, two] = [await upload(moderator, 'poster', 120), await upload(moderator, 'poster', 240)]
	const seen = await start()
	await edit(moderator, seen, { otherPosters: list(one), posterUrl: two })
	expect((await edit(await member('moderator'), seen, { otherPosters: list(two) })).statusCode).toBe(200)
	const { posters } = (await send('GET', `titles/${TITLE}`)).json()
	expect(posters.toSorted()).toEqual([one, two].toSorted())
	expect(posters[0]).toBe(two)
})

test.each([
	['too many pictures', list(...Array.from({ length: 13 }, (_, id) => `/art/poster/${id + 1}.svg`)), 'list.tooLong'],
	['an address of a script', list('javascript:alert(1)'), 'url.invalid'],
	['a picture twice', list('/art/poster/9.svg', '/art/poster/9.svg'), 'list.repeated'],
	['an upload that is gone', list(`/uploads/${'a'.repeat(64)}.webp`), 'upload.gone'],
])('%s: refused at the list', async (_name, otherPosters, code) => {
	const answer = await edit(await member('moderator'), await start(), { otherPosters })
	expect([answer.statusCode, answer.json().fields]).toEqual([400, { otherPosters: code }])
})

test('further posters of a newcomer wait for a moderator, with their uploads', async () => {
	const newcomer = await member()
	const url = await upload(newcomer, 'poster', 60)
	const { proposal } = (await edit(newcomer, await start(), { otherPosters: list(url) })).json()
	await pruneLater()
	const body = { take: ['otherPosters'], reason: '' }
	expect((await send('POST', `proposals/${proposal}/review`, await member('moderator'), body)).statusCode).toBe(200)
	const { posters } = (await send('GET', `titles/${TITLE}`)).json()
	expect([posters[1], await isServed(url)]).toEqual([url, true])
})

test('an upload of a proposal stays until a moderator takes it', async () => {
	const newcomer = await member()
	const url = await upload(newcomer, 'poster', 3)
	const { proposal } = (await edit(newcomer, await start(), { posterUrl: url })).json()
	await pruneLater()
	const body = { take: ['posterUrl'], reason: '' }
	expect((await send('POST', `proposals/${proposal}/review`, await member('moderator'), body)).statusCode).toBe(200)
	expect([await picture('posters'), await isServed(url)]).toEqual([url, true])
})

test('an upload that is gone is refused at its field', async () => {
	const answer = await edit(await member('moderator'), await start(), { posterUrl: `/uploads/${'a'.repeat(64)}.webp` })
	expect([answer.statusCode, answer.json().fields]).toEqual([400, { posterUrl: 'upload.gone' }])
})
