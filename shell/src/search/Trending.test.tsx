import { screen } from '@testing-library/react'
import { freshPage, show } from '../frame/frame.testing.tsx'
import { Trending } from './Trending.tsx'
import { $trending, loadTrending } from './trendingStore.ts'

test('without trending searches there is no heading', async () => {
	await freshPage({ 'GET /api/search/trending': () => ({ body: { terms: [], searches: [] } }) })
	await loadTrending()
	expect($trending.get()).toEqual({ state: 'ready', searches: [] })
	await show(<Trending onFollow={() => {}} />)
	expect(screen.queryByRole('heading')).toBeNull()
	expect(screen.queryByRole('list')).toBeNull()
})
