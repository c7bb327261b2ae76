import { act, configure, screen } from '@testing-library/react'
import { answerWith, holdAnswer, ok, openRoute } from 'slice-kit/testing'
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

let held: ReturnType<typeof holdAnswer>

// The API responds on command, so a busy machine may take its time to render.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(() => void Object.assign(globalThis, { scrollTo: () => {} }))

/** Opens a page while the API does not respond, and waits for its skeleton. */
async function openWithSlowApi(address: string, ...responses: unknown[]) {
	held = holdAnswer(() => true)
	answerWith({ '*': responses.map(ok) })
	const { router } = await openRoute(
		[
			{ path: '/calendar', ...calendar },
			{ path: '/news', ...news },
			{ path: '/news/:id', ...article },
		],
		address,
	)
	expect(await screen.findByRole('status')).toHaveTextContent('Carregando…')
	return router
}

const respond = () => act(held.release)

test.each([
	['/calendar', { week: '2026-11-15', items: [], delayed: [] }, 'Nenhum lançamento conhecido nesta semana'],
	['/news', NEWS, 'Nenhuma notícia por aqui ainda'],
	['/news/7', ARTICLE, ARTICLE.title],
])('%s shows its skeleton while it loads, then its content', async (address, response, text) => {
	await openWithSlowApi(address, response)
	await respond()
	expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
	expect(screen.queryByRole('status')).toBeNull()
})

test('a late response with fewer pages of news leads to the last page', async () => {
	const pages = [9, 3].map((page) => ({ ...NEWS, page, total: 30 }))
	const router = await openWithSlowApi('/news?page=9', ...pages)
	await respond()
	expect(router.state.location.search).toBe('?page=3')
})
