import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { Component as EpisodePage, loader as loadEpisode } from '../episode/route.tsx'
import { Component as MangaPage } from '../manga/route.tsx'
import { loader as loadTitle, Component as TitlePage } from './route.tsx'

interface Answer {
	status: number
	body: unknown
}

const Nothing = () => null

/** What the pages of a test asked the API for, in order. */
export const asked: string[] = []
let answers: Record<string, Answer | Answer[]> = {}

/** Lets `fetch` answer from a table of addresses, for the tests of pages. */
export async function fakeApi() {
	Object.assign(globalThis, {
		fetch: async (path: string, init?: RequestInit) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const call = `${init?.method ?? 'GET'} ${path}`
			asked.push(call)
			const given = answers[call]
			const { status, body } = (Array.isArray(given) ? given.shift() : given) ?? { status: 500, body: {} }
			return { status, text: async () => JSON.stringify(body) }
		},
	})
	await setLocale('pt')
}

export const ok = (body: unknown): Answer => ({ status: 200, body })

export const refused = (status: number, code: string): Answer => ({ status, body: { code, msg: 'x', requestId: '1' } })

/** Opens an address of the slice, with what the API answers. */
export async function openPage(path: string, given: typeof answers) {
	asked.length = 0
	answers = given
	const router = createMemoryRouter(
		[
			{ path: '/anime/:id', Component: TitlePage, loader: loadTitle, HydrateFallback: Nothing },
			{ path: '/movie/:id', Component: TitlePage, loader: loadTitle, HydrateFallback: Nothing },
			{ path: '/manga/:id', Component: MangaPage, loader: loadTitle, HydrateFallback: Nothing },
			{ path: '/episode/:id', Component: EpisodePage, loader: loadEpisode, HydrateFallback: Nothing },
		],
		{ initialEntries: [path] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('main')
	return router
}
