import type { EditField } from 'shared-contract'
import { TEXTS_OF_REQUESTS, UNSTORABLE_TEXTS } from '../../testing/hostileTexts.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Key, revisionBench } from './revision.testing.ts'

const TEXTS = [...TEXTS_OF_REQUESTS, ...UNSTORABLE_TEXTS]

const site = testSite()
const bench = revisionBench(site)
const { edit, member, start, send } = bench
beforeEach(() => bench.fill())

/** Edits field by field, each text once, and gives the answers that are neither kept as typed nor a clear refusal. */
async function faults(key: Key, of: string, field: EditField, kept: (text: string) => string) {
	const found: unknown[] = []
	let seen = await start(of)
	for (const text of TEXTS) {
		const { statusCode, payload } = await edit(key, seen, { [field]: text }, of)
		const before = seen[field]
		seen = await start(of)
		const now = seen[field]
		const isKept = statusCode === 200 && now === kept(text)
		const isRefused = statusCode === 400 && now === before
		if (!isKept && !isRefused) found.push({ text, statusCode, payload, now })
	}
	return found
}

const composed = (text: string) =>
	text
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(/^\ufeff+/, '')

test('hostile texts in a synopsis and a description are kept as typed', async () => {
	const key = await member()
	const kept = (text: string) => composed(text).trim() && composed(text)
	expect(await faults(key, 'title/1', 'synopsis', kept)).toEqual([])
	expect(await faults(key, 'episode/1', 'description', kept)).toEqual([])
})

test('hostile texts are no addresses of pictures, and those that are stay addresses', async () => {
	const key = await member()
	const kept = (text: string) => (text.trim() === '' ? '/art/poster/1.svg' : new URL(text.trim()).href)
	expect(await faults(key, 'title/1', 'posterUrl', kept)).toEqual([])
	expect((await start()).posterUrl).toMatch(/^(https?:\/\/|\/art\/)/)
	expect((await send('GET', 'titles/1')).statusCode).toBe(200)
})
