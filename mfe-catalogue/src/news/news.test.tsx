import { jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { NewsArticle, NewsCard, NewsPage } from 'shared-contract'
import { $toasts } from 'shared-state'
import { answerWith, calls, ok, openRoute, type Reply, refused, requests, SERVER_ERROR } from 'slice-kit/testing'
import * as articleRoute from './articleRoute.tsx'
import * as newsRoute from './route.tsx'

const card = (id: number, change: Partial<NewsCard> = {}): NewsCard => ({
	id,
	category: 'culture',
	title: `Notícia ${id}`,
	excerpt: 'Em resumo.',
	author: 'Caio Mori',
	authorAvatarUrl: null,
	publishedAt: '2026-11-20T12:00:00Z',
	imageUrl: `/art/news/${id}.svg`,
	readMinutes: 4,
	isFeatured: false,
	...change,
})

const PAGE: NewsPage = {
	featured: card(1),
	top: [card(2), card(3), card(4)],
	items: [card(5), card(6)],
	page: 1,
	pageSize: 12,
	total: 30,
}

const ARTICLE: NewsArticle = {
	...card(7),
	body: '<h2>Meio</h2><p>Um <a href="/anime/3">título</a>, um <a href="https://example.org/" rel="noopener">sítio</a> e <a href="#x">aqui</a>.</p>',
	titles: [
		{
			id: 3,
			kind: 'anime',
			format: 'TV',
			title: 'Obra 3',
			englishTitle: null,
			japaneseTitle: null,
			rating: 8.7,
			totalVotes: 10,
			year: 2026,
			imageUrl: '/art/poster/3.svg',
			color: '#aa3311',
			postedBy: { name: 'Bia', avatarUrl: null },
			status: 'releasing',
			genres: ['action'],
		},
	],
	related: [card(8)],
}

beforeAll(() => void Object.assign(globalThis, { scrollTo: () => {} }))

async function open(address: string, ...given: Reply[]) {
	requests.length = 0
	answerWith({ '*': [...given, SERVER_ERROR] })
	const { router } = await openRoute(
		[
			{ path: '/news', ...newsRoute },
			{ path: '/news/:id', ...articleRoute },
		],
		address,
	)
	await screen.findByRole('main')
	return router
}

test('shows one featured article, three top stories and the rest under Notícias Recentes', async () => {
	await open('/news', ok(PAGE))
	expect(screen.getByRole('heading', { level: 1, name: 'Notícias' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Notícia 1' })).toHaveAttribute('href', '/news/1')
	const top = within(screen.getByRole('region', { name: 'Top Stories' }))
	expect(top.getAllByRole('link').map((link) => link.textContent)).toEqual(['Notícia 2', 'Notícia 3', 'Notícia 4'])
	const recent = within(screen.getByRole('region', { name: 'Notícias Recentes' }))
	expect(recent.getAllByRole('link').map((link) => link.textContent)).toEqual(['Notícia 5', 'Notícia 6'])
})

test('the address holds category and page; a category starts at its first page', async () => {
	const router = await open('/news?category=games&page=2', ok({ ...PAGE, featured: null, top: [], page: 2 }), ok(PAGE))
	expect(calls()).toEqual(['GET /api/news?page=2&category=games'])
	expect(screen.getByRole('button', { name: 'Games' })).toHaveAttribute('aria-pressed', 'true')
	expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '/news?category=games&page=3')
	await act(async () => screen.getByRole('button', { name: 'Cultura' }).click())
	expect(router.state.location.search).toBe('?category=culture')
})

test('a page beyond the last redirects to the last; invalid values are ignored', async () => {
	const router = await open('/news?page=99', ok({ ...PAGE, items: [], page: 99 }), ok({ ...PAGE, page: 3 }))
	expect(router.state.location.search).toBe('?page=3')
	cleanup()
	await open('/news?page=0&category=gossip', ok(PAGE))
	expect(calls()).toEqual(['GET /api/news?page=1'])
})

test('an empty page has a message; a failure has a retry button', async () => {
	await open('/news', ok({ featured: null, top: [], items: [], page: 1, pageSize: 12, total: 0 }))
	expect(screen.getByText('Nenhuma notícia por aqui ainda')).toBeVisible()
	cleanup()
	await open('/news', refused(503, 'server.unavailable'), ok(PAGE))
	await act(async () => screen.getByRole('button', { name: 'Tentar novamente' }).click())
	expect(await screen.findByRole('link', { name: 'Notícia 1' })).toBeVisible()
})

test('an article shows its header, its text, its titles and related articles', async () => {
	await open('/news/7', ok(ARTICLE))
	expect(screen.getByRole('heading', { level: 1, name: 'Notícia 7' })).toBeVisible()
	expect(screen.getByText('Caio Mori')).toBeVisible()
	expect(screen.getByText('20 de nov. de 2026', { selector: 'time' })).toBeVisible()
	expect(screen.getAllByText(/4 min de leitura/)[0]).toBeVisible()
	expect(screen.getByRole('link', { name: 'Cultura' })).toHaveAttribute('href', '/news?category=culture')
	expect(screen.getByRole('heading', { level: 2, name: 'Meio' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Obra 3' })).toHaveAttribute('href', '/anime/3')
	const related = within(screen.getByRole('region', { name: 'Matérias Relacionadas' }))
	expect(related.getByRole('link', { name: 'Notícia 8' })).toHaveAttribute('href', '/news/8')
})

test('links within this site navigate without a reload; the browser handles others', async () => {
	const router = await open('/news/7', ok(ARTICLE))
	const handled: boolean[] = []
	// Takes the browser's place: records whether the page handled the click, and prevents navigation.
	const browser = (event: Event) => {
		handled.push(event.defaultPrevented)
		event.preventDefault()
	}
	window.addEventListener('click', browser)
	const press = (name: string, keys = {}) => fireEvent.click(screen.getByRole('link', { name }), keys)
	press('sítio')
	press('aqui')
	press('título', { ctrlKey: true })
	expect(router.state.location.pathname).toBe('/news/7')
	await act(async () => press('título'))
	window.removeEventListener('click', browser)
	expect(handled).toEqual([false, false, false, true])
	expect(router.state.location.pathname).toBe('/anime/3')
})

test.each([
	['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Flocalhost%2Fnews%2F7'],
	['Twitter', 'https://twitter.com/intent/tweet?url=http%3A%2F%2Flocalhost%2Fnews%2F7'],
])('%s opens in a new tab with the URL of the page', async (name, href) => {
	await open('/news/7', ok(ARTICLE))
	const link = screen.getByRole('link', { name })
	expect(link).toHaveAttribute('href', href)
	expect(link).toHaveAttribute('target', '_blank')
	expect(link.getAttribute('rel')).toContain('noopener')
})

test('Copiar Link copies the URL and confirms for two seconds; a failure shows a toast', async () => {
	await open('/news/7', ok(ARTICLE))
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } })
	jest.useFakeTimers()
	await act(async () => screen.getByRole('button', { name: 'Copiar Link' }).click())
	expect(copied).toEqual(['http://localhost/news/7'])
	expect(screen.getByRole('button', { name: 'Copiado!' })).toBeVisible()
	await act(async () => {
		jest.advanceTimersByTime(1999)
	})
	expect(screen.getByRole('button', { name: 'Copiado!' })).toBeVisible()
	await act(async () => {
		jest.advanceTimersByTime(1)
	})
	expect(screen.getByRole('button', { name: 'Copiar Link' })).toBeVisible()
	Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
	await act(async () => screen.getByRole('button', { name: 'Copiar Link' }).click())
	expect($toasts.get().at(-1)).toMatchObject({ tone: 'bad', text: 'Falha ao copiar o link.' })
	jest.useRealTimers()
})

test('a missing article has a message and a link back', async () => {
	await open('/news/99', refused(404, 'request.notFound'))
	expect(screen.getByText('Esta notícia não existe')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Voltar para Notícias' })).toHaveAttribute('href', '/news')
})
