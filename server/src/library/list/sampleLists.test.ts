import { SAMPLES } from 'shared-samples'
import { seed } from '../../site/samples/seed.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({
	seed: async (db) => {
		await seed(db, SAMPLES, new Date('2026-04-01T12:00:00Z'))
	},
})
const read = async (path: string) => (await site.app.inject(`/api/${path}`)).json()

test('every list of the sample member has entries', async () => {
	const { counts, lists } = await read('profiles/@me/lists')
	expect(Math.min(counts.anime, counts.manga, counts.favorites)).toBeGreaterThan(0)
	expect(lists.map(({ isPublic }: { isPublic: boolean }) => isPublic)).toContain(false)
	expect(lists[0].covers).toHaveLength(4)
	const groups = await read('profiles/@me/favorites')
	for (const group of ['animes', 'mangas', 'characters', 'staff']) expect(groups[group].length).toBeGreaterThan(0)
	const page = await read('profiles/@me/list?kind=anime&status=completed')
	for (const { progress } of page.items) expect(progress.current).toBe(progress.total ?? progress.current)
})

test('the home page of the sample member has something in each row', async () => {
	site.clock.now = new Date('2026-04-01T12:00:00Z')
	const { entries, episodes } = await read('continue')
	const { items } = await read('following/activity')
	expect(Math.min(entries.length, episodes.length, items.length)).toBeGreaterThan(0)
})

test('the counters of the samples agree with their log', async () => {
	const entries = await site.db.selectFrom('list_entry').selectAll().where('progress', '>', 0).execute()
	const runs = await site.db.selectFrom('list_progress').selectAll().execute()
	expect(entries.length).toBe(runs.length)
	for (const run of runs) {
		const entry = entries.find(({ member_id, title_id }) => member_id === run.member_id && title_id === run.title_id)
		expect([run.first, run.last]).toEqual([1, entry?.progress])
	}
})
