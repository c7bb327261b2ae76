import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { $registry } from 'shared-composition'
import { LOCALES, type SiteSettings } from 'shared-contract'
import { $site, $toasts, dismissToast, signOut } from 'shared-state'
import { type ApiRequest, answerWith, member, openRoute, requests, serveFiles, signInAs } from 'slice-kit/testing'
import { closeOverlay } from './overlay.ts'

/** A response of the fake API. */
export interface Answer {
	status?: number
	body: unknown
}

/** The handlers of the fake API, by method and path. */
export type Api = Record<string, (request: ApiRequest) => Answer | Promise<Answer>>

/** Answers by handlers such as `GET /api/search`, for every query. All else answers 404. */
export function answerBy(api: Api): void {
	const replies = Object.entries(api).map(([at, handle]) => [
		`${at}?*`,
		async (request: ApiRequest) => reply(await handle(request)),
	])
	answerWith({ '*': { status: 404, body: {} }, ...Object.fromEntries(replies) })
}

const reply = ({ status = 200, body }: Answer) => ({ status, body })

function texts(name: string, locale: string): object {
	return JSON.parse(readFileSync(new URL(`../../../${name}/locales/${locale}.json`, import.meta.url), 'utf8'))
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

for (const locale of LOCALES) {
	serveFiles({ [`/locales/${locale}.json`]: { ...texts('shared-i18n', locale), ...texts('shell', locale) } })
}

/** Resets the page: no session, no overlay, the given API, one slice. */
export async function freshPage(api: Api = {}, site: Partial<SiteSettings> = {}): Promise<ApiRequest[]> {
	answerBy(api)
	await signOut()
	$site.set({ ...SITE, ...site })
	closeOverlay()
	for (const toast of $toasts.get()) dismissToast(toast.id)
	sessionStorage.clear()
	$registry.set({ state: 'ready', registry: { revision: '1', slices: [SLICE] } })
	requests.length = 0
	return requests
}

/** Signs Alice in. */
export const signInAlice = () => signInAs({ ...member(), username: 'Alice' })

/** Renders an element inside a memory router at `path`. */
export const show = async (element: ReactNode, path = '/') => (await openRoute([{ path: '*', element }], path)).router
