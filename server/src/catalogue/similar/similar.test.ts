import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { recordChanges } from '../recordChanges.ts'

const site = testSite()

beforeEach(async () => {
	await insertRows(
		site.db,
		'title',
		[1, 2, 3, 4, 5, 6].map((id) => ({
			id,
			kind: 'anime' as const,
			format: 'TV' as const,
			status: 'completed' as const,
			title: `Obra ${id}`,
			sort_title: `obra ${id}`,
			removed_at: id === 6 ? new Date('2026-01-01') : null,
		})),
	)
	await insertRows(
		site.db,
		'title_genre',
		[1, 2, 3, 6].map((title_id) => ({ title_id, position: 0, genre: 'drama' as const })),
	)
	await insertRows(site.db, 'title_relation', [{ title_id: 3, position: 0, kind: 'sequel', target_id: 1 }])
	await insertRows(
		site.db,
		'title_neighbor',
		[4, 3, 6].map((neighbor_id) => ({ title_id: 1, neighbor_id, similarity: 0.9 })),
	)
})

const similar = async (id: number) => {
	const answer = await site.app.inject({ url: `/api/titles/${id}/similar` })
	return answer.statusCode === 200 ? answer.json().items.map((card: { id: number }) => card.id) : [answer.statusCode]
}

test('by lists and by content, without the franchise, removed titles and those with nothing in common', async () => {
	expect(await similar(1)).toEqual([4, 2])
	expect(await similar(5)).toEqual([])
})

test('two of one franchise at most', async () => {
	const others = [11, 12, 13, 14]
	await insertRows(
		site.db,
		'title',
		others.map((id) => ({
			id,
			kind: 'anime' as const,
			format: 'TV' as const,
			status: 'completed' as const,
			title: `Caso ${id}`,
			sort_title: `caso ${id}`,
		})),
	)
	await insertRows(
		site.db,
		'title_neighbor',
		others.map((neighbor_id) => ({ title_id: 1, neighbor_id, similarity: 1 - neighbor_id / 100 })),
	)
	await insertRows(
		site.db,
		'title_relation',
		[12, 13, 14].map((title_id) => ({ title_id, position: 0, kind: 'sequel', target_id: 11 })),
	)
	await recordChanges(site.db, { titles: others })
	expect(await similar(1)).toEqual([4, 11, 12, 2])
})

test('a change and a removal show at once', async () => {
	expect(await similar(5)).toEqual([])
	await insertRows(site.db, 'title_genre', [{ title_id: 5, position: 0, genre: 'drama' }])
	await recordChanges(site.db, { titles: [5] })
	expect((await similar(5)).toSorted()).toEqual([1, 2, 3])
	await site.db.updateTable('title').set({ removed_at: site.clock.now }).where('id', '=', 2).execute()
	await recordChanges(site.db, { titles: [2] })
	expect((await similar(5)).toSorted()).toEqual([1, 3])
})
