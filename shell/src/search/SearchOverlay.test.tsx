import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { SEARCH_DEBOUNCE_MS, SEARCH_FOCUS_DELAY_MS, type SearchResults } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { type Api, freshPage, show } from '../frame/frame.testing.tsx'
import { OverlayHost } from '../frame/OverlayHost.tsx'
import { openOverlay } from '../frame/openOverlay.ts'

const RESULTS: SearchResults = {
	animes: [
		{
			id: 1,
			kind: 'anime',
			format: 'TV',
			title: 'Lanternas do Sul',
			englishTitle: 'Southern Lanterns',
			japaneseTitle: '南の灯',
			matchedName: null,
			year: 2024,
			imageUrl: '/a.webp',
			color: '#112233',
		},
	],
	mangas: [
		{
			id: 2,
			kind: 'manga',
			format: 'Manga',
			title: 'Lanterna',
			englishTitle: null,
			japaneseTitle: null,
			matchedName: 'Chochin',
			year: null,
			imageUrl: '',
			color: '#112233',
		},
	],
	movies: [],
	news: [{ id: 3, title: 'Lanternas voltam', category: 'releases', imageUrl: '' }],
	people: [],
	characters: [],
	studios: [],
	members: [],
	lists: [],
}
const NOTHING: SearchResults = { ...RESULTS, animes: [], mangas: [], news: [] }

const api: Api = {
	'GET /api/search': ({ query }) => ({ body: query.get('q') === 'lant' ? RESULTS : NOTHING }),
	'GET /api/search/trending': () => ({
		body: {
			terms: ['Frieren', 'Punpun'],
			searches: [
				{ title: 'Frieren', englishTitle: null, japaneseTitle: 'フリーレン', inExplore: true },
				{ title: 'Punpun', englishTitle: null, japaneseTitle: null, inExplore: false },
			],
		},
	}),
	'POST /api/search/choices': () => ({ body: { done: true } }),
}

const field = () => screen.getByRole('searchbox', { name: 'Pesquisa' })
const overlay = () => screen.queryByRole('dialog', { name: 'Pesquisa' })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const type = async (text: string) => {
	fireEvent.change(field(), { target: { value: text } })
	await wait(SEARCH_DEBOUNCE_MS)
}

async function open() {
	const router = await show(<OverlayHost />)
	jest.useFakeTimers()
	await act(() => openOverlay('search'))
	return router
}

beforeEach(() => freshPage(api))
afterEach(() => jest.useRealTimers())

test('the field gets the focus 150 ms after opening', async () => {
	await open()
	await wait(SEARCH_FOCUS_DELAY_MS - 1)
	expect(field()).not.toHaveFocus()
	await wait(1)
	expect(field()).toHaveFocus()
	expect(field()).toHaveAttribute('placeholder', 'Pesquisar animes, mangás, filmes...')
})

test('an empty field shows trending searches, each linked to a page with its results', async () => {
	await open()
	await wait(0)
	expect(screen.getByRole('heading', { name: 'Buscas em alta' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Frieren' })).toHaveAttribute('href', '/explore?q=Frieren')
	expect(screen.getByRole('link', { name: 'Punpun' })).toHaveAttribute('href', '/search?q=Punpun')
	await act(() => setLocale('ja'))
	expect(screen.getByRole('link', { name: 'フリーレン' })).toBeVisible()
})

test('opening a title from the results counts it, without the query', async () => {
	const requests = await freshPage(api)
	await open()
	await type('lant')
	requests.length = 0
	fireEvent.click(screen.getByRole('link', { name: /Lanternas do Sul/ }))
	await wait(0)
	expect(requests.map(({ call, body }) => ({ call, body }))).toEqual([
		{ call: 'POST /api/search/choices', body: { titleId: 1 } },
	])
	expect(overlay()).toBeNull()
})

test('results are grouped, each with a link and its format', async () => {
	await open()
	await type('lant')
	const links = screen.getAllByRole('link')
	expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
		['/anime/1', 'Lanternas do SulSérie de TV • 2024'],
		['/manga/2', 'LanternaMangá • Chochin'],
		['/news/3', 'Lanternas voltamNotícia • Lançamentos'],
		['/search?q=lant', 'Ver tudo sobre "lant"'],
	])
	expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Animes', 'Mangás', 'Notícias'])
	expect(screen.getByRole('status')).toHaveTextContent('3 resultados')
})

test('titles are shown in the language of the page', async () => {
	await open()
	await type('lant')
	await act(() => setLocale('ja'))
	expect(screen.getByRole('link', { name: /南の灯/ })).toBeVisible()
})

test('a query without results shows a message', async () => {
	await open()
	await type('xyz')
	expect(
		within(overlay() as HTMLElement).getByText('Nenhum resultado encontrado para "xyz".', { selector: 'strong' }),
	).toBeVisible()
})

test('Escape, a press outside and the close button close it and clear the query', async () => {
	await open()
	const ways = [
		() => fireEvent.keyDown(field(), { key: 'Escape' }),
		() => fireEvent.click(overlay() as HTMLElement),
		() => fireEvent.click(screen.getByRole('button', { name: 'Fechar' })),
	]
	for (const close of ways) {
		await act(() => openOverlay('search'))
		expect(field()).toHaveValue('')
		await type('lant')
		await act(async () => close())
		expect(overlay()).toBeNull()
	}
})

test('arrow keys move through the results, and Enter in the field opens the page of all results', async () => {
	const router = await open()
	await wait(SEARCH_FOCUS_DELAY_MS)
	await type('lant')
	fireEvent.keyDown(field(), { key: 'ArrowDown' })
	expect(screen.getByRole('link', { name: /Lanternas do Sul/ })).toHaveFocus()
	fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
	expect(field()).toHaveFocus()
	fireEvent.submit(screen.getByRole('search'))
	await wait(0)
	expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=lant' })
	expect(overlay()).toBeNull()
})

test('a failed search shows a message and can be retried', async () => {
	let status = 500
	await freshPage({ ...api, 'GET /api/search': () => ({ status, body: RESULTS }) })
	await open()
	await type('lant')
	expect(screen.getByRole('alert')).toHaveTextContent('A pesquisa não respondeu')
	status = 200
	fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
	await wait(0)
	expect(screen.getByRole('link', { name: /Lanternas do Sul/ })).toBeVisible()
})
