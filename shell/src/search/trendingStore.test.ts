import { requests } from 'slice-kit/testing'
import { answerBy } from '../frame/frame.testing.tsx'
import { $trending, loadTrending } from './trendingStore.ts'

test('trending searches are loaded once per page, and again after a failure', async () => {
	let status = 500
	answerBy({ 'GET /api/search/trending': () => ({ status, body: { terms: ['Frieren'] } }) })
	await loadTrending()
	expect($trending.get()).toEqual({ state: 'failed' })
	status = 200
	await Promise.all([loadTrending(), loadTrending()])
	await loadTrending()
	expect($trending.get()).toEqual({
		state: 'ready',
		searches: [{ title: 'Frieren', englishTitle: null, japaneseTitle: null, inExplore: true }],
		wellKnown: [],
	})
	expect(requests).toHaveLength(2)
})
