import { act, configure, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import * as calendar from '../../calendar/route.tsx'
import * as article from '../../news/articleRoute.tsx'
import * as news from '../../news/route.tsx'

const NEWS = { featured: null, top: [], items: [], page: 1, pageSize: 12, total: 0 }
const ARTICLE = {
	id: 7,
	category: 'culture',
	title: 'Uma praça inteira desenhada à mão',
	excerpt: 'Em resumo.',
	author: 'Caio Mori',
	authorAvatarUrl: null,
	publishedAt: '2026-11-20T12:00:00Z',
	imageUrl: '/art/news/7.svg',
	readMinutes: 4,
	isFeatured: false,
	body: '<p>Era uma vez.</p>',
	titles: [],
	related: [],
}

const Empty = () => null
let responses: unknown[] = []
let releaseResponse = () => {}

// The API responds on command, so a busy machine may take its time to render.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(async () => {
	Object.assign(globalThis, {
		scrollTo: () => {},
		async fetch(path: string) {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			await new Promise<void>((resolve) => {
				releaseResponse = resolve
			})
			return { status: 200, text: async () => JSON.stringify(responses.shift()) }
		},
	})
	await setLocale('pt')
})

/** Opens a page while the API does not respond, and waits for its skeleton. */
async function openWithSlowApi(address: string) {
	const router = createMemoryRouter(
		[
			{ path: '/calendar', ...calendar, HydrateFallback: Empty },
			{ path: '/news', ...news, HydrateFallback: Empty },
			{ path: '/news/:id', ...article, HydrateFallback: Empty },
		],
		{ initialEntries: [address] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	expect(await screen.findByRole('status')).toHaveTextContent('Carregando…')
	return router
}

const respond = () => act(async () => releaseResponse())

test.each([
	['/calendar', { week: '2026-11-15', items: [], delayed: [] }, 'Nenhum lançamento conhecido nesta semana'],
	['/news', NEWS, 'Nenhuma notícia por aqui ainda'],
	['/news/7', ARTICLE, ARTICLE.title],
])('%s shows its skeleton while it loads, then its content', async (address, response, text) => {
	responses = [response]
	await openWithSlowApi(address)
	await respond()
	expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
	expect(screen.queryByRole('status')).toBeNull()
})

test('a late response with fewer pages of news leads to the last page', async () => {
	responses = [
		{ ...NEWS, page: 9, total: 30 },
		{ ...NEWS, page: 3, total: 30 },
	]
	const router = await openWithSlowApi('/news?page=9')
	await respond()
	await respond()
	expect(router.state.location.search).toBe('?page=3')
})
