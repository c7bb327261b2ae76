import '../../core/database/onPostgresToo.testing.ts'
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Dump } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { Compile } from 'typebox/compile'
import { MEMBERS } from '../../catalogue/airing/broadcast.ts'
import { draftOf, writeTitles } from '../../catalogue/catalogue.testing.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Schema } from '../../core/database/schema.ts'
import { testSite } from '../../testing/site.testing.ts'
import { seedSamples } from '../samples/seedSamples.ts'
import { readDump, readSqlite } from './dump.testing.ts'
import { fileKey, nameOfDump, publish, readManifest } from './manifest.ts'
import { plantPersonal } from './plantPersonal.testing.ts'
import { RECORD_NAMES, RECORDS } from './records.ts'
import { DumpInterrupted, writeDump } from './writeDump.ts'

const OPEN = 900_001
const SUPPLEMENTED = 900_002
const TOUCHED = 900_003
const FORBIDDEN = 'Uvaia Proibida'
const PERSONAL = 'Jabuticaba Pessoal'

const site = testSite({ seed })

async function seed(db: Kysely<Schema>) {
	await seedSamples(db, new Date('2026-03-30T12:00:00Z'))
	const title = { kind: 'anime', format: 'TV', status: 'completed', sort_title: 'a' } as const
	await insertRows(db, 'title', [
		{ ...title, id: OPEN, title: 'O Sino', source: null, licence: null, source_key: null },
		{ ...title, id: SUPPLEMENTED, title: 'A Ponte', source: null, licence: null, source_key: null },
		{ ...title, id: TOUCHED, title: FORBIDDEN, source: null, licence: null, source_key: null },
		{ ...title, id: 900_004, title: `${FORBIDDEN} 4`, source: 'bangumi-data', licence: 'none', source_key: 'x' },
	])
	const [closed = 0] = await writeTitles(
		db,
		draftOf({
			names: [{ language: 'romaji', name: FORBIDDEN }],
			externalIds: [{ site: 'mal', id: FORBIDDEN }],
			studios: [{ name: FORBIDDEN, role: 'studio' }],
			staff: [{ role: 'direction', name: FORBIDDEN }],
			characters: [FORBIDDEN],
			tags: [FORBIDDEN],
		}),
	)
	await insertRows(db, 'import_record', [
		{ source: 'bangumi-data', key: 'a', hash: 'a', title_id: SUPPLEMENTED },
		{ source: 'anilist-airing', key: 'a', hash: 'a', title_id: TOUCHED },
		{ source: 'anime-episodes', key: 'a', hash: 'a', title_id: OPEN },
		{ source: 'mydublist', key: 'a', hash: 'a', title_id: OPEN },
	])
	await insertRows(db, 'title_name', [
		{ title_id: OPEN, position: 0, language: 'pt-BR', name: 'O Sino', folded: 'o sino' },
		{ title_id: SUPPLEMENTED, position: 2000, language: 'zh-Hans', name: '桥', folded: '桥' },
	])
	await insertRows(db, 'external_id', [{ title_id: OPEN, site: 'mal', id: '7' }])
	await insertRows(db, 'title_relation', [
		{ title_id: OPEN, position: 0, kind: 'sequel', target_id: closed },
		{ title_id: OPEN, position: 1, kind: 'sequel', target_id: SUPPLEMENTED },
	])
	await insertRows(db, 'title_dub', [
		{ title_id: OPEN, language: 'pt-BR', confidence: 0.9, source: 'mydublist' },
		{ title_id: OPEN, language: 'es', confidence: null, source: null },
		{ title_id: OPEN, language: 'xx', confidence: 0.9, source: FORBIDDEN },
	])
	const slot = { title_id: OPEN, starts_at: new Date(0), every: 'week', zone: 'Asia/Tokyo' } as const
	await insertRows(db, 'airing_slot', [
		{ ...slot, source: 'bangumi-data' },
		{ ...slot, source: MEMBERS },
		{ ...slot, source: 'anilist-airing', zone: FORBIDDEN },
	])
	await insertRows(db, 'season', [{ id: 900_001, title_id: OPEN, number: 1 }])
	const episode = { title_id: OPEN, season_id: 900_001, kind: 'regular' } as const
	await insertRows(db, 'episode', [
		{ ...episode, number: 1, label: '1', title: 'Aberto', source: null, licence: null },
		{ ...episode, number: 2, label: '2', title: FORBIDDEN, source: 'anime-episodes', licence: 'none given' },
		{ ...episode, number: 3, label: '3', title: `${FORBIDDEN} 3`, source: null, licence: 'none given' },
	])
}

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
