import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { logoutRoute, type TitleCard } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import en from 'shared-i18n/locales/en.json' with { type: 'json' }
import ja from 'shared-i18n/locales/ja.json' with { type: 'json' }
import pt from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { call } from 'shared-state'
import type { routes } from '../../routes.tsx'

type ApiResponse = { status: number; body: unknown } | Promise<{ status: number; body: unknown }>

const texts: Record<string, unknown> = { pt, en, ja }
const requests: URL[] = []
let respond: (url: URL) => ApiResponse = () => ({ status: 500, body: {} })

const FACETS = {
	years: [2026, 2024],
	seasons: ['spring'],
	dubs: ['es', 'en', 'pt'],
	services: [{ key: 'torii', name: 'Torii Play' }],
}

/** The URLs requested since the screen was opened, the latest last. */
export const requestedUrls = (): readonly URL[] => requests

/** Sets how the API responds from now on. */
export function respondWith(given: typeof respond): void {
	respond = given
}

/** Replaces `fetch` by a fake API for the tests of a file. */
export async function fakeApi(): Promise<void> {
	Object.assign(globalThis, {
		async fetch(address: string, { signal }: RequestInit = {}) {
			const locale = /^\/locales\/(..)\.json/.exec(address)?.[1]
			if (locale) return { ok: true, json: async () => texts[locale] }
			const url = new URL(address, 'http://localhost')
			if (url.pathname.endsWith('/facets')) {
				return { status: 200, text: async () => JSON.stringify(FACETS) }
			}
			if (url.pathname.startsWith('/api/auth/')) return { status: 204, text: async () => '' }
			requests.push(url)
			const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
			const { status, body } = await Promise.race([respond(url), aborted])
			return { status, text: async () => JSON.stringify(body) }
		},
	})
	Element.prototype.scrollIntoView = () => {}
	await setLocale('pt')
}

const Empty = () => null

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
		HydrateFallback: Empty,
	})) as Parameters<typeof createMemoryRouter>[0]
	const router = createMemoryRouter(screens, {
		initialEntries: [address],
	})
	await act(async () => render(<RouterProvider router={router} />))
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
export function pageOfTitles(url: URL, total: number, pageSize = 18): ApiResponse {
	const page = Number(url.searchParams.get('page') ?? 1)
	const items = (page - 1) * pageSize < total ? [titleCard(page)] : []
	return { status: 200, body: { items, page, pageSize, total } }
}

/** Clicks an element. */
export const press = (element: HTMLElement) => act(async () => element.click())

/** The text filter of a list. */
export const searchField = () => screen.getByRole('searchbox')

/** Types into the text filter. */
export const type = (text: string) => act(async () => void fireEvent.change(searchField(), { target: { value: text } }))

/** Waits longer than the debounce of the text filter. */
export const wait = (ms = 200) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

/** The query of the latest request. */
export const lastQuery = () => Object.fromEntries(requestedUrls().at(-1)?.searchParams ?? [])
