import { register as metrics } from 'prom-client'
import sharp from 'sharp'
import { testDatabase } from '../../core/database/database.testing.ts'
import { pictureOf, sending, startPictureHost } from '../../core/remotePicture/pictureHost.testing.ts'
import type { PictureWidth } from '../../core/remotePicture/pictures.ts'
import { hugePng } from '../../core/upload/testPictures.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const host = await startPictureHost()
const database = testDatabase({ seed: async () => {} })
const site = testSite({ database, environment: { REMOTE_PICTURES: 'proxy' }, dial: host.dial })
const otherSite = testSite({ database })
afterAll(() => host.close())

const addressOf = (remote: string, width: PictureWidth = 480) =>
	site.context.pictures.addressOf(remote, width) ?? 'no address'
const read = (remote: string, width?: PictureWidth) => site.app.inject(addressOf(remote, width))
const timesAsked = (path: string) => host.asked.filter((request) => request.path === path).length

test('a picture comes as WebP in the asked width, and is fetched once for each', async () => {
	const remote = host.answer('/good.png', sending(await pictureOf(1000, 1500)))
	const sizes = []
	for (const width of [320, 480, 1920, 480] as const) {
		const answer = await read(remote, width)
		expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
		const { format, width: wide, height } = await sharp(answer.rawPayload).metadata()
		sizes.push([format, wide, height])
	}
	// A picture is never enlarged.
	expect(sizes).toEqual([
		['webp', 320, 480],
		['webp', 480, 720],
		['webp', 1000, 1500],
		['webp', 480, 720],
	])
	expect(timesAsked('/good.png')).toBe(3)
})

test('browsers keep a picture for a week, and opened as a page it runs nothing', async () => {
	const remote = host.answer('/kept.png', sending(await pictureOf(8, 8)))
	const { headers } = await read(remote)
	expect(headers['cache-control']).toBe('public, max-age=604800')
	expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
	const again = await site.app.inject({ url: addressOf(remote), headers: { 'if-none-match': String(headers.etag) } })
	expect(again.statusCode).toBe(304)
})

test.each([
	['a page that says it is a picture', Buffer.from('<html><script>alert(1)</script></html>')],
	['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
	['a picture that claims 400 million pixels', hugePng(20_000, 20_000)],
	['half a picture', (await pictureOf(500, 500)).subarray(0, 300)],
	['nothing', Buffer.alloc(0)],
])('%s is not to be had, and not asked for again', async (name, body) => {
	const path = `/${encodeURIComponent(name)}.png`
	const remote = host.answer(path, sending(body))
	for (const width of [320, 480] as const) expect((await read(remote, width)).statusCode).toBe(404)
	expect(timesAsked(path)).toBe(1)
})

test('no address but one that the site has handed out is fetched', async () => {
	const remote = host.answer('/mine.png', sending(await pictureOf(8, 8)))
	const good = addressOf(remote)
	const [, , width = '', signature = '', encoded = ''] = good.split('/')
	const other = Buffer.from('http://pictures.test/other.png').toString('base64url')
	const addresses = [
		`/pictures/${width}/${signature}/${other}`,
		`/pictures/${width}/${signature.slice(1)}/${encoded}`,
		`/pictures/${width}/${'A'.repeat(22)}/${encoded}`,
		`/pictures/481/${signature}/${encoded}`,
		`/pictures/${width}/${signature}/`,
		`/pictures/${width}/${signature}`,
	]
	const statuses = []
	for (const url of addresses) statuses.push((await site.app.inject(url)).statusCode)
	expect(statuses).toEqual(addresses.map(() => 404))
	expect((await otherSite.app.inject(good)).statusCode).toBe(404)
	expect(timesAsked('/mine.png') + timesAsked('/other.png')).toBe(0)
	expect((await site.app.inject(good)).statusCode).toBe(200)
})

test('readers that come at once share one fetch', async () => {
	const picture = await pictureOf(600, 900)
	const remote = host.answer('/shared.png', (response) => setTimeout(() => sending(picture)(response), 50))
	const answers = await Promise.all(Array.from({ length: 20 }, () => read(remote)))
	expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
	expect(timesAsked('/shared.png')).toBe(1)
})

test('one host is asked for at most four pictures at once', async () => {
	const picture = await pictureOf(8, 8)
	const remotes = Array.from({ length: 20 }, (_, number) =>
		host.answer(`/many/${number}.png`, (response) => setTimeout(() => sending(picture)(response), 30)),
	)
	const answers = await Promise.all(remotes.map((remote) => read(remote)))
	expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
	expect(host.mostAtOnce()).toBe(4)
})

test('a host that did not answer three times is left alone for a while', async () => {
	const reads = (number: number) => read(`http://away.test/${number}.png`)
	for (let number = 0; number < 5; number++) expect((await reads(number)).statusCode).toBe(404)
	const { values } = (await metrics.getSingleMetric('picture_fetches_total')?.get()) ?? { values: [] }
	expect(values.find(({ labels }) => labels.result === 'unreachable')?.value).toBe(3)
})

test('without the proxy the site has no such address', async () => {
	expect((await otherSite.app.inject('/pictures/480/a/b')).statusCode).toBe(404)
})
