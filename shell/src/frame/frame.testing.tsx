import { readFileSync } from 'node:fs'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { isLocale, type SignedIn, type SiteSettings } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { $navigate, $site, $toasts, dismissToast, signIn, signOut } from 'shared-state'
import { closeOverlay } from './overlay.ts'

/** A response of the fake API. */
export interface Answer {
	status?: number
	body: unknown
}

/** The handlers of the fake API, by method and path. */
export type Api = Record<string, (request: { query: URLSearchParams; body: unknown }) => Answer | Promise<Answer>>

/** A request to the fake API. */
export interface ApiRequest {
	at: string
	body: unknown
}

/** Replaces `fetch` by handlers such as `GET /api/search`. Locale files are the real ones; all else answers 404. */
export function fakeApi(api: Api): ApiRequest[] {
	const requests: ApiRequest[] = []
	Object.assign(globalThis, {
		fetch: async (address: string, init: RequestInit = {}) => {
			const url = new URL(address, 'http://localhost')
			const locale = /^\/locales\/(\w+)\.json$/.exec(url.pathname)?.[1]
			if (isLocale(locale)) return json({ body: { ...texts('shared-i18n', locale), ...texts('shell', locale) } })
			const at = `${init.method ?? 'GET'} ${url.pathname}`
			const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
			requests.push({ at: `${at}${url.search}`, body })
			const answering = Promise.resolve(api[at]?.({ query: url.searchParams, body }) ?? { status: 404, body: {} })
			return json(await unlessAborted(answering, init.signal))
		},
	})
	return requests
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

/** A promise that the test resolves. */
export function later<Value>() {
	let settle: (value: Value) => void = () => {}
	const promise = new Promise<Value>((resolve) => {
		settle = resolve
	})
	return { promise, settle }
}

const SITE: SiteSettings = { demo: false, chatUrl: '', sourceUrl: '' }

const ALICE: SignedIn = { token: 'half', user: { id: '1', username: 'Alice', avatarUrl: null, role: 'member' } }

/** Resets the page: Portuguese, no demo, no session, no overlay, the given API. */
export async function freshPage(api: Api = {}, site: Partial<SiteSettings> = {}): Promise<ApiRequest[]> {
	const requests = fakeApi({ 'POST /api/auth/login': () => ({ body: ALICE }), ...api })
	await signOut()
	$site.set({ ...SITE, ...site })
	closeOverlay()
	for (const toast of $toasts.get()) dismissToast(toast.id)
	sessionStorage.clear()
	await setLocale('pt')
	requests.length = 0
	return requests
}

/** Signs Alice in. */
export async function signInAlice(): Promise<void> {
	await signIn('alice@example.com', 'a good password')
}

/** Renders an element inside a memory router at `path`. */
export async function show(element: React.ReactNode, path = '/') {
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
	$navigate.set((to) => void router.navigate(to))
	await act(async () => render(<RouterProvider router={router} />))
	return router
}
