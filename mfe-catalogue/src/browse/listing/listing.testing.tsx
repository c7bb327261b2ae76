import { act, fireEvent, screen } from '@testing-library/react'
import { logoutRoute, type TitleCard } from 'shared-contract'
import { call } from 'shared-state'
import { answerWith, ok, openRoute, type Reply, requests } from 'slice-kit/testing'
import type { routes } from '../../routes.tsx'

const FACETS = {
	years: [2026, 2024],
	seasons: ['spring'],
	dubs: ['es', 'en', 'pt'],
	services: [{ key: 'torii', name: 'Torii Play' }],
}

/** The URLs requested since the screen was opened, the latest last. */
export const requestedUrls = (): readonly URL[] =>
	requests
		.map(({ path }) => new URL(path, 'http://localhost'))
		.filter(({ pathname }) => !pathname.endsWith('/facets') && !pathname.startsWith('/api/auth/'))

/** Sets how the API responds from now on. */
export function respondWith(respond: (url: URL) => Reply | Promise<Reply>): void {
	answerWith({
		'GET /api/titles/facets?*': ok(FACETS),
		'*': ({ path }) => respond(new URL(path, 'http://localhost')),
	})
}

type Screen = Pick<(typeof routes)[number], 'Component' | 'loader'>

/** Opens a screen at an address and returns the router. `others` are the other routes, by path. */
export async function openScreen(address: string, route: Screen, others: Readonly<Record<string, Screen>> = {}) {
	// A write disables stale data, so that no test sees a cached page of another test.
	await call(logoutRoute, {})
	requests.length = 0
	const { pathname } = new URL(address, 'http://localhost')
	const screens = Object.entries({ ...others, [pathname]: route }).map(([path, each]) => ({
		path,
		// As elements, like the site does, so that a component shared by two routes stays mounted.
		element: each.Component && <each.Component />,
		loader: each.loader,
	})) as Parameters<typeof openRoute>[0]
	Element.prototype.scrollIntoView = () => {}
	const { router } = await openRoute(screens, address)
	await screen.findByRole('heading', { level: 1 })
	return router
}

/** A title card for lists. */
export function titleCard(id: number, change: Partial<TitleCard> = {}): TitleCard {
	return {
		id,
		kind: 'anime',
		format: 'TV',
		title: `Obra ${id}`,
		englishTitle: null,
		japaneseTitle: `作品${id}`,
		rating: 8.74,
		totalVotes: 10,
		year: 2026,
		imageUrl: `/art/poster/${id}.svg`,
		color: '#aa3311',
		postedBy: { name: 'Bia Kagawa', avatarUrl: null },
		status: 'completed',
		genres: ['action'],
		...change,
	}
}

/** A page of a list of `total` titles: one card, with the page number in its name. */
export function pageOfTitles(url: URL, total: number, pageSize = 18): Reply {
	const page = Number(url.searchParams.get('page') ?? 1)
	const items = (page - 1) * pageSize < total ? [titleCard(page)] : []
	return ok({ items, page, pageSize, total })
}

/** The text filter of a list. */
export const searchField = () => screen.getByRole('searchbox')

/** Types into the text filter. */
export const type = (text: string) => act(async () => void fireEvent.change(searchField(), { target: { value: text } }))

/** Waits longer than the debounce of the text filter. */
export const wait = (ms = 200) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

/** The query of the latest request. */
export const lastQuery = () => Object.fromEntries(requestedUrls().at(-1)?.searchParams ?? [])
