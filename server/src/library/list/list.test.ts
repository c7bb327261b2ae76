import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { listBench } from './list.testing.ts'

const site = testSite()
const { fill, newMember, send, read, addTitle, edited, plusOne, list } = listBench(site)

let bia: TestMember
let title: number
beforeEach(async () => {
	;({ bia, title } = await fill())
})

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
