import { act, fireEvent, screen, within } from '@testing-library/react'
import { setLocale } from 'shared-i18n'
import { $site } from 'shared-state'
import { answerWith, ok, press, refused, SERVER_ERROR } from 'slice-kit/testing'
import * as explore from '../explore/route.tsx'
import * as movies from '../movies/route.tsx'
import * as releases from '../releases/route.tsx'
import {
	lastQuery,
	openScreen,
	pageOfTitles,
	requestedUrls,
	respondWith,
	searchField,
	titleCard,
	type,
	wait,
} from './listing.testing.tsx'

beforeEach(() => {
	respondWith((url) => pageOfTitles(url, 400))
	answerWith({ 'GET /api/tags?*': SERVER_ERROR })
})

test('a list shows its cards, its pagination and the number of results', async () => {
	await openScreen('/explore', explore)
	expect(screen.getByRole('heading', { name: 'Explore o Universo dos Animes' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Obra 1' })).toHaveAttribute('href', '/anime/1')
	expect(screen.getByText('Mostrando 1 de 400 resultados.')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Página 23' })).toHaveAttribute('href', '/explore?page=23')
	expect(lastQuery()).toEqual({ kind: 'anime', sort: 'rating', page: '1' })
})

test('the parameters of the address are requested, shown, and kept from page to page', async () => {
	await openScreen(
		'/explore?q=ka&type=Movie&year=2024&genres=action&without=drama&hide=mine&sort=title&page=2',
		explore,
	)
	expect(lastQuery()).toEqual({
		kind: 'anime',
		q: 'ka',
		format: 'Movie',
		year: '2024',
		genres: 'action',
		without: 'drama',
		hide: 'mine',
		sort: 'title',
		page: '2',
	})
	expect(searchField()).toHaveValue('ka')
	expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('title')
	expect(screen.getByRole('button', { name: 'Filtros 5' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute(
		'href',
		'/explore?q=ka&type=Movie&year=2024&genres=action&without=drama&hide=mine&sort=title&page=3',
	)
})

test('another sort order resets to the first page; going back restores the page', async () => {
	const router = await openScreen('/explore?page=5', explore)
	fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar por' }), { target: { value: 'year' } })
	await wait(50)
	expect(router.state.location.search).toBe('?sort=year')
	expect(screen.getByRole('link', { name: 'Obra 1' })).toBeVisible()
	await act(() => router.navigate(-1))
	expect(router.state.location.search).toBe('?page=5')
	expect(await screen.findByRole('link', { name: 'Obra 5' })).toBeVisible()
})

test('typing shows at once, is debounced, resets to the first page and replaces the history entry', async () => {
	const router = await openScreen('/explore?page=5', explore)
	await type('f')
	await type('fr')
	await type('fri')
	expect(searchField()).toHaveValue('fri')
	expect(requestedUrls()).toHaveLength(1)
	await wait()
	expect(router.state.location.search).toBe('?q=fri')
	expect(router.state.historyAction).toBe('REPLACE')
	expect(requestedUrls()).toHaveLength(2)
	expect(searchField()).toHaveValue('fri')
})

test('an older response never replaces a newer one', async () => {
	await openScreen('/explore', explore)
	let respondOld: (response: { status: number; body: unknown }) => void = () => {}
	const body = (id: number) => ok({ items: [titleCard(id)], page: 1, pageSize: 18, total: 1 })
	respondWith((url) =>
		url.searchParams.get('q') === 'old' ? new Promise((resolve) => (respondOld = resolve)) : body(222),
	)
	await type('old')
	await wait()
	await type('new')
	await wait()
	expect(screen.getByRole('link', { name: 'Obra 222' })).toBeVisible()
	await act(async () => respondOld(body(111)))
	expect(screen.getByRole('link', { name: 'Obra 222' })).toBeVisible()
	expect(screen.queryByRole('link', { name: 'Obra 111' })).toBeNull()
})

test('the current cards stay while the next ones load', async () => {
	await openScreen('/explore', explore)
	respondWith(() => new Promise(() => {}))
	await type('slow')
	await wait(500)
	expect(screen.getByRole('link', { name: 'Obra 1' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Obra 1' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
})

test('an active filter is removed by its button; text and sort order stay', async () => {
	const router = await openScreen('/explore?q=a&type=TV&without=drama&sort=year&page=3', explore)
	await press(screen.getByRole('button', { name: 'Remover o filtro: Sem Drama' }))
	expect(router.state.location.search).toBe('?q=a&type=TV&sort=year')
	await press(screen.getByRole('button', { name: 'Limpar filtros' }))
	expect(router.state.location.search).toBe('?q=a&sort=year')
})

test('changes in the drawer take effect when they are applied', async () => {
	$site.set({ ...$site.get(), demo: true })
	const router = await openScreen('/explore?page=3', explore)
	await press(screen.getByRole('button', { name: 'Filtros' }))
	const drawer = within(screen.getByRole('dialog', { name: 'Filtros' }))
	await press(drawer.getByRole('button', { name: 'Ação' }))
	await press(drawer.getByRole('button', { name: 'Drama' }))
	await press(drawer.getByRole('button', { name: 'Drama: incluído' }))
	await press(drawer.getByRole('button', { name: 'Esconder o que está na minha lista' }))
	fireEvent.change(drawer.getByRole('combobox', { name: 'Ano' }), { target: { value: '2024' } })
	expect(router.state.location.search).toBe('?page=3')
	await press(drawer.getByRole('button', { name: 'Aplicar' }))
	expect(router.state.location.search).toBe('?year=2024&genres=action&without=drama&hide=mine')
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('a list is filtered by the language of the dub, the own one first, and by the platform', async () => {
	const router = await openScreen('/explore?page=3', explore)
	await press(screen.getByRole('button', { name: 'Filtros' }))
	const drawer = within(screen.getByRole('dialog', { name: 'Filtros' }))
	const dubs = within(drawer.getByRole('combobox', { name: 'Dublagem' }))
	expect(dubs.getAllByRole('option').map((option) => option.textContent)).toEqual([
		'Dublado ou Não',
		'Dublado em português',
		'Dublado em espanhol',
		'Dublado em inglês',
	])
	fireEvent.change(drawer.getByRole('combobox', { name: 'Dublagem' }), { target: { value: 'pt' } })
	fireEvent.change(drawer.getByRole('combobox', { name: 'Plataforma' }), { target: { value: 'torii' } })
	await press(drawer.getByRole('button', { name: 'Aplicar' }))
	expect(router.state.location.search).toBe('?dub=pt&service=torii')
	expect(lastQuery()).toEqual({ kind: 'anime', dub: 'pt', service: 'torii', sort: 'rating', page: '1' })
	await press(screen.getByRole('button', { name: 'Remover o filtro: Dublado em português' }))
	await press(screen.getByRole('button', { name: 'Remover o filtro: Torii Play' }))
	expect(router.state.location.search).toBe('')
})

test('a card says that its title is dubbed into the language of the page', async () => {
	const items = [titleCard(1, { dubbedIn: ['pt'] }), titleCard(2, { dubbedIn: ['en'] })]
	respondWith(() => ok({ items, page: 1, pageSize: 18, total: 2 }))
	await openScreen('/explore', explore)
	const card = (name: string) => within(screen.getByRole('link', { name }).closest('article') as HTMLElement)
	expect(card('Obra 1').getByText('Dublado')).toBeVisible()
	expect(card('Obra 2').queryByText('Dublado')).toBeNull()
})

test('a page number beyond the last shows the last page', async () => {
	await openScreen('/explore?page=900', explore)
	expect(await screen.findByRole('link', { name: 'Obra 23' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Página 23' })).toHaveAttribute('aria-current', 'page')
})

test('an empty list has a message and a button that clears the filters', async () => {
	respondWith((url) => pageOfTitles(url, url.searchParams.has('q') ? 0 : 400))
	const router = await openScreen('/explore?q=zzz&type=OVA', explore)
	expect(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
	expect(screen.getByText('Tente ajustar seus filtros de busca.')).toBeVisible()
	const [, clear] = screen.getAllByRole('button', { name: 'Limpar filtros' })
	await press(clear as HTMLElement)
	expect(router.state.location.search).toBe('')
	expect(await screen.findByRole('link', { name: 'Obra 1' })).toBeVisible()
	expect(searchField()).toHaveValue('')
})

test('a failure has a message and a retry button', async () => {
	respondWith(() => refused(503, 'server.unavailable'))
	await openScreen('/explore', explore)
	expect(screen.getByRole('alert')).toHaveTextContent('Esta lista não pôde ser carregada')
	respondWith((url) => pageOfTitles(url, 1))
	await press(within(screen.getByRole('alert')).getByRole('button'))
	expect(await screen.findByRole('link', { name: 'Obra 1' })).toBeVisible()
})

test.each([
	['en', 'Showing 1 of 12,345 results.'],
	['ja', '12,345件中1件を表示しています。'],
	['pt', 'Mostrando 1 de 12.345 resultados.'],
] as const)('in %s the count is formatted as «%s»', async (locale, line) => {
	respondWith((url) => pageOfTitles(url, 12_345))
	await openScreen('/explore', explore)
	await act(() => setLocale(locale))
	expect(screen.getByRole('status')).toHaveTextContent(line)
	await act(() => setLocale('pt'))
})

test.each([
	['/releases', releases, 'Novos Lançamentos', 'Nenhum lançamento recente', { format: 'TV,OVA' }],
	['/movies', movies, 'Filmes Adicionados', 'Nenhum filme encontrado', { format: 'Movie' }],
] as const)('%s lists the latest titles, without controls', async (path, route, heading, empty, list) => {
	respondWith((url) => pageOfTitles(url, 0))
	await openScreen(path, route)
	expect(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
	expect(screen.getByText(empty)).toBeVisible()
	expect(screen.queryByRole('searchbox')).toBeNull()
	expect(lastQuery()).toMatchObject({ kind: 'anime', sort: 'added', ...list })
})

test('a page number beyond the last is replaced in the address', async () => {
	const router = await openScreen('/explore?sort=year&page=99', explore)
	expect(router.state.location.search).toBe('?sort=year&page=23')
	expect(screen.getByRole('link', { name: 'Obra 23' })).toBeVisible()
})

test('a page number beyond the last is replaced also when the list comes late', async () => {
	let answer: () => void = () => {}
	const late = new Promise<void>((resolve) => {
		answer = resolve
	})
	respondWith(async (url) => {
		await late
		return pageOfTitles(url, 400)
	})
	const router = await openScreen('/explore?sort=year&page=99999', explore)
	await act(async () => answer())
	expect(await screen.findByRole('link', { name: 'Obra 23' })).toBeVisible()
	expect(router.state.location.search).toBe('?sort=year&page=23')
})

test('a list sorted by rating shows the weighted rating and a note; other orders show the mean', async () => {
	respondWith(() => ({
		status: 200,
		body: { items: [titleCard(1, { rating: 10, weightedRating: 7.04 })], page: 1, pageSize: 18, total: 1 },
	}))
	await openScreen('/explore', explore)
	expect(screen.getByRole('img', { name: 'Nota ponderada 7,0' })).toBeVisible()
	expect(screen.getByText(/Em ordem de nota ponderada/)).toBeVisible()
	respondWith(() => ({
		status: 200,
		body: { items: [titleCard(2, { rating: 10, weightedRating: 7.04 })], page: 1, pageSize: 18, total: 1 },
	}))
	fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar por' }), { target: { value: 'title' } })
	expect(await screen.findByRole('img', { name: 'Nota 10,0' })).toBeVisible()
	expect(screen.queryByText(/Em ordem de nota ponderada/)).toBeNull()
})
