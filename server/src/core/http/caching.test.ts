import { brotliDecompressSync } from 'node:zlib'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()

test('an unchanged read is answered with 304', async () => {
	const first = await site.app.inject('/api/site')
	const tag = String(first.headers.etag)
	expect(tag).toMatch(/^W\/".+"$/)
	for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
		const again = await site.app.inject({ url: '/api/site', headers: { 'if-none-match': known } })
		expect(again.statusCode).toBe(304)
		expect(again.body).toBe('')
		expect(again.headers.etag).toBe(tag)
	}
})

test('a changed read is answered with 200', async () => {
	const tag = String((await site.app.inject('/api/site')).headers.etag)
	await newMember(site.app)
	const again = await site.app.inject({ url: '/api/site', headers: { 'if-none-match': tag } })
	expect(again.statusCode).toBe(200)
	expect(again.json().demo).toBe(false)
})

test.each([
	['/api/site', 'public, max-age=5, stale-while-revalidate=60'],
	['/api/auth/session', 'private, no-cache'],
	['/api/notifications', 'private, no-cache'],
	['/api/saved', 'private, no-cache'],
])('%s has Cache-Control %s', async (url, cacheControl) => {
	expect((await site.app.inject(url)).headers['cache-control']).toBe(cacheControl)
})

test.each(['br', 'gzip'])('long answers are compressed with %s', async (encoding) => {
	const answer = await site.app.inject({ url: '/locales/pt.json', headers: { 'accept-encoding': encoding } })
	expect(answer.headers['content-encoding']).toBe(encoding)
	expect(answer.headers.vary).toContain('accept-encoding')
	if (encoding === 'br')
		expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveProperty(['action.save'])
})

test.each(['/locales/pt.json', '/api/site', '/api/home'])(
	'%s has Vary: Accept-Encoding when it is not compressed',
	async (url) => {
		const first = await site.app.inject({ url, headers: { 'accept-encoding': 'identity' } })
		expect(first.headers['content-encoding']).toBeUndefined()
		expect(String(first.headers.vary)).toMatch(/^(?:[^,]+, )*accept-encoding$/)
		const known = { 'accept-encoding': 'identity', 'if-none-match': String(first.headers.etag) }
		expect((await site.app.inject({ url, headers: known })).headers.vary).toBe(first.headers.vary)
	},
)

test('private answers have no Vary: Accept-Encoding', async () => {
	expect(String((await site.app.inject('/api/auth/session')).headers.vary)).not.toContain('accept-encoding')
})
