import { act, fireEvent, screen, within } from '@testing-library/react'
import type { SearchPage } from 'shared-contract'
import { answerWith, ok, SERVER_ERROR } from 'slice-kit/testing'
import * as explore from '../explore/route.tsx'
import { openScreen, requestedUrls, respondWith, titleCard } from '../listing/listing.testing.tsx'
import * as search from './route.tsx'

const NOTHING: SearchPage = {
	animes: [],
	mangas: [],
	movies: [],
	news: [],
	people: [],
	characters: [],
	studios: [],
	members: [],
	lists: [],
	found: { animes: 0, mangas: 0, movies: 0, news: 0 },
	listed: { animes: 0, mangas: 0, movies: 0 },
	suggestions: [],
}
const found = (id: number, kind: 'anime' | 'manga') => ({
	...titleCard(id, { kind, format: kind === 'anime' ? 'TV' : 'Manga' }),
	matchedName: kind === 'manga' ? 'Goodnight Punpun' : null,
})
const PUNPUN: SearchPage = {
	...NOTHING,
	animes: Array.from({ length: 8 }, (_, index) => found(index + 1, 'anime')),
	mangas: [found(50, 'manga')],
	news: [{ id: 7, title: 'Punpun volta', category: 'releases', imageUrl: '' }],
	found: { animes: 8, mangas: 1, movies: 0, news: 1 },
	listed: { animes: 9, mangas: 1, movies: 0 },
	order: ['mangas', 'animes', 'news'],
}

beforeEach(() => {
	respondWith(() => ok(PUNPUN))
	answerWith({ 'POST /api/search/choices': ok({ done: true }) })
})

const hrefs = (within_: HTMLElement) =>
	within(within_)
		.getAllByRole('link')
		.map((link) => link.getAttribute('href'))
const group = (name: string) => screen.getByRole('region', { name })

test('the best group comes first; every group shows its best results, its count and a link to all of them', async () => {
	await openScreen('/search?q=punpun', search)
	expect(screen.getByRole('heading', { level: 1, name: 'Resultados para “punpun”' })).toBeVisible()
	expect(Object.fromEntries(requestedUrls().at(-1)?.searchParams ?? [])).toEqual({ q: 'punpun' })
	expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
		'Mangás 1',
		'Animes 8',
		'Notícias 1',
	])
	expect(hrefs(group('Mangás 1'))).toEqual(['/mangas?q=punpun', '/manga/50'])
	// A few titles are lines, not posters.
	expect(within(group('Mangás 1')).queryAllByRole('article')).toEqual([])
	expect(within(group('Mangás 1')).getByRole('button', { name: /Obra 50/ })).toBeVisible()
	expect(within(group('Mangás 1')).getByText(/Goodnight Punpun/)).toBeVisible()
	expect(hrefs(group('Animes 8'))).toContain('/search?q=punpun&group=animes')
	expect(within(group('Animes 8')).getAllByRole('article')).toHaveLength(6)
	expect(hrefs(group('Notícias 1'))).toEqual(['/news', '/news/7'])
	expect(screen.getByText(/não filtra por texto/)).toBeVisible()
	expect(document.title).toBe('Resultados para “punpun” · Niouka')
})

test('one group can be selected, and the address keeps it', async () => {
	const router = await openScreen('/search?q=punpun', search)
	await act(async () => screen.getByRole('button', { name: 'Animes 8' }).click())
	expect(router.state.location.search).toBe('?q=punpun&group=animes')
	expect(screen.getAllByRole('article')).toHaveLength(8)
	expect(screen.queryByRole('region', { name: 'Mangás 1' })).toBeNull()
})

test('opening a title counts it', async () => {
	await openScreen('/search?q=punpun', search, { '/manga/50': { Component: () => <p>manga</p> } })
	await act(async () => void fireEvent.click(within(group('Mangás 1')).getByRole('link', { name: /^Obra 50/ })))
	expect(requestedUrls().map(({ pathname }) => pathname)).toContain('/api/search/choices')
})

test('a search without results suggests names and other links', async () => {
	respondWith(() => ok({ ...NOTHING, suggestions: ['Oyasumi Punpun'] }))
	await openScreen('/search?q=oiasuumi', search)
	expect(screen.getByText('Nenhum resultado encontrado para “oiasuumi”.')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Oyasumi Punpun' })).toHaveAttribute('href', '/search?q=Oyasumi+Punpun')
	expect(screen.getByRole('link', { name: 'Explorar mangás' })).toHaveAttribute('href', '/mangas')
})

test('without a query nothing is requested; a failed search can be retried', async () => {
	const router = await openScreen('/search', search)
	expect(screen.getByText('O que você está procurando?')).toBeVisible()
	expect(requestedUrls()).toEqual([])
	respondWith(() => SERVER_ERROR)
	await act(() => router.navigate('/search?q=punpun'))
	expect(await screen.findByRole('alert')).toHaveTextContent('A pesquisa não respondeu')
	respondWith(() => ok(PUNPUN))
	await act(async () => screen.getByRole('button', { name: 'Tentar novamente' }).click())
	expect(await screen.findByRole('region', { name: 'Mangás 1' })).toBeVisible()
})

test('an empty list links to the results of the search', async () => {
	respondWith(() => ({
		status: 200,
		body: { items: [], page: 1, pageSize: 18, total: 0, elsewhere: { animes: 0, mangas: 3, movies: 0, news: 0 } },
	}))
	await openScreen('/explore?q=punpun', explore)
	expect(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Mangás 3' })).toHaveAttribute('href', '/search?q=punpun&group=mangas')
})
