import type { ListEntry } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { deleteOldRemovals } from './removeEntry.ts'

const site = testSite()
const { newMember, send, read, addTitle } = relationBench(site)

let bia: TestMember
let title: number
beforeEach(async () => {
	bia = await newMember('Bia')
	title = await addTitle('O Sino')
	await site.db.updateTable('title').set({ episode_count: 12 }).where('id', '=', title).execute()
})

const ask = (method: 'PATCH' | 'POST' | 'DELETE', path: string, by?: TestMember, payload?: object, key?: string) =>
	site.app.inject({
		method,
		url: `/api/${path}`,
		headers: { ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
		...(payload ? { payload } : {}),
	})
const edit = (change: object, by = bia, id = title) => ask('PATCH', `list/${id}`, by, change)
const edited = async (change: object, by = bia): Promise<ListEntry> => (await edit(change, by)).json().entry
const plusOne = (key?: string, by = bia) => ask('POST', `list/${title}/progress`, by, {}, key)
const list = (status: string, by?: TestMember, more = '') =>
	read(`profiles/Bia/list?kind=anime&status=${status}${more}`, by)

/** The counter of every entry and what its log comes to. */
async function expectCounterAndLogToAgree() {
	const entries = await site.db.selectFrom('list_entry').selectAll().execute()
	for (const { member_id, title_id, rewatches, progress } of entries) {
		const runs = await site.db
			.selectFrom('list_progress')
			.where('member_id', '=', member_id)
			.where('title_id', '=', title_id)
			.where('round', '=', rewatches)
			.select(['first', 'last'])
			.orderBy('first')
			.execute()
		const seen = runs.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
		expect(seen).toEqual(Array.from({ length: progress }, (_, at) => at + 1))
	}
}

const announce = (episode: number) =>
	site.db
		.insertInto('airing')
		.values({ title_id: title, episode_number: episode, airs_at: new Date('2026-04-08T12:00:00Z'), zone: 'UTC' })
		.execute()
const listEpisode = async (number: number) => {
	const season = { title_id: title, number: 1, title: '' }
	const { id } = await site.db.insertInto('season').values(season).returning('id').executeTakeFirstOrThrow()
	const part = {
		title_id: title,
		season_id: id,
		kind: 'regular',
		number,
		label: String(number),
		title: 'Parte',
	} as const
	await site.db.insertInto('episode').values(part).execute()
}

describe('a count that a known episode exceeds', () => {
	test.each([
		['an announced', announce],
		['a listed', listEpisode],
	])('neither completes nor limits an entry: %s one', async (_name, make) => {
		await make(13)
		expect(await edited({ progress: 12 })).toMatchObject({ status: 'current', progress: { current: 12, total: null } })
		expect((await plusOne()).json().entry).toMatchObject({ status: 'current', progress: { current: 13 } })
	})

	test.each([
		['an announced', announce],
		['a listed', listEpisode],
	])('holds up to it: %s one', async (_name, make) => {
		await make(12)
		expect(await edited({ progress: 12 })).toMatchObject({ status: 'completed', progress: { total: 12 } })
	})

	test.each([
		['releasing', 'current', null],
		['completed', 'completed', 3],
	] as const)('of a manga that is %s, what is out leaves it %s', async (status, expected, total) => {
		const counts = { chapter_count: 3, volume_count: 1, kind: 'manga', format: 'Manga', status } as const
		await site.db.updateTable('title').set(counts).where('id', '=', title).execute()
		const entry = await edited({ progress: 3, volumes: 1 })
		expect(entry).toMatchObject({ status: expected, progress: { total }, volumes: { total: total && 1 } })
	})
})

describe('an entry', () => {
	test('is created by its first change; later changes keep other fields', async () => {
		expect(await edited({ status: 'current', progress: 3, notes: ' boa ', score: 8 })).toMatchObject({
			status: 'current',
			progress: { current: 3, total: 12 },
			startedOn: '2026-04-01',
			finishedOn: null,
			notes: 'boa',
			score: 8,
			isPrivate: false,
		})
		expect(await edited({ isPrivate: true })).toMatchObject({ progress: { current: 3 }, notes: 'boa', isPrivate: true })
		await expectCounterAndLogToAgree()
	})

	test('has the score of the vote on its title', async () => {
		await edited({ score: 8 })
		expect((await read(`titles/${title}/vote`, bia)).score).toBe(8)
		await send('PUT', `titles/${title}/vote`, bia, { score: 6 })
		expect((await list('planned', bia)).items[0].score).toBe(6)
		expect((await edited({ score: null })).score).toBeNull()
		expect((await read(`titles/${title}/vote`, bia)).score).toBeNull()
	})

	test('advances one by one; the last one completes it', async () => {
		await edited({ progress: 10 })
		expect((await plusOne()).json().entry).toMatchObject({ status: 'current', progress: { current: 11 } })
		expect((await plusOne()).json().entry).toMatchObject({ status: 'completed', finishedOn: '2026-04-01' })
		const refused = await plusOne()
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'entry.progress.beyond'])
		await expectCounterAndLogToAgree()
	})

	test('progress starts a planned entry, and the last episode completes it', async () => {
		expect(await edited({ progress: 3 })).toMatchObject({ status: 'current', startedOn: '2026-04-01' })
		await edited({ status: 'planned', progress: 0 })
		expect(await edited({ progress: 12 })).toMatchObject({ status: 'completed', finishedOn: '2026-04-01' })
		await expectCounterAndLogToAgree()
	})

	test('"+1" sent twice under one key is one; many at once lose none', async () => {
		const key = '3f1c2a4e-0000-4000-8000-000000000001'
		await plusOne(key)
		await plusOne(key)
		await Promise.all(Array.from({ length: 5 }, () => plusOne()))
		expect((await list('current', bia)).items[0].progress.current).toBe(6)
		await expectCounterAndLogToAgree()
	})

	test('two tabs may change different fields; the second change of the same field is refused', async () => {
		await edited({ progress: 3, notes: 'antes' })
		await edited({ progress: 5, read: { progress: 3 } })
		await edited({ notes: 'depois', read: { notes: 'antes' } })
		const late = await edit({ progress: 4, score: 8, read: { progress: 3, score: null } })
		expect([late.statusCode, late.json()]).toMatchObject([
			409,
			{ code: 'list.changed', fields: { progress: 'list.changed' } },
		])
		expect((await list('current', bia)).items[0]).toMatchObject({
			progress: { current: 5 },
			notes: 'depois',
			score: null,
		})
		expect(await edited({ progress: 5, read: { progress: 3 } })).toMatchObject({ progress: { current: 5 } })
	})

	test('"+1" in a tab with an outdated counter is refused', async () => {
		await edited({ progress: 3 })
		const from = (from: number) => ask('POST', `list/${title}/progress`, bia, { from })
		expect((await from(3)).json().entry.progress.current).toBe(4)
		const late = await from(3)
		expect([late.statusCode, late.json().code]).toEqual([409, 'list.changed'])
		expect((await list('current', bia)).items[0].progress.current).toBe(4)
		await expectCounterAndLogToAgree()
	})

	test('moving back deletes later records; the others keep their dates', async () => {
		await edited({ progress: 5 })
		site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
		await edited({ progress: 9 })
		await edited({ progress: 7 })
		await expectCounterAndLogToAgree()
		const runs = await site.db
			.selectFrom('list_progress')
			.select(['first', 'last', 'seen_at'])
			.orderBy('first')
			.execute()
		expect(runs.map(({ first, last, seen_at }) => [first, last, seen_at.toISOString().slice(0, 10)])).toEqual([
			[1, 5, '2026-04-01'],
			[6, 7, '2026-04-02'],
		])
	})

	test('a rewatch keeps the log of the first time', async () => {
		await edited({ status: 'completed' })
		expect(await edited({ status: 'rewatching' })).toMatchObject({ progress: { current: 0 }, rewatches: 0 })
		await plusOne()
		await expectCounterAndLogToAgree()
		expect((await read('profiles/Bia', bia)).stats.episodes).toBe(13)
	})

	test('a removal can be undone for a day', async () => {
		await edited({ progress: 4, notes: 'boa', status: 'paused' })
		expect((await ask('DELETE', `list/${title}`, bia)).json()).toEqual({ done: true })
		expect(await read('saved', bia)).toEqual({ titleIds: [] })
		expect((await list('paused', bia)).counts.paused).toBe(0)
		expect((await ask('POST', `list/${title}/restore`, bia)).json().entry).toMatchObject({
			status: 'paused',
			progress: { current: 4 },
			notes: 'boa',
		})
		await send('DELETE', `saved/${title}`, bia)
		await send('PUT', `saved/${title}`, bia)
		expect((await list('paused', bia)).items[0]).toMatchObject({ progress: { current: 4 }, notes: 'boa' })
		await ask('DELETE', `list/${title}`, bia)
		await deleteOldRemovals(site.db, new Date(site.clock.now.getTime() + DAY_MS))
		const late = await ask('POST', `list/${title}/restore`, bia)
		expect([late.statusCode, late.json().code]).toEqual([409, 'list.undoExpired'])
	})

	test.each([
		[{ progress: 13 }, 'entry.progress.beyond'],
		[{ progress: -1 }, 'request.invalid'],
		[{ progress: 1.5 }, 'request.invalid'],
		[{ status: 'watching' }, 'request.invalid'],
		[{ score: 11 }, 'request.invalid'],
		[{ startedOn: '2023-02-29' }, 'entry.date.invalid'],
		[{ startedOn: '2024-05', finishedOn: '2024-04' }, 'entry.dates.order'],
		[{ notes: 'x'.repeat(2001) }, 'text.tooLong'],
	])('%j is refused with its reason, and changes nothing', async (change, code) => {
		await edited({ progress: 2, notes: 'antes' })
		const answer = await edit(change)
		expect([answer.statusCode, answer.json().code]).toEqual([400, code])
		expect((await list('current', bia)).items[0]).toMatchObject({
			progress: { current: 2 },
			notes: 'antes',
			score: null,
		})
	})

	test('only its owner changes it; an unknown title is not found', async () => {
		for (const [method, path] of [
			['PATCH', `list/${title}`],
			['POST', `list/${title}/progress`],
			['DELETE', `list/${title}`],
			['POST', `list/${title}/restore`],
		] as const) {
			const answer = await ask(method, path, undefined, method === 'DELETE' ? undefined : {})
			expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.required'])
			const nothing = await ask(method, path.replace(String(title), '999'), bia, method === 'DELETE' ? undefined : {})
			expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'request.notFound'])
		}
	})
})

test('a private entry is hidden from others in lists, counts and activity', async () => {
	const caio = await newMember('Caio')
	await edited({ status: 'current', progress: 4, score: 9, notes: 'segredo' })
	expect((await list('current', caio)).items[0].notes).toBe('')
	await edited({ isPrivate: true })
	for (const reader of [caio, undefined]) {
		expect(await list('current', reader)).toMatchObject({ items: [], counts: { current: 0 } })
		expect((await read('profiles/Bia/lists', reader)).counts.anime).toBe(0)
		expect((await read('profiles/Bia', reader)).stats).toMatchObject({ animes: 0, episodes: 0 })
		expect((await read('profiles/Bia/activity', reader)).items).toEqual([])
	}
	expect((await list('current', bia)).items[0].notes).toBe('segredo')
	expect((await read('profiles/Bia', bia)).stats).toMatchObject({ animes: 1, episodes: 4 })
})

test('a list is sorted, paged, and filtered by any name', async () => {
	for (let at = 0; at < 80; at += 1) {
		const id = await addTitle(`t${String(at).padStart(3, '0')}`)
		await site.db
			.insertInto('list_entry')
			.values({ member_id: bia.id, title_id: id, progress: 0, changed_at: site.clock.now })
			.execute()
		await send('PUT', `titles/${id}/vote`, bia, { score: 1 + (at % 3) })
	}
	for (const sort of ['changed', 'title', 'score', 'progress']) {
		const seen: { title: { title: string }; score: number }[] = []
		let after = ''
		do {
			const page = await list('planned', bia, `&sort=${sort}${after && `&after=${encodeURIComponent(after)}`}`)
			seen.push(...page.items)
			after = page.next ?? ''
		} while (after !== '')
		const names = seen.map((entry) => entry.title.title)
		expect([names.length, new Set(names).size]).toEqual([80, 80])
		if (sort === 'title') expect(names).toEqual(names.toSorted())
		if (sort === 'score')
			expect(seen.map(({ score }) => score)).toEqual(seen.map(({ score }) => score).toSorted((a, b) => b - a))
	}
	const found = await list('planned', bia, '&q=T01')
	expect([found.items.length, found.counts.planned]).toEqual([10, 10])
	expect((await list('planned', bia, `&q=${encodeURIComponent('%_')}`)).items).toHaveLength(36)
})
