import { readFileSync } from 'node:fs'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { $registry } from 'shared-composition'
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

const link = (path: string, pt: string, ja: string, order: number) => ({ path, title: { pt, ja }, order })
const FILLS = {
	menu: [
		link('/news', 'Notícias', 'ニュース', 50),
		link('/explore', 'Explorar', 'さがす', 10),
		link('/mangas', 'Mangás', 'マンガ', 20),
		link('/popular', 'Populares', '人気', 30),
		link('/calendar', 'Calendário', 'カレンダー', 40),
	],
	'footer.legal': [link('/terms', 'Termos de Uso', '利用規約', 10)],
}

/** A slice that fills the site's menus. */
export const SLICE = {
	name: 'mfe-catalogue',
	version: '1.0.0',
	base: '/r/mfe-catalogue/1.0.0/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/explore'],
	exposes: {},
	fills: FILLS,
}

/** Resets the page: Portuguese, no demo, no session, no overlay, the given API, one slice. */
export async function freshPage(api: Api = {}, site: Partial<SiteSettings> = {}): Promise<ApiRequest[]> {
	const requests = fakeApi({ 'POST /api/auth/login': () => ({ body: ALICE }), ...api })
	await signOut()
	$site.set({ ...SITE, ...site })
	closeOverlay()
	for (const toast of $toasts.get()) dismissToast(toast.id)
	sessionStorage.clear()
	$registry.set({ state: 'ready', registry: { revision: '1', slices: [SLICE] } })
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
