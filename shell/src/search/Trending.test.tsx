import { screen } from '@testing-library/react'
import type { WritableAtom } from 'nanostores'
import { freshPage, show } from '../frame/frame.testing.tsx'
import { Trending } from './Trending.tsx'
import { $trending, loadTrending, type TrendingState } from './trendingStore.ts'

test('without trending searches there is no heading', async () => {
	await freshPage({ 'GET /api/search/trending': () => ({ body: { terms: [], searches: [] } }) })
	await loadTrending()
	expect($trending.get()).toEqual({ state: 'ready', searches: [], wellKnown: [] })
	await show(<Trending onFollow={() => {}} />)
	expect(screen.queryByRole('heading')).toBeNull()
	expect(screen.queryByRole('list')).toBeNull()
})

test('well-known titles have a heading of their own, and lead to where they are found', async () => {
	const names = { englishTitle: null, japaneseTitle: null }
	;($trending as WritableAtom<TrendingState>).set({ state: 'idle' })
	await freshPage({
		'GET /api/search/trending': () => ({
			body: {
				terms: [],
				searches: [],
				wellKnown: [
					{ title: 'Frieren', ...names, inExplore: true },
					{ title: 'Punpun', ...names, inExplore: false },
				],
			},
		}),
	})
	await loadTrending()
	await show(<Trending onFollow={() => {}} />)
	expect(screen.queryByRole('heading', { name: 'Buscas em alta' })).toBeNull()
	expect(screen.getByRole('heading', { name: 'Obras conhecidas' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Frieren' })).toHaveAttribute('href', '/explore?q=Frieren')
	expect(screen.getByRole('link', { name: 'Punpun' })).toHaveAttribute('href', '/search?q=Punpun')
})
