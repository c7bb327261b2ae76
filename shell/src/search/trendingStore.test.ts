import { fakeApi } from '../frame/testing.tsx'
import { $trending, loadTrending } from './trendingStore.ts'

test('the terms are asked for once a page, and again only where that failed', async () => {
	let status = 500
	const asked = fakeApi({ 'GET /api/search/trending': () => ({ status, body: { terms: ['Frieren'] } }) })
	await loadTrending()
	expect($trending.get()).toEqual({ state: 'failed' })
	status = 200
	await Promise.all([loadTrending(), loadTrending()])
	await loadTrending()
	expect($trending.get()).toEqual({
		state: 'ready',
		searches: [{ title: 'Frieren', englishTitle: null, japaneseTitle: null, inExplore: true }],
	})
	expect(asked).toHaveLength(2)
})
