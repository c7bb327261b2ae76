import { act, fireEvent, screen, within } from '@testing-library/react'
import { setLocale } from 'shared-i18n'
import { $navigate, $site, $toasts } from 'shared-state'
import * as explore from '../explore/route.tsx'
import * as mangas from '../mangas/route.tsx'
import * as movies from '../movies/route.tsx'
import * as releases from '../releases/route.tsx'
import { answerWith, askedFor, card, open, pageOfTitles, startApi } from './testing.tsx'

beforeAll(startApi)
beforeEach(() => answerWith((url) => pageOfTitles(url, 400)))

const press = (element: HTMLElement) => act(async () => element.click())
const field = () => screen.getByRole('searchbox')
const type = (text: string) => act(async () => void fireEvent.change(field(), { target: { value: text } }))
const rest = (ms = 200) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))
const lastAsked = () => Object.fromEntries(askedFor().at(-1)?.searchParams ?? [])

test('a list shows its cards, its pages and how many there are', async () => {
	await open('/explore', explore)
	expect(screen.getByRole('heading', { name: 'Explore o Universo dos Animes' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Obra 1' })).toHaveAttribute('href', '/anime/1')
	expect(screen.getByText('Mostrando 1 de 400 resultados.')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Página 23' })).toHaveAttribute('href', '/explore?page=23')
	expect(lastAsked()).toEqual({ kind: 'anime', sort: 'rating', page: '1' })
})

test('what the address says is asked for, shown, and kept from page to page', async () => {
	await open('/explore?q=ka&type=Movie&year=2024&genres=action&without=drama&hide=mine&sort=title&page=2', explore)
	expect(lastAsked()).toEqual({
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
	expect(field()).toHaveValue('ka')
	expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('title')
	expect(screen.getByRole('button', { name: 'Filtros 5' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute(
		'href',
		'/explore?q=ka&type=Movie&year=2024&genres=action&without=drama&hide=mine&sort=title&page=3',
	)
})

test('another order goes back to the first page, and back to the page before', async () => {
	const router = await open('/explore?page=5', explore)
	fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar por' }), { target: { value: 'year' } })
	await rest(50)
	expect(router.state.location.search).toBe('?sort=year')
	expect(screen.getByRole('link', { name: 'Obra 1' })).toBeVisible()
	await act(() => router.navigate(-1))
	expect(router.state.location.search).toBe('?page=5')
	expect(await screen.findByRole('link', { name: 'Obra 5' })).toBeVisible()
})

test('typing shows at once, asks once it rests, goes back to the first page and takes the place of the address', async () => {
	const router = await open('/explore?page=5', explore)
	await type('f')
	await type('fr')
	await type('fri')
	expect(field()).toHaveValue('fri')
	expect(askedFor()).toHaveLength(1)
	await rest()
	expect(router.state.location.search).toBe('?q=fri')
	expect(router.state.historyAction).toBe('REPLACE')
	expect(askedFor()).toHaveLength(2)
	expect(field()).toHaveValue('fri')
})

test('an older answer never takes the place of a newer one', async () => {
	await open('/explore', explore)
	let answerOld: (answer: { status: number; body: unknown }) => void = () => {}
	const body = (id: number) => ({ status: 200, body: { items: [card(id)], page: 1, pageSize: 18, total: 1 } })
	answerWith((url) =>
		url.searchParams.get('q') === 'old' ? new Promise((resolve) => (answerOld = resolve)) : body(222),
	)
	await type('old')
	await rest()
	await type('new')
	await rest()
	expect(screen.getByRole('link', { name: 'Obra 222' })).toBeVisible()
	await act(async () => answerOld(body(111)))
	expect(screen.getByRole('link', { name: 'Obra 222' })).toBeVisible()
	expect(screen.queryByRole('link', { name: 'Obra 111' })).toBeNull()
})

test('while newer cards are on their way the old ones stay', async () => {
	await open('/explore', explore)
	answerWith(() => new Promise(() => {}))
	await type('slow')
	await rest(500)
	expect(screen.getByRole('link', { name: 'Obra 1' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Obra 1' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
})

test('an active filter is lifted by its press; text and order stay', async () => {
	const router = await open('/explore?q=a&type=TV&without=drama&sort=year&page=3', explore)
	await press(screen.getByRole('button', { name: 'Remover o filtro: Sem Drama' }))
	expect(router.state.location.search).toBe('?q=a&type=TV&sort=year')
	await press(screen.getByRole('button', { name: 'Limpar filtros' }))
	expect(router.state.location.search).toBe('?q=a&sort=year')
})

const order = () => screen.getByRole('combobox', { name: 'Ordenar por' })

test('from one list to another nothing of what was typed or chosen goes along', async () => {
	const router = await open('/explore?q=ka&sort=title', explore, { '/mangas': mangas })
	await type('kaz')
	await act(() => router.navigate('/mangas'))
	await rest()
	expect(order()).toHaveValue('rating')
	expect(field()).toHaveValue('')
	expect(lastAsked()).toEqual({ kind: 'manga', sort: 'rating', page: '1' })
	expect(screen.getByRole('heading', { name: 'Explore o Universo dos Mangás' })).toBeVisible()
})

test('a list that was left is there again at the address that it had, with what that says and not what was typed', async () => {
	const router = await open('/explore?q=ka&sort=title', explore, { '/mangas': mangas })
	const left = screen.getByRole('link', { name: 'Obra 1' })
	await type('kaz')
	await act(() => router.navigate('/mangas'))
	expect(left).not.toBeVisible()
	await act(() => router.navigate(-1))
	expect(screen.getByRole('link', { name: 'Obra 1' })).toBe(left)
	expect(left).toBeVisible()
	expect(field()).toHaveValue('ka')
	await rest()
	expect(router.state.location.search).toBe('?q=ka&sort=title')
})

test('a list that is gone to at another address than it was left at starts anew', async () => {
	const router = await open('/explore?q=ka&sort=title', explore, { '/mangas': mangas })
	const left = order()
	await act(() => router.navigate('/mangas'))
	await act(() => router.navigate('/explore?page=2'))
	expect(left).not.toBeInTheDocument()
	expect(order()).toHaveValue('rating')
	expect(field()).toHaveValue('')
	expect(screen.getByRole('link', { name: 'Obra 2' })).toBeVisible()
})

test('a drawer that was open when its list was left is closed when it comes back', async () => {
	const router = await open('/explore', explore, { '/mangas': mangas })
	await press(screen.getByRole('button', { name: 'Filtros' }))
	await act(() => router.navigate('/mangas'))
	expect(screen.queryByRole('dialog')).toBeNull()
	await act(() => router.navigate('/explore'))
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('in the drawer nothing changes before it is applied', async () => {
	$site.set({ ...$site.get(), demo: true })
	const router = await open('/explore?page=3', explore)
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

test('a page beyond the last shows the last', async () => {
	await open('/explore?page=900', explore)
	expect(await screen.findByRole('link', { name: 'Obra 23' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Página 23' })).toHaveAttribute('aria-current', 'page')
})

test('no results say so, and how to get back', async () => {
	answerWith((url) => pageOfTitles(url, url.searchParams.has('q') ? 0 : 400))
	const router = await open('/explore?q=zzz&type=OVA', explore)
	expect(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
	expect(screen.getByText('Tente ajustar seus filtros de busca.')).toBeVisible()
	const [, clear] = screen.getAllByRole('button', { name: 'Limpar filtros' })
	await press(clear as HTMLElement)
	expect(router.state.location.search).toBe('')
	expect(await screen.findByRole('link', { name: 'Obra 1' })).toBeVisible()
	expect(field()).toHaveValue('')
})

test('a failure says so and heals by its button', async () => {
	answerWith(() => ({ status: 503, body: {} }))
	await open('/explore', explore)
	expect(screen.getByRole('alert')).toHaveTextContent('Esta lista não pôde ser carregada')
	answerWith((url) => pageOfTitles(url, 1))
	await press(within(screen.getByRole('alert')).getByRole('button'))
	expect(await screen.findByRole('link', { name: 'Obra 1' })).toBeVisible()
})

test.each([
	['en', 'Showing 1 of 12,345 results.'],
	['ja', '12,345件中1件を表示しています。'],
	['pt', 'Mostrando 1 de 12.345 resultados.'],
] as const)('in %s the count is written «%s»', async (locale, line) => {
	answerWith((url) => pageOfTitles(url, 12_345))
	await open('/explore', explore)
	await act(() => setLocale(locale))
	expect(screen.getByRole('status')).toHaveTextContent(line)
	await act(() => setLocale('pt'))
})

test.each([
	['/releases', releases, 'Novos Lançamentos', 'Nenhum lançamento recente', { format: 'TV,OVA' }],
	['/movies', movies, 'Filmes Adicionados', 'Nenhum filme encontrado', { format: 'Movie' }],
] as const)('%s lists what was added last, without controls', async (path, route, heading, empty, list) => {
	answerWith((url) => pageOfTitles(url, 0))
	await open(path, route)
	expect(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
	expect(screen.getByText(empty)).toBeVisible()
	expect(screen.queryByRole('searchbox')).toBeNull()
	expect(lastAsked()).toMatchObject({ kind: 'anime', sort: 'added', ...list })
})

test('a page beyond the last becomes the last in the address as well', async () => {
	const router = await open('/explore?sort=year&page=99', explore)
	expect(router.state.location.search).toBe('?sort=year&page=23')
	expect(screen.getByRole('link', { name: 'Obra 23' })).toBeVisible()
})

test('a list by rating shows its weighted rating and says so; in another order it shows the mean', async () => {
	answerWith(() => ({
		status: 200,
		body: { items: [card(1, { rating: 10, weightedRating: 7.04 })], page: 1, pageSize: 18, total: 1 },
	}))
	await open('/explore', explore)
	expect(screen.getByRole('img', { name: 'Nota ponderada 7,0' })).toBeVisible()
	expect(screen.getByText(/Em ordem de nota ponderada/)).toBeVisible()
	answerWith(() => ({
		status: 200,
		body: { items: [card(2, { rating: 10, weightedRating: 7.04 })], page: 1, pageSize: 18, total: 1 },
	}))
	fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar por' }), { target: { value: 'title' } })
	expect(await screen.findByRole('img', { name: 'Nota 10,0' })).toBeVisible()
	expect(screen.queryByText(/Em ordem de nota ponderada/)).toBeNull()
})

test('a visitor who wants to hide their own titles is told why and led to sign in, and back with the filter on', async () => {
	$site.set({ ...$site.get(), demo: false })
	const paths: string[] = []
	$navigate.set((path) => paths.push(path))
	const router = await open('/explore?sort=year', explore)
	await press(screen.getByRole('button', { name: 'Esconder o que está na minha lista', hidden: true }))
	expect(paths).toEqual([`/auth?next=${encodeURIComponent('/explore?hide=mine&sort=year')}`])
	expect($toasts.get().at(-1)?.text).toMatch(/crie uma conta ou entre/)
	expect(router.state.location.search).toBe('?sort=year')
	await act(() => router.navigate('/explore?hide=mine'))
	expect(screen.getByRole('link', { name: /crie uma conta ou entre/ })).toBeVisible()
	await act(() => router.navigate('/explore?sort=year'))
	act(() => $site.set({ ...$site.get(), demo: true }))
	await press(screen.getByRole('button', { name: 'Esconder o que está na minha lista', hidden: true }))
	expect(router.state.location.search).toBe('?hide=mine&sort=year')
})
