import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { logoutRoute, type TitleCard } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import en from 'shared-i18n/locales/en.json' with { type: 'json' }
import ja from 'shared-i18n/locales/ja.json' with { type: 'json' }
import pt from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { call } from 'shared-state'
import type { routes } from '../routes.tsx'

type Answer = { status: number; body: unknown } | Promise<{ status: number; body: unknown }>

const texts: Record<string, unknown> = { pt, en, ja }
const asked: URL[] = []
let answer: (url: URL) => Answer = () => ({ status: 500, body: {} })

/** The addresses of lists that were asked for, the last one last. */
export const askedFor = (): readonly URL[] => asked

/** How the API answers from now on. */
export function answerWith(given: typeof answer): void {
	answer = given
}

/** Gives the tests of a file an API of their own. */
export async function startApi(): Promise<void> {
	Object.assign(globalThis, {
		async fetch(address: string, { signal }: RequestInit = {}) {
			const locale = /^\/locales\/(..)\.json/.exec(address)?.[1]
			if (locale) return { ok: true, json: async () => texts[locale] }
			const url = new URL(address, 'http://localhost')
			if (url.pathname.endsWith('/facets')) {
				return { status: 200, text: async () => JSON.stringify({ years: [2026, 2024], seasons: ['spring'] }) }
			}
			if (url.pathname.startsWith('/api/auth/')) return { status: 204, text: async () => '' }
			asked.push(url)
			const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
			const { status, body } = await Promise.race([answer(url), aborted])
			return { status, text: async () => JSON.stringify(body) }
		},
	})
	Element.prototype.scrollIntoView = () => {}
	await setLocale('pt')
}

const Nothing = () => null

type Screen = Pick<(typeof routes)[number], 'Component' | 'loader'>

/**
 * Opens a screen at an address, among others by path; answers the router, to look at the address and to go elsewhere.
 */
export async function open(address: string, route: Screen, others: Readonly<Record<string, Screen>> = {}) {
	// Whoever has just changed something is shown nothing old: each test asks for itself.
	await call(logoutRoute, {})
	asked.length = 0
	const { pathname } = new URL(address, 'http://localhost')
	const screens = Object.entries({ ...others, [pathname]: route }).map(([path, each]) => ({
		path,
		// As in the site, where a screen is drawn by an element: the same component on two paths stays.
		element: each.Component && <each.Component />,
		loader: each.loader,
		HydrateFallback: Nothing,
	})) as Parameters<typeof createMemoryRouter>[0]
	const router = createMemoryRouter([...screens, { path: '/elsewhere', element: <p>elsewhere</p> }], {
		initialEntries: [address],
	})
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('heading', { level: 1 })
	return router
}

export function card(id: number, change: Partial<TitleCard> = {}): TitleCard {
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

/** A page of a list of so many titles: one card, named by the page. */
export function pageOfTitles(url: URL, total: number, pageSize = 18): Answer {
	const page = Number(url.searchParams.get('page') ?? 1)
	const items = (page - 1) * pageSize < total ? [card(page)] : []
	return { status: 200, body: { items, page, pageSize, total } }
}
