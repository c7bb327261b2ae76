import { relationBench } from '../../community/relation.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
const { newMember, send, read, addTitle } = relationBench(site)

const names = (page: { items: { title: { title: string } }[] }) => page.items.map(({ title }) => title.title)
const later = () => {
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
}

test('saved titles are planned entries, by kind, last saved first', async () => {
	const bia = await newMember('Bia')
	for (const id of [await addTitle('a'), await addTitle('b'), await addTitle('c', 'manga')]) {
		await send('PUT', `saved/${id}`, bia)
		later()
	}
	await site.db.updateTable('title').set({ episode_count: 12 }).where('title', '=', 'b').execute()
	const animes = await read('profiles/Bia/list?kind=anime&status=planned')
	expect(names(animes)).toEqual(['b', 'a'])
	expect(animes).toMatchObject({
		counts: { current: 0, completed: 0, planned: 2, dropped: 0, paused: 0, rewatching: 0 },
		items: [
			{
				title: { kind: 'anime', imageUrl: '/art/poster/2.svg' },
				status: 'planned',
				progress: { current: 0, total: 12 },
			},
			{ progress: { current: 0, total: null } },
		],
		next: null,
	})
	const watching = await read('profiles/Bia/list?kind=anime&status=current')
	expect([names(watching), watching.counts.planned]).toEqual([[], 2])
	expect(names(await read('profiles/Bia/list?kind=manga&status=planned'))).toEqual(['c'])
})

test('a long list has pages, even with equal instants', async () => {
	const bia = await newMember('Bia')
	for (let at = 0; at < 80; at += 1) {
		const title_id = await addTitle(`t${at}`)
		await site.db.insertInto('saved_title').values({ member_id: bia.id, title_id, saved_at: site.clock.now }).execute()
	}
	const seen: string[] = []
	let after = ''
	do {
		const page = await read(
			`profiles/Bia/list?kind=anime&status=planned${after && `&after=${encodeURIComponent(after)}`}`,
		)
		seen.push(...names(page))
		after = page.next ?? ''
	} while (after !== '')
	expect([seen.length, new Set(seen).size]).toEqual([80, 80])
})
