import type { Dump } from 'shared-contract'
import { seedSamples } from '../../site/samples/seedSamples.ts'
import { testSite } from '../../testing/site.testing.ts'
import { writeDump } from './writeDump.ts'

const site = testSite({ seed: async (db) => void (await seedSamples(db)) })
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

let made: Dump | undefined
async function firstFile() {
	made ??= await writeDump(site.context)
	const dump = made
	const [file] = dump.files
	if (!file) throw new Error('a dump has files')
	return { ...file, url: `/dumps/${dump.name}/${file.name}` }
}

test('a site without a dump says so', async () => {
	expect((await get('/api/dumps')).json()).toEqual({ dumps: [] })
	expect((await get('/dumps/2026-04-01/titles.ndjson.gz')).statusCode).toBe(404)
})

test('a file is kept forever, and not sent twice', async () => {
	const { url, sha256, bytes } = await firstFile()
	const answer = await get(url)
	expect(answer.headers).toMatchObject({
		'cache-control': 'public, max-age=31536000, immutable',
		'content-type': 'application/gzip',
		'content-length': String(bytes),
		'accept-ranges': 'bytes',
		'access-control-allow-origin': '*',
		etag: `"${sha256}"`,
	})
	expect(answer.headers['content-encoding']).toBeUndefined()
	const again = await get(url, { 'if-none-match': `"${sha256}"` })
	expect([again.statusCode, again.body]).toEqual([304, ''])
	const head = await site.app.inject({ method: 'HEAD', url })
	expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(bytes), ''])
})

test('a part of a file is what was asked for', async () => {
	const { url, sha256, bytes } = await firstFile()
	const whole = (await get(url)).rawPayload
	const part = async (range: string, headers: Record<string, string> = {}) => {
		const answer = await get(url, { range, ...headers })
		return { status: answer.statusCode, range: answer.headers['content-range'], content: answer.rawPayload }
	}
	const middle = { status: 206, range: `bytes 10-19/${bytes}`, content: whole.subarray(10, 20) }
	expect(await part('bytes=10-19')).toEqual(middle)
	expect(await part('bytes=10-19', { 'if-range': `"${sha256}"` })).toEqual(middle)
	expect(await part('bytes=10-19', { 'if-range': '"older"' })).toMatchObject({ status: 200, content: whole })
	expect(await part('bytes=-5')).toMatchObject({ status: 206, content: whole.subarray(-5) })
	expect(await part(`bytes=5-${bytes * 2}`)).toMatchObject({ status: 206, content: whole.subarray(5) })
	expect(await part('bytes=0-1,4-5')).toMatchObject({ status: 200, content: whole })
	expect(await part(`bytes=${bytes}-`)).toMatchObject({ status: 416, range: `bytes */${bytes}` })
})

test.each([
	'/dumps/2026-04-01/manifest.json',
	'/dumps/..%2f..%2fdatabase/x',
	'/dumps/2026-04-01',
	'/dumps/manifest.json',
])('%s is not there, for browsers neither', async (url) => {
	await firstFile()
	expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404)
})
