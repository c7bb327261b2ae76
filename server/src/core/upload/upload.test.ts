import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import sharp from 'sharp'
import { commentBench, type Someone } from '../../community/comment/comment.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { pruneUploads } from './prune.ts'
import { blackPng, hugePng, movingGif } from './testPictures.testing.ts'

const site = testSite()
const bench = commentBench(site)

let bia: Someone
beforeEach(async () => {
	await bench.fill()
	bia = await bench.someone()
})

const upload = (bytes: Buffer, who: Someone | undefined = bia, type = 'image/png', purpose = 'comment') =>
	site.app.inject({
		method: 'POST',
		url: `/api/uploads?purpose=${purpose}`,
		headers: { ...who?.headers, 'content-type': type },
		payload: bytes,
	})
const plain = (width = 40, height = 30) =>
	sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 40 } } })
const kept = async () =>
	(await readdir(join(site.context.settings.DATA_DIR, 'uploads'), { recursive: true })).filter((name) =>
		name.endsWith('.webp'),
	).length

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
	'a %s is accepted, re-encoded and served as immutable',
	async (format) => {
		const sent = await upload(await plain()[format]().toBuffer())
		const picture = sent.json()
		expect(picture).toEqual({
			id: expect.stringMatching(/^[0-9a-f]{64}$/),
			url: `/uploads/${picture.id}.webp`,
			width: 40,
			height: 30,
		})
		const served = await site.app.inject(picture.url)
		expect(served.headers).toMatchObject({
			'content-type': 'image/webp',
			'cache-control': 'public, max-age=31536000, immutable',
			'x-content-type-options': 'nosniff',
			'content-security-policy': "default-src 'none'; sandbox",
		})
		expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
	},
)

test('the content decides the format, not the Content-Type', async () => {
	const png = await plain().png().toBuffer()
	expect((await upload(png, bia, 'application/octet-stream')).statusCode).toBe(200)
	const svg = Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
	)
	for (const bytes of [svg, Buffer.from('<!doctype html>'), Buffer.from('%PDF-1.7'), Buffer.from('GIF')]) {
		const answer = await upload(bytes, bia, 'image/png')
		expect([answer.statusCode, answer.json().code]).toEqual([415, 'upload.notPicture'])
	}
	expect((await upload(await plain().tiff().toBuffer())).json().code).toBe('upload.notPicture')
	expect((await upload(Buffer.alloc(0))).statusCode).toBeGreaterThanOrEqual(400)
})

test('metadata is removed, and the orientation applied', async () => {
	const turned = await plain(40, 30)
		.jpeg()
		.withExif({ IFD0: { Copyright: 'Rua Galvão Bueno 1' } })
		.withMetadata({ orientation: 6 })
		.toBuffer()
	const picture = (await upload(turned)).json()
	expect(picture).toMatchObject({ width: 30, height: 40 })
	const { exif, orientation } = await sharp((await site.app.inject(picture.url)).rawPayload).metadata()
	expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
})

test('a file with a huge size in its header is refused before it is decoded', async () => {
	for (const [width, height] of [
		[16_384, 16_384],
		[4001, 4000],
	] as const) {
		const before = process.memoryUsage().rss
		const answer = await upload(hugePng(width, height))
		expect([answer.statusCode, answer.json().code]).toEqual([422, 'upload.tooManyPixels'])
		expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
	}
})

test.each([
	[16_000_000, 1],
	[1, 16_000_000],
	[16_385, 1],
])('a picture of %i x %i pixels is refused before it is decoded', async (width, height) => {
	const before = process.memoryUsage().rss
	const answer = await upload(blackPng(width, height))
	expect([answer.statusCode, answer.json().code]).toEqual([422, 'upload.tooLong'])
	expect(answer.json().msg).toBe('A imagem pode ter no máximo 16.384 pixels de largura e de altura.')
	expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

test('sixteen large pictures of one member: nine are encoded, and another member does not wait', async () => {
	const large = await plain(4000, 4000).png().toBuffer()
	let finished = 0
	const all = Array.from({ length: 16 }, async () => {
		const answer = await upload(large)
		finished += 1
		return answer
	})
	const refused = await Promise.race(all)
	expect([refused.statusCode, refused.json().code]).toEqual([429, 'upload.tooMany'])
	expect(refused.headers['retry-after']).toBe('10')
	const caio = await bench.someone()
	expect((await upload(await plain().png().toBuffer(), caio)).statusCode).toBe(200)
	expect(finished).toBeLessThan(16)
	const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode)
	expect(statuses.filter((status) => status === 200)).toHaveLength(9)
}, 60_000)

test('a large picture is scaled down', async () => {
	expect((await upload(await plain(4000, 3000).jpeg().toBuffer())).json()).toMatchObject({ width: 2048, height: 1536 })
})

test('an avatar is cropped', async () => {
	const bytes = await plain(900, 600).png().toBuffer()
	const sizes = async (purpose: string) => (await upload(bytes, bia, 'image/png', purpose)).json()
	expect(await sizes('avatar')).toMatchObject({ width: 512, height: 512 })
	expect(await sizes('banner')).toMatchObject({ width: 1920, height: 640 })
	expect((await upload(bytes, bia, 'image/png', 'virus')).statusCode).toBe(400)
})

test('more than five megabytes are refused during the upload', async () => {
	const answer = await upload(Buffer.concat([await plain().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]))
	expect([answer.statusCode, answer.json().code]).toEqual([413, 'upload.tooLarge'])
	expect(answer.json().msg).toBe('A imagem pode ter no máximo 5 MB.')
})

test('a truncated picture is refused as broken', async () => {
	const noise = Buffer.from(Array.from({ length: 90_000 }, (_, index) => (index * 7919) % 251))
	const whole = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
		.png()
		.toBuffer()
	const answer = await upload(whole.subarray(0, whole.length / 2))
	expect([answer.statusCode, answer.json().code]).toEqual([422, 'upload.broken'])
	expect((await upload(Buffer.from('RIFF0000WEBPVP8 nonsense'))).json().code).toBe('upload.broken')
})

test('an animation within the limits is kept; a larger one becomes its first frame', async () => {
	const small = (await upload(await movingGif(6, 30, 20))).json()
	expect(small).toMatchObject({ width: 30, height: 20 })
	const served = async (url: string) => sharp((await site.app.inject(url)).rawPayload).metadata()
	expect((await served(small.url)).pages).toBe(6)
	const long = (await upload(await movingGif(19, 1000, 900))).json()
	expect((await served(long.url)).pages ?? 1).toBe(1)
	expect(long).toMatchObject({ width: 1000, height: 900 })
})

test('a visitor cannot upload', async () => {
	const answer = await site.app.inject({
		method: 'POST',
		url: '/api/uploads?purpose=comment',
		headers: { 'content-type': 'image/png' },
		payload: await plain().png().toBuffer(),
	})
	expect(answer.json().code).toBe('auth.required')
})

test.each(['..%2f..%2fregistry.json', 'x.webp', `${'a'.repeat(64)}.webp`, `${'A'.repeat(64)}.webp`])(
	'there is no file %s',
	async (name) => {
		expect((await site.app.inject(`/uploads/${name}`)).statusCode).toBe(404)
	},
)

test('a comment shows a picture, with or without a text; a deleted upload is refused', async () => {
	const picture = (await upload(await plain().png().toBuffer())).json()
	const alone = await bench.post(bia, '', { pictureId: picture.id })
	expect(alone.json().body).toEqual({ state: 'shown', text: '', picture })
	expect((await bench.read()).items[0].body.picture).toEqual(picture)
	expect((await bench.post(bia, 'x', { pictureId: 'f'.repeat(64) })).json().code).toBe('upload.gone')
	expect((await bench.edit(bia, '1', 'Só o texto')).json().body).toEqual({
		state: 'shown',
		text: 'Só o texto',
		picture: null,
	})
})

test('a spoiler hides the URL of its picture', async () => {
	const picture = (await upload(await plain().png().toBuffer())).json()
	await bench.post(bia, 'Olha', { pictureId: picture.id, spoilerNumber: 2 })
	const answer = await bench.send('GET', 'discussions/anime/1')
	expect(answer.payload).not.toContain(picture.id)
	expect(answer.json().items[0].body).toEqual({ state: 'spoiler', hasPicture: true })
})

test('an unused upload is deleted after a day, a used one stays', async () => {
	const shown = (await upload(await plain(41, 30).png().toBuffer())).json()
	const unused = (await upload(await plain(42, 30).png().toBuffer())).json()
	await bench.post(bia, '', { pictureId: shown.id })
	const start = site.clock.now.getTime()
	const before = await kept()
	expect(await pruneUploads(site.db, site.context.storage, new Date(start + DAY_MS - MINUTE_MS))).toBe(0)
	expect(await pruneUploads(site.db, site.context.storage, new Date(start + DAY_MS + 1))).toBe(1)
	expect(await kept()).toBe(before - 1)
	expect((await site.app.inject(unused.url)).statusCode).toBe(404)
	expect((await site.app.inject(shown.url)).statusCode).toBe(200)
	site.clock.now = new Date(start + 2 * DAY_MS)
	await bench.edit(bia, '1', 'Sem imagem')
	expect(await pruneUploads(site.db, site.context.storage, new Date(start + 3 * DAY_MS + 1))).toBe(1)
	expect((await site.app.inject(shown.url)).statusCode).toBe(404)
})
