import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import { SAMPLES } from 'shared-samples'
import { seed } from '../../site/samples/seed.ts'
import { GOOD_PASSWORD } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { deleteOldImports } from './deleteOldImports.ts'
import { transferBench } from './transfer.testing.ts'

const site = testSite({
	seed: async (db) => {
		await seed(db, SAMPLES, new Date('2026-04-01T12:00:00Z'))
	},
})
const { newMember, check, apply, read, send, rows, lists, checked } = transferBench(site)

/** The sample member's list. The first account ends the demo. */
let file: Buffer
beforeAll(async () => {
	file = (await site.app.inject('/api/list-exports/mal-anime.xml')).rawPayload
})

test('a visitor of the demo checks a file against the sample list, without changes', async () => {
	const answer = await check(undefined, file)
	const found = answer.json().import
	expect(found).toMatchObject({ username: null, counts: { created: 0, changed: 0, refused: 0 } })
	expect(found.counts.unchanged).toBeGreaterThan(5)
	expect((await read(`list-imports/${found.id}`)).import.id).toBe(found.id)
	expect(await apply(undefined, found.id)).toMatchObject({ statusCode: 401 })
})

test('an import that a visitor checked is assigned to their new account', async () => {
	const { id } = (await check(undefined, file)).json().import
	const bia = await newMember()
	const { counts, username } = (await apply(bia, id)).json().import
	expect([counts.created, username]).toEqual([expect.any(Number), bia.username])
	expect((await lists(bia.id)).entries).toHaveLength(counts.created)
	const caio = await newMember()
	expect((await send('GET', `list-imports/${id}`, caio)).statusCode).toBe(404)
})

test('a form sent twice is checked once', async () => {
	const bia = await newMember()
	const request = {
		method: 'POST',
		url: '/api/list-imports?fileName=lista.xml&existing=file',
		headers: { ...bia.headers, 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() },
		payload: file,
	} as const
	const [one, other] = await Promise.all([site.app.inject(request), site.app.inject(request)])
	expect(one.json().import.id).toBe(other.json().import.id)
	const changed = await site.app.inject({ ...request, payload: Buffer.from('<myanimelist/>') })
	expect(changed.json().code).toBe('request.key.reused')
})

test('a hundred megabytes are refused before they are read, in the reader’s language', async () => {
	const bia = await newMember()
	const words = []
	for (const language of ['pt-BR', 'en', 'ja']) {
		const answer = await site.app.inject({
			method: 'POST',
			url: '/api/list-imports?fileName=lista.xml&existing=file',
			headers: { ...bia.headers, 'content-type': 'application/xml', 'accept-language': language },
			payload: Buffer.alloc(100 * 1024 * 1024, ' '),
		})
		expect([answer.statusCode, answer.json().code]).toEqual([413, 'transfer.file.tooLarge'])
		words.push(answer.json().msg)
	}
	expect(words).toEqual([
		expect.stringContaining('grande demais'),
		expect.stringContaining('too large'),
		expect.stringContaining('大きすぎ'),
	])
})

test('checked files are deleted after a day, imports stay', async () => {
	const bia = await newMember()
	const [waiting, taken] = [await checked(bia, file), await checked(bia, file)]
	await apply(bia, taken.id)
	await deleteOldImports(site.db, new Date(site.clock.now.getTime() + DAY_MS))
	expect((await send('GET', `list-imports/${waiting.id}`, bia)).statusCode).toBe(404)
	expect(await rows(bia, taken.id)).not.toEqual([])
})

test('a deleted account deletes its imports', async () => {
	const bia = await newMember()
	const { id } = await checked(bia, file)
	await apply(bia, id)
	expect((await send('POST', 'account/deletion', bia, { password: GOOD_PASSWORD })).statusCode).toBe(200)
	const { rows: left } = await sql`select import_id from list_import_row where import_id = ${id}
		union all select id from list_import where id = ${id}`.execute(site.db)
	expect(left).toEqual([])
})
