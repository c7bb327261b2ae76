import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { Component as EpisodePage, loader as loadEpisode } from '../episode/route.tsx'
import { Component as MangaPage } from '../manga/route.tsx'
import { loader as loadPerson, Component as PersonPage } from '../person/route.tsx'
import { loader as loadSeason, Component as SeasonPage } from '../season/route.tsx'
import { loader as loadStudio, Component as StudioPage } from '../studio/route.tsx'
import { loader as loadTag, Component as TagPage } from '../tag/route.tsx'
import { loader as loadTitle, Component as TitlePage } from './route.tsx'

interface ApiResponse {
	status: number
	body: unknown
}

const Empty = () => null
const PANELS = /^\/api\/titles\/\d+\/(schedule|watch-order|similar|recommendations)$/
/** The panels of every title, which are empty where a test gives nothing else. */
const EMPTY_PANELS = /^GET \/api\/titles\/\d+\/(similar|recommendations)$/

/** The requests since the page was opened, as `GET /api/…`, in order. */
export const requests: string[] = []
let responses: Record<string, ApiResponse | ApiResponse[]> = {}

/** Replaces `fetch` by a fake API for the tests of pages. */
export async function fakeApi() {
	Object.assign(globalThis, {
		fetch: async (path: string, init?: RequestInit) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const call = `${init?.method ?? 'GET'} ${path}`
			// The panels that load after a page are tested by themselves.
			if (!PANELS.test(path)) requests.push(call)
			const given = responses[call]
			const { status, body } =
				(Array.isArray(given) ? given.shift() : given) ??
				(EMPTY_PANELS.test(call) ? ok({ items: [] }) : { status: 500, body: {} })
			return { status, text: async () => JSON.stringify(body) }
		},
	})
	Element.prototype.scrollIntoView = () => {}
	await setLocale('pt')
}

/** A successful response. */
export const ok = (body: unknown): ApiResponse => ({ status: 200, body })

/** A refused response. */
export const refused = (status: number, code: string): ApiResponse => ({
	status,
	body: { code, msg: 'x', requestId: '1' },
})

/** Opens a page of a title, an episode, a person, a studio, a tag or a season. `given` are the responses of the API, by request. */
export async function openPage(path: string, given: typeof responses) {
	requests.length = 0
	responses = given
	const router = createMemoryRouter(
		[
			{ path: '/anime/:id', Component: TitlePage, loader: loadTitle, HydrateFallback: Empty },
			{ path: '/movie/:id', Component: TitlePage, loader: loadTitle, HydrateFallback: Empty },
			{ path: '/manga/:id', Component: MangaPage, loader: loadTitle, HydrateFallback: Empty },
			{ path: '/person/:id', Component: PersonPage, loader: loadPerson, HydrateFallback: Empty },
			{ path: '/studio/:id', Component: StudioPage, loader: loadStudio, HydrateFallback: Empty },
			{ path: '/tag/:name', Component: TagPage, loader: loadTag, HydrateFallback: Empty },
			{ path: '/season/:year/:season', Component: SeasonPage, loader: loadSeason, HydrateFallback: Empty },
			{ path: '/episode/:id', Component: EpisodePage, loader: loadEpisode, HydrateFallback: Empty },
		],
		{ initialEntries: [path] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('main')
	return router
}
