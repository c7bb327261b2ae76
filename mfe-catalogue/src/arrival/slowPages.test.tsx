import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import * as calendar from '../calendar/route.tsx'
import * as article from '../news/articleRoute.tsx'
import * as news from '../news/route.tsx'

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

const Nothing = () => null
let answers: unknown[] = []
let letGo = () => {}

beforeAll(async () => {
	Object.assign(globalThis, {
		scrollTo: () => {},
		async fetch(path: string) {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			await new Promise<void>((resolve) => {
				letGo = resolve
			})
			return { status: 200, text: async () => JSON.stringify(answers.shift()) }
		},
	})
	await setLocale('pt')
})

/** Opens a page whose API does not answer yet, and waits until nobody waits for it any longer. */
async function openSlowly(address: string) {
	const router = createMemoryRouter(
		[
			{ path: '/calendar', ...calendar, HydrateFallback: Nothing },
			{ path: '/news', ...news, HydrateFallback: Nothing },
			{ path: '/news/:id', ...article, HydrateFallback: Nothing },
		],
		{ initialEntries: [address] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	expect(await screen.findByRole('status')).toHaveTextContent('Carregando…')
	return router
}

const arrive = () => act(async () => letGo())

test.each([
	['/calendar', { week: '2026-11-15', items: [] }, 'Domingo'],
	['/news', NEWS, 'Nenhuma notícia por aqui ainda'],
	['/news/7', ARTICLE, ARTICLE.title],
])('%s shows its shape while it is on the way, and then itself', async (address, answer, text) => {
	answers = [answer]
	await openSlowly(address)
	await arrive()
	expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
	expect(screen.queryByRole('status')).toBeNull()
})

test('news that turn out late to have fewer pages lead to the last', async () => {
	answers = [
		{ ...NEWS, page: 9, total: 30 },
		{ ...NEWS, page: 3, total: 30 },
	]
	const router = await openSlowly('/news?page=9')
	await arrive()
	await arrive()
	expect(router.state.location.search).toBe('?page=3')
})
