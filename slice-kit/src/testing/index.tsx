import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { type Locale, logoutRoute, type OwnMember, type Theme } from 'shared-contract'
import { loadTranslations, setLocale } from 'shared-i18n'
import en from 'shared-i18n/locales/en.json' with { type: 'json' }
import ja from 'shared-i18n/locales/ja.json' with { type: 'json' }
import pt from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $navigate, $session, $site, $toasts, dismissToast, setAppearance, signOut, storeSession } from 'shared-state'
import { type Answer, type ApiRequest, answer, respondTo, UNREACHABLE } from './answers.ts'

export { type Answer, type ApiRequest, after, answer, inTurn, refuse, unreachable } from './answers.ts'

const COMMON_TEXTS: Readonly<Record<Locale, unknown>> = { pt, en, ja }

/** The site around a tested screen or widget. */
export interface Site {
	/** What the API answers. A request that none of them is for fails the test. */
	answers?: readonly Answer[]
	/** Who looks; a visitor by default. */
	member?: OwnMember
	/** Portuguese by default. */
	locale?: Locale
	theme?: Theme
	/** The texts that a page has loaded before it shows the widget. */
	translations?: Parameters<typeof loadTranslations>
	/** Whether the site is a demo, in which visitors act as a sample member. */
	demo?: boolean
}

/** A member of a role, for {@link Site}. */
export function member(role: OwnMember['role'] = 'member'): OwnMember {
	return { id: '1', username: 'Bia', avatarUrl: null, role }
}

/** Opens an address in the routes of a slice, as the shell does. @returns the rendered screen, its router and its requests */
export async function openRoute(routes: readonly RouteObject[], path: string, site: Site = {}) {
	const requests = await standUp(site)
	const opened = routes.map((route) => ({ HydrateFallback: Nothing, ...route }))
	// Addresses of other slices, and the sign-in, are outside of the test: the router only says where it went.
	const router = createMemoryRouter([...opened, { path: '*', element: null }], { initialEntries: [path] })
	return { ...(await show(router)), requests }
}

/** Renders a widget in a page. @returns the rendered page, its router and its requests */
export async function openWidget(element: ReactElement, site: Site = {}) {
	const requests = await standUp(site)
	const router = createMemoryRouter([{ path: '*', element }])
	return { ...(await show(router)), requests }
}

const Nothing = () => null

async function show(router: ReturnType<typeof createMemoryRouter>) {
	$navigate.set((to) => void router.navigate(to))
	const screen = await act(async () => render(<RouterProvider router={router} />))
	return { ...screen, router }
}

/** Sets up language, theme, session and API. @returns the requests from now on */
async function standUp(site: Site): Promise<ApiRequest[]> {
	const { answers = [], member, locale = 'pt', theme = 'ink', demo = false, translations = [] } = site
	const requests = answerWith(answers)
	$site.set({ demo, chatUrl: '', sourceUrl: '' })
	setAppearance({ theme })
	if (member) storeSession({ state: 'done', answer: { token: 'x'.repeat(43), user: member } })
	await setLocale(locale)
	await loadTranslations(...translations)
	return requests
}

/** Nothing of a test is left for the next one. */
afterEach(async () => {
	answerWith([answer(logoutRoute, { done: true })])
	if ($session.get().state === 'member') await act(async () => signOut())
	sessionStorage.clear()
	for (const { id } of $toasts.get()) dismissToast(id)
})

/** By the console: the tested code takes an error of `fetch` for a network that fails. */
function failTest(reason: string): typeof UNREACHABLE {
	console.error(reason)
	return UNREACHABLE
}

function answerWith(answers: readonly Answer[]): ApiRequest[] {
	const requests: ApiRequest[] = []
	globalThis.fetch = async (address, { method = 'GET', body: sent } = {}) => {
		const path = String(address)
		const texts = COMMON_TEXTS[/^\/locales\/(pt|en|ja)\.json$/.exec(path)?.[1] as Locale]
		if (texts) return Response.json(texts)
		const request = { method, path, body: typeof sent === 'string' ? JSON.parse(sent) : (sent ?? undefined) }
		const response = await respondTo(answers, request, requests).catch((error: Error) => failTest(error.message))
		if (response === undefined) failTest(`no answer is given for ${method} ${path}`)
		if (!response || response === UNREACHABLE) throw new TypeError('Failed to fetch')
		return Response.json(response.body, { status: response.status })
	}
	return requests
}
