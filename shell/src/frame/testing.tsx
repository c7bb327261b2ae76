import { readFileSync } from 'node:fs'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { isLocale, type SignedIn, type SiteSettings } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { $navigate, $site, $toasts, dismissToast, signIn, signOut } from 'shared-state'
import { closeOverlay } from './overlay.ts'

/** What the API answers to one request, now or later. */
export interface Answer {
	status?: number
	body: unknown
}

export type Api = Record<string, (request: { query: URLSearchParams; body: unknown }) => Answer | Promise<Answer>>

/** A request that reached the API. */
export interface Asked {
	at: string
	body: unknown
}

/** Takes the network's place: `GET /api/search` to what it answers. Locale files are the real ones; the rest is 404. */
export function fakeApi(api: Api): Asked[] {
	const asked: Asked[] = []
	Object.assign(globalThis, {
		fetch: async (address: string, init: RequestInit = {}) => {
			const url = new URL(address, 'http://localhost')
			const locale = /^\/locales\/(\w+)\.json$/.exec(url.pathname)?.[1]
			if (isLocale(locale)) return json({ body: { ...texts('shared-i18n', locale), ...texts('shell', locale) } })
			const at = `${init.method ?? 'GET'} ${url.pathname}`
			const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
			asked.push({ at: `${at}${url.search}`, body })
			const answering = Promise.resolve(api[at]?.({ query: url.searchParams, body }) ?? { status: 404, body: {} })
			return json(await unlessAborted(answering, init.signal))
		},
	})
	return asked
}

function json({ status = 200, body }: Answer) {
	return new Response(JSON.stringify(body), { status })
}

function texts(name: string, locale: string): object {
	return JSON.parse(readFileSync(new URL(`../../../${name}/locales/${locale}.json`, import.meta.url), 'utf8'))
}

function unlessAborted(answering: Promise<Answer>, signal: AbortSignal | null | undefined): Promise<Answer> {
	return new Promise((resolve, reject) => {
		signal?.addEventListener('abort', () => reject(signal.reason))
		answering.then(resolve, reject)
	})
}

/** A promise that the test settles. */
export function later<Value>() {
	let settle: (value: Value) => void = () => {}
	const promise = new Promise<Value>((resolve) => {
		settle = resolve
	})
	return { promise, settle }
}

const SITE: SiteSettings = { demo: false, chatUrl: '', sourceUrl: '' }

const ALICE: SignedIn = { token: 'half', user: { id: '1', username: 'Alice', avatarUrl: null, role: 'member' } }

/** Starts a test anew: Portuguese, no demo, nobody signed in, nothing open, the given API. */
export async function freshPage(api: Api = {}, site: Partial<SiteSettings> = {}): Promise<Asked[]> {
	const asked = fakeApi({ 'POST /api/auth/login': () => ({ body: ALICE }), ...api })
	await signOut()
	$site.set({ ...SITE, ...site })
	closeOverlay()
	for (const toast of $toasts.get()) dismissToast(toast.id)
	sessionStorage.clear()
	await setLocale('pt')
	asked.length = 0
	return asked
}

/** Signs Alice in. */
export async function asAlice(): Promise<void> {
	await signIn('alice@example.com', 'a good password')
}

/** Shows something at `path`, inside a router that knows every other path as an empty page. */
export async function show(element: React.ReactNode, path = '/') {
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
	$navigate.set((to) => void router.navigate(to))
	await act(async () => render(<RouterProvider router={router} />))
	return router
}
