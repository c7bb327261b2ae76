import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Dump } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { Compile } from 'typebox/compile'
import { testSite } from '../../testing/site.testing.ts'
import { readDump, readSqlite } from './dump.testing.ts'
import { fileKey, nameOfDump, publish, readManifest } from './manifest.ts'
import { plantPersonal } from './plantPersonal.testing.ts'
import { FORBIDDEN, OPEN, SUPPLEMENTED, seedProvenances } from './provenances.testing.ts'
import { RECORD_NAMES, RECORDS } from './records.ts'
import { DumpInterrupted, writeDump } from './writeDump.ts'

const PERSONAL = 'Jabuticaba Pessoal'

const site = testSite({ seed: seedProvenances })

const dumpNow = () => writeDump(site.context)
const stored = async () => {
	const keys: string[] = []
	for await (const { key } of site.context.storage.list('dumps/')) keys.push(key)
	return keys.sort()
}

describe('a dump', () => {
	let dump: Dump
	let read: Awaited<ReturnType<typeof readDump>>
	beforeAll(async () => {
		dump = await dumpNow()
		read = await readDump(site.context.storage, dump)
	})

	test('has exactly these columns', () => {
		const mark = ['source', 'licence']
		expect(Object.fromEntries(RECORD_NAMES.map((name) => [name, RECORDS[name].columns]))).toEqual({
			titles: [
				...[
					'id',
					'kind',
					'format',
					'status',
					'title',
					'english_title',
					'native_title',
					'romaji_title',
					'year',
					'season',
				],
				...[
					'started',
					'ended',
					'minutes',
					'episode_count',
					'chapter_count',
					'volume_count',
					'rating',
					'votes',
					...mark,
				],
			],
			names: ['title_id', 'position', 'language', 'name', ...mark],
			external_ids: ['title_id', 'site', 'id', ...mark],
			genres: ['title_id', 'genre', ...mark],
			tags: ['title_id', 'tag', 'weight', 'is_spoiler', ...mark],
			relations: ['title_id', 'position', 'kind', 'target_id', ...mark],
			episodes: [
				...['id', 'title_id', 'season', 'kind', 'number', 'label', 'title', 'names', 'minutes', 'aired', ...mark],
			],
			dubs: ['title_id', 'language', 'confidence', ...mark],
			airing_slots: ['id', 'title_id', 'platform', 'starts_at', 'every', 'ends_at', 'zone', ...mark],
			title_studios: ['title_id', 'studio_id', 'role', ...mark],
			cast: ['title_id', 'position', 'character_id', 'role', ...mark],
			voices: ['title_id', 'character_id', 'language', 'person_id', ...mark],
			staff: ['title_id', 'position', 'role', 'person_id', ...mark],
			studios: ['id', 'name', 'native_name', ...mark],
			people: ['id', 'name', 'native_name', ...mark],
			characters: ['id', 'name', 'native_name', ...mark],
		})
	})

	test('has lines that are as its schema says, and as many as its list says', async () => {
		const document = (await site.app.inject('/dumps/schema.json')).json()
		for (const name of RECORD_NAMES) {
			const rows = read.rows(name)
			const schema = Compile(document.$defs[name])
			for (const row of rows) {
				if (!schema.Check(row)) throw new Error(`${name}: ${JSON.stringify(row)}`)
				expect(Object.keys(row)).toEqual(RECORDS[name].columns)
			}
			expect(dump.files.find((file) => file.name === `${name}.ndjson.gz`)?.rows).toBe(rows.length)
			expect([name, rows.length > 0]).toEqual([name, true])
		}
	})

	test('has the same rows as a database', async () => {
		const tables = await readSqlite(read.sqlite)
		expect([...tables.keys()].sort()).toEqual([...RECORD_NAMES].sort())
		for (const name of RECORD_NAMES) expect([name, tables.get(name)?.length]).toEqual([name, read.rows(name).length])
		const [title] = tables.get('titles')?.filter(({ id }) => id === OPEN) ?? []
		expect(title).toMatchObject({ title: 'O Sino', source: 'niouka', licence: 'CC0-1.0' })
	})

	test('names a source and a licence for each row', () => {
		const of = (record: string, id: number) => read.rows(record).filter(({ title_id }) => title_id === id)
		expect(read.rows('titles').find(({ id }) => id === 1)).toMatchObject({ source: 'niouka-samples', licence: 'MIT' })
		expect(of('names', OPEN)).toMatchObject([{ name: 'O Sino', source: 'niouka', licence: 'CC0-1.0' }])
		expect(of('names', SUPPLEMENTED)).toMatchObject([
			{ name: '桥', source: 'niouka, bangumi-data', licence: 'CC-BY-4.0' },
		])
		expect(of('dubs', OPEN)).toMatchObject([
			{ language: 'es', source: 'niouka', licence: 'CC0-1.0' },
			{ language: 'pt-BR', source: 'mydublist', licence: 'CC-BY-4.0' },
		])
		expect(of('airing_slots', OPEN)).toMatchObject([{ source: 'bangumi-data' }, { source: 'niouka' }])
		expect(of('episodes', OPEN)).toMatchObject([{ title: 'Aberto' }])
		expect(of('relations', OPEN)).toMatchObject([{ target_id: SUPPLEMENTED }])
		expect(dump.sources.map(({ source }) => source).sort()).toEqual([
			'bangumi-data',
			'mydublist',
			'niouka',
			'niouka, bangumi-data',
			'niouka-samples',
		])
	})

	test('has no row of a closed source, nor of a title to which one added', () => {
		expect(read.rows('titles').filter(({ id }) => Number(id) > 900_000)).toHaveLength(2)
		expect(read.everything.includes(FORBIDDEN)).toBe(false)
	})

	test('is listed with what each file is', async () => {
		const answer = (await site.app.inject('/api/dumps')).json()
		expect(answer.dumps[0]).toEqual(dump)
		for (const { name, bytes, sha256 } of dump.files) {
			const { rawPayload } = await site.app.inject(`/dumps/${dump.name}/${name}`)
			expect(rawPayload).toHaveLength(bytes)
			expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256)
		}
	})
})

test('nothing personal is in a dump, wherever it was written', async () => {
	const members = await site.db.selectFrom('member').select('id').execute()
	const planted = await plantPersonal(site.db, PERSONAL)
	expect(planted).toEqual(
		expect.arrayContaining([
			'comment.text',
			'list_entry.notes',
			'member.bio',
			'member.email',
			'member.username',
			'message.text',
			'news_article.author',
			'title_synopsis.text',
		]),
	)
	const { everything } = await readDump(site.context.storage, await dumpNow())
	expect(everything.includes(PERSONAL)).toBe(false)
	expect(everything.includes('planted')).toBe(false)
	expect(members.length).toBeGreaterThan(3)
	for (const { id } of members) expect(everything.includes(id)).toBe(false)
})

test('an interrupted dump leaves the former ones and no files', async () => {
	const [former] = await readManifest(site.context.storage)
	const before = await stored()
	expect(former?.files).toHaveLength(RECORD_NAMES.length + 1)
	let pages = 0
	await expect(writeDump(site.context, () => ++pages < 5)).rejects.toThrow(DumpInterrupted)
	await site.context.storage.put(fileKey('2026-01-01', 'titles.ndjson.gz'), Buffer.from('of a crash'))
	expect((await readManifest(site.context.storage))[0]).toEqual(former)
	expect(await readdir(join(site.context.settings.DATA_DIR, 'dump-unfinished'))).toEqual([])
	await site.context.storage.remove([fileKey('2026-01-01', 'titles.ndjson.gz')])
	expect(await stored()).toEqual(before)
})

test('dumps stay for seven days, and what no list names is deleted', async () => {
	const { storage } = site.context
	const now = site.clock.now.getTime() + 100 * DAY_MS
	await storage.put(fileKey('2026-01-01', 'titles.ndjson.gz'), Buffer.from('of a crash'))
	const file = { name: 'titles.ndjson.gz', format: 'ndjson', bytes: 3, sha256: '', rows: 0 } as const
	const publishOn = async (madeAt: Date) => {
		const name = nameOfDump(madeAt, await readManifest(storage))
		await storage.put(fileKey(name, file.name), Buffer.from('new'))
		await publish(storage, { name, madeAt: madeAt.toISOString(), files: [file], sources: [] }, madeAt)
		return name
	}
	for (let day = 0; day < 9; day += 1) await publishOn(new Date(now + day * DAY_MS))
	const again = await publishOn(new Date(now + 8 * DAY_MS))
	const days = Array.from({ length: 7 }, (_, day) => new Date(now + (8 - day) * DAY_MS).toISOString().slice(0, 10))
	expect(again).toBe(`${days[0]}-2`)
	const names = (await readManifest(storage)).map(({ name }) => name)
	expect(names).toEqual([again, ...days])
	expect(await stored()).toEqual([...names.map((name) => fileKey(name, file.name)), 'dumps/manifest.json'].sort())
})
