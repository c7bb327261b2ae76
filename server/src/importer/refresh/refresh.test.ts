import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { pack } from 'tar-stream'
import { type PictureHost, startPictureHost } from '../../core/remotePicture/pictureHost.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { BROADCAST } from '../fixture.testing.ts'
import { animeRow } from '../import.testing.ts'
import { InvalidSources, readSources } from './readSources.ts'
import { refreshSources } from './refreshSources.ts'

let host: PictureHost
let folder: string
const FILES = 'http://pictures.test'
const SOURCES = [
	{ name: 'private', url: 'http://10.0.0.1/anime.jsonl', interval: 24 },
	{ name: 'anime', url: `${FILES}/lists/anime.jsonl`, interval: 24 },
]
const site = testSite({
	environment: { SOURCES: JSON.stringify(SOURCES) },
	dial: async (url) =>
		url.host === 'registry.npmjs.org' ? { ...(await host.dial(new URL(`${FILES}/`))), isPlain: true } : host.dial(url),
})

beforeAll(async () => {
	host = await startPictureHost()
	folder = await mkdtemp(join(tmpdir(), 'niouka-sources-'))
})
afterAll(async () => {
	await host.close()
	await rm(folder, { recursive: true })
})

const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
/** Serves a text with its tag; a reader who has it gets 304. */
function serveText(path: string, text: string | Buffer) {
	const etag = `"${createHash('md5').update(text).digest('hex')}"`
	host.answer(path, (response) => {
		if (response.req.headers['if-none-match'] === etag) response.writeHead(304).end()
		else response.writeHead(200, { etag, 'last-modified': 'Mon, 30 Mar 2026 08:00:00 GMT' }).end(text)
	})
}
const refresh = (list: readonly object[] = SOURCES, maxBytes = 1_000_000) =>
	refreshSources({
		context: site.context,
		sources: list as typeof SOURCES,
		log: site.app.log,
		signal: new AbortController().signal,
		maxBytes,
	})
const pass = (ms: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + ms)
}
const runsOf = async (source: string) =>
	(await site.db.selectFrom('source_run').selectAll().where('source', '=', source).orderBy('id').execute()).map(
		({ result, reason, counts, changes }) => ({
			result,
			reason,
			changed: counts.map(({ added, changed }) => added + changed),
			changes,
		}),
	)
const titles = () =>
	site.db.selectFrom('title').select(['id', 'title', 'status', 'minutes', 'removed_at']).orderBy('id').execute()
const admin = async () => (await newMember(site.app, { role: 'admin' })).headers
const post = (path: string, headers: Record<string, string>) =>
	site.app.inject({
		method: 'POST',
		url: `/api/${path}`,
		headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
	})

test('a source is read when it is due, an unchanged one changes nothing, and a failing one does not stop it', async () => {
	serveText('/lists/anime.jsonl', lines(animeRow(201)))
	await refresh()
	expect(await titles()).toMatchObject([{ title: 'Sora no Kaze 201' }])
	await refresh()
	expect(await runsOf('anime')).toEqual([{ result: 'changed', reason: null, changed: [1, 0], changes: 1 }])
	expect(await runsOf('private')).toMatchObject([{ result: 'failed', reason: 'refused' }])
	pass(24 * HOUR_MS)
	await refresh()
	expect((await runsOf('anime')).at(-1)).toEqual({ result: 'unchanged', reason: null, changed: [], changes: 0 })
	expect(host.asked.at(-1)?.headers['if-none-match']).toBeDefined()
	serveText('/lists/anime.jsonl', lines(animeRow(201, { episodeLength: 12 })))
	pass(24 * HOUR_MS)
	await refresh()
	expect((await runsOf('anime')).at(-1)).toMatchObject({ result: 'changed', changed: [1, 0], changes: 1 })
	expect(await titles()).toMatchObject([{ minutes: 12 }])
})

test('a failed source is asked again after a quarter of an hour, then after half an hour', async () => {
	await refresh()
	const count = async () => (await runsOf('private')).length
	pass(14 * MINUTE_MS)
	await refresh()
	expect(await count()).toBe(1)
	pass(MINUTE_MS)
	await refresh()
	expect(await count()).toBe(2)
	pass(29 * MINUTE_MS)
	await refresh()
	expect(await count()).toBe(2)
	pass(MINUTE_MS)
	await refresh()
	expect(await count()).toBe(3)
})

test.each([
	['tooLarge', 'a file that is too large', () => serveText('/big', 'x'.repeat(2000)), `${FILES}/big`],
	['unknownFile', 'a file of no known kind', () => serveText('/odd', 'hello'), `${FILES}/odd`],
	['refused', 'a missing address', () => {}, `${FILES}/none`],
	['unreachable', 'a host that does not answer', () => {}, 'http://away.test/x'],
	[
		'refused',
		'an address that leads to a private one',
		() => host.answer('/away', (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()),
		`${FILES}/away`,
	],
] as const)('%s: %s', async (reason, _words, prepare, url) => {
	prepare()
	await refresh([{ name: 'bad', url, interval: 1 }], 1000)
	expect(await runsOf('bad')).toMatchObject([{ result: 'failed', reason }])
})

test('a file and an npm package are sources, too', async () => {
	const file = join(folder, 'anime.jsonl')
	await writeFile(file, lines(animeRow(1), {}))
	const entries = pack()
	entries.entry(
		{ name: 'package/dist/data.json', mtime: new Date('2026-03-20') },
		JSON.stringify({ siteMeta: {}, items: [BROADCAST] }),
	)
	entries.finalize()
	const chunks: Buffer[] = []
	for await (const chunk of entries) chunks.push(chunk as Buffer)
	host.answer('/bangumi-data/latest', (response) =>
		response.end(JSON.stringify({ version: '0.3.9', dist: { tarball: `${FILES}/data.tgz` } })),
	)
	serveText('/data.tgz', gzipSync(Buffer.concat(chunks)))
	const list = [
		{ name: 'file', file, interval: 1 },
		{ name: 'npm', package: 'bangumi-data', interval: 1 },
	]
	await refresh(list)
	expect([await runsOf('file'), await runsOf('npm')]).toMatchObject([[{ changed: [1, 1] }], [{ changed: [1, 0] }]])
	expect(
		await site.db
			.selectFrom('fact_source')
			.select(['fact', 'source'])
			.select(({ cast }) => cast<string>('seen_on', 'text').as('on'))
			.orderBy('fact')
			.execute(),
	).toEqual([
		{ fact: 'dubs', source: 'mydublist', on: '2026-08-22' },
		{ fact: 'names', source: 'bangumi-data', on: '2026-03-20' },
		{ fact: 'platforms', source: 'bangumi-data', on: '2026-03-20' },
		{ fact: 'slots', source: 'bangumi-data', on: '2026-03-20' },
	])
	pass(HOUR_MS)
	await refresh(list)
	expect([await runsOf('file'), await runsOf('npm')]).toMatchObject([
		[{}, { result: 'unchanged' }],
		[{}, { result: 'unchanged' }],
	])
})

test('an undone run takes back what is still as it wrote it, and leaves what a member or a later run changed', async () => {
	const before = { title: { romaji: 'Umi', english: 'Sea', native: null, synonyms: [] } }
	const after = { ...before, title: { ...before.title, english: 'The Sea' }, episodeLength: 12, genres: ['Drama'] }
	serveText('/lists/anime.jsonl', lines(animeRow(201, before), animeRow(202, before), animeRow(203, before)))
	await refresh()
	const first = (await titles()).map(({ id }) => id)
	serveText(
		'/lists/anime.jsonl',
		lines(animeRow(201, after), animeRow(202, after), animeRow(203, after), animeRow(204)),
	)
	pass(24 * HOUR_MS)
	await refresh()
	serveText(
		'/lists/anime.jsonl',
		lines(animeRow(201, after), animeRow(202, after), animeRow(203, { ...after, genres: ['Comedy'] }), animeRow(204)),
	)
	pass(24 * HOUR_MS)
	await refresh()
	const [, edited = 0] = first
	const member = await newMember(site.app)
	await site.db
		.insertInto('revision')
		.values({
			entity: 'title',
			entity_id: edited,
			member_id: member.id,
			before: '{"minutes":"24"}',
			after: '{"minutes":"12"}',
		})
		.execute()
	const run = await site.db
		.selectFrom('source_run')
		.select('id')
		.where('source', '=', 'anime')
		.orderBy('id')
		.offset(1)
		.executeTakeFirstOrThrow()
	const headers = await admin()
	expect((await post(`source-runs/${run.id}/undo`, headers)).statusCode).toBe(200)
	const minutes = (await titles()).map((title) => [title.minutes, title.removed_at !== null])
	expect(minutes).toEqual([
		[24, false],
		[12, false],
		[24, false],
		[24, true],
	])
	const of = async (table: 'title_name' | 'title_genre', column: 'name' | 'genre') => {
		const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)}
			where title_id = any(${first}::int[]) order by title_id, position`.execute(site.db)
		return rows.map(({ value }) => value)
	}
	expect(await of('title_name', 'name')).toEqual(['Umi', 'Sea', 'Umi', 'Sea', 'Umi', 'Sea'])
	expect(await of('title_genre', 'genre')).toEqual(['action', 'action', 'comedy'])
	expect((await post(`source-runs/${run.id}/undo`, headers)).json().code).toBe('revision.undone')
	const { items } = (await site.app.inject({ url: '/api/sources', headers })).json()
	expect(items[1].runs[1]).toMatchObject({ id: run.id, undoneBy: expect.any(String), result: 'changed' })
})

test('an undone run gives a title back to the studio that its former one has become', async () => {
	const made = (...studios: string[]) => serveText('/lists/anime.jsonl', lines(animeRow(201, { studios })))
	made('Aurora')
	await refresh()
	made('Boreal')
	pass(24 * HOUR_MS)
	await refresh()
	const studios = await site.db
		.insertInto('studio')
		.values([{ name: 'Aurora One' }, { name: 'Aurora Two' }])
		.returning('id')
		.execute()
	const [one = { id: 0 }, two = { id: 0 }] = studios
	await site.db.updateTable('studio').set({ merged_into: one.id }).where('name', '=', 'Aurora').execute()
	await site.db.updateTable('studio').set({ merged_into: two.id }).where('id', '=', one.id).execute()
	const runs = await site.db.selectFrom('source_run').select('id').where('source', '=', 'anime').orderBy('id').execute()
	expect((await post(`source-runs/${runs.at(-1)?.id}/undo`, await admin())).statusCode).toBe(200)
	expect(await site.db.selectFrom('title_studio').select('studio_id').execute()).toEqual([{ studio_id: two.id }])
})

test('a run whose process died is tried again when that is seen, and what it wrote can be undone', async () => {
	serveText('/lists/anime.jsonl', lines(animeRow(201)))
	await refresh()
	await site.db.updateTable('source_run').set({ result: 'running', ended_at: null, changes: null }).execute()
	pass(7 * HOUR_MS)
	serveText('/lists/anime.jsonl', lines(animeRow(201, { episodeLength: 12 }), animeRow(202)))
	await refresh()
	expect(await runsOf('anime')).toMatchObject([
		{ result: 'failed', reason: 'interrupted', changes: 1 },
		{ result: 'changed', changes: 3 },
	])
	const ofAnime = site.db.selectFrom('source_run').select('id').where('source', '=', 'anime').orderBy('id')
	const [lost] = await ofAnime.execute()
	expect((await post(`source-runs/${lost?.id}/undo`, await admin())).statusCode).toBe(200)
	// A later run has changed the one title and made the other.
	expect((await titles()).map(({ removed_at }) => removed_at)).toEqual([null, null])
})

test('an admin lets a source run at once', async () => {
	serveText('/lists/anime.jsonl', lines(animeRow(1)))
	await refresh()
	const headers = await admin()
	pass(HOUR_MS)
	expect((await post('sources/anime/run', headers)).json()).toEqual({ done: true })
	const source = async () => (await site.app.inject({ url: '/api/sources', headers })).json().items[1]
	expect(await source()).toMatchObject({ name: 'anime', isAsked: true, place: `${FILES}/lists/anime.jsonl` })
	await refresh()
	const { isAsked, runs } = await source()
	expect([isAsked, runs.length, runs[0].startedBy === null]).toEqual([false, 2, false])
	expect((await post('sources/nothing/run', headers)).statusCode).toBe(404)
})

test.each([
	['[{"name":"a"}]', '/0 must have required properties interval'],
	['[{"name":"a","interval":1}]', '“a” needs one of url, file and package'],
	['[{"name":"a","url":"ftp://x","interval":1}]', '/0/url'],
	['[{"name":"a","file":"x","interval":1},{"name":"a","file":"y","interval":1}]', 'two sources called “a”'],
	['[{', 'this is no JSON'],
	['/nowhere/sources.json', 'the file cannot be read'],
])('the setting %s is refused with its reason', async (setting, reason) => {
	await expect(readSources(setting)).rejects.toThrow(InvalidSources)
	await expect(readSources(setting)).rejects.toThrow(reason)
})
