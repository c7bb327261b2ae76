import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { type Locale, logoutRoute, type OwnMember, type ServerFrame, type Theme } from 'shared-contract'
import { type Answer, answer } from 'shared-contract/testing/answers'
import {
	type Answers,
	answerAlways,
	answerWith,
	forgetAnswers,
	loseNetwork,
	regainNetwork,
	requests,
	serveFiles,
} from 'shared-contract/testing/fakeApi'
import { FakeSocket } from 'shared-contract/testing/fakeSocket'
import { loadTranslations, setLocale } from 'shared-i18n'
import en from 'shared-i18n/locales/en.json' with { type: 'json' }
import ja from 'shared-i18n/locales/ja.json' with { type: 'json' }
import pt from 'shared-i18n/locales/pt.json' with { type: 'json' }
import {
	$navigate,
	$session,
	$site,
	$toasts,
	$token,
	dismissToast,
	setAppearance,
	signOut,
	storeSession,
} from 'shared-state'

export * from 'shared-contract/testing/answers'
export * from 'shared-contract/testing/fakeApi'
export { FakeSocket } from 'shared-contract/testing/fakeSocket'

/** The site around a tested screen or widget. */
export interface Site {
	/** What the API answers. A request that none of them is for fails the test. */
	answers?: Answers | readonly (Answer | Answers)[]
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

/** Signs a member in: Bia with a role, or another one. */
export async function signInAs(who: OwnMember['role'] | OwnMember): Promise<void> {
	const user = typeof who === 'string' ? member(who) : who
	await act(async () => void storeSession({ state: 'done', answer: { token: 'x'.repeat(43), user } }))
}

/** Opens an address in the routes of a slice, as the shell does. @returns the rendered screen, its router and its requests */
export async function openRoute(routes: readonly RouteObject[], path: string, site: Site = {}) {
	await standUp(site)
	const opened = routes.map((route) => ({ HydrateFallback: Nothing, ...route }) as RouteObject)
	// Addresses of other slices, and the sign-in, are outside of the test: the router only says where it went.
	return show(createMemoryRouter([...opened, { path: '*', element: null }], { initialEntries: [path] }))
}

/** Opens one screen at an address, whichever it is. The sign-in shows “Entrar”. */
export function open(path: string, screen: Omit<RouteObject, 'path' | 'index' | 'children'>, site?: Site) {
	return openRoute(
		[
			{ path: '/auth', element: 'Entrar' },
			{ ...screen, path: '*' },
		],
		path,
		site,
	)
}

/** Renders a widget in a page. @returns the rendered page, its router and its requests */
export async function openWidget(element: ReactElement, site: Site = {}) {
	await standUp(site)
	return show(createMemoryRouter([{ path: '*', element }]))
}

const Nothing = () => null

async function show(router: ReturnType<typeof createMemoryRouter>) {
	$navigate.set((to, how) => void router.navigate(to, how))
	const rendered = await act(async () => render(<RouterProvider router={router} />))
	return { ...rendered, router, requests }
}

/** Sets up language, theme, session and API as far as they are given. */
async function standUp({ answers = [], member, locale, theme, demo, translations = [] }: Site): Promise<void> {
	answerWith(...(isList(answers) ? answers : [answers]))
	if (demo !== undefined) $site.set({ ...$site.get(), demo })
	if (theme) {
		setAppearance({ theme })
		isThemed = true
	}
	if (member) await signInAs(member)
	if (locale) await setLocale(locale)
	await loadTranslations(...translations)
}

let isThemed = false

const isList = (given: NonNullable<Site['answers']>): given is readonly (Answer | Answers)[] => Array.isArray(given)

/** Clicks an element, or the button of a name. */
export const press = (target: HTMLElement | string | RegExp) =>
	act(async () =>
		fireEvent.click(target instanceof HTMLElement ? target : screen.getByRole('button', { name: target })),
	)

/** Changes the value of a field, or of the one with a label. */
export const type = (target: HTMLElement | string | RegExp, value: string) =>
	act(async () =>
		fireEvent.change(target instanceof HTMLElement ? target : screen.getByLabelText(target), { target: { value } }),
	)

/** The texts of the toasts that are shown. */
export const toasts = () => $toasts.get().map(({ text }) => text)

/** Takes the network away, and says so. Given requests get their answer nevertheless, as from the store of a service worker. */
export const goOffline = loseNetwork

/** Brings the network back, and says so. */
export async function goOnline(): Promise<void> {
	regainNetwork()
	await act(async () => void dispatchEvent(new Event('online')))
}

/** Sockets that pages open in this test connect, as this member. */
export function goLive(memberId = '1'): void {
	FakeSocket.welcomes = memberId
}

/** A frame that the server sends to the page. */
export async function receiveFrame(frame: ServerFrame): Promise<void> {
	await act(async () => FakeSocket.last.receive(frame))
}

serveFiles({ '/locales/pt.json': pt, '/locales/en.json': en, '/locales/ja.json': ja })

// Whoever is signed in can leave.
answerAlways(answer(logoutRoute, { done: true }))
beforeAll(() => setLocale('pt'))

/** Nothing of a test is left for the next one. */
afterEach(async () => {
	FakeSocket.welcomes = undefined
	if ($session.get().state === 'member') await act(async () => signOut())
	$token.set('')
	sessionStorage.clear()
	for (const { id } of $toasts.get()) dismissToast(id)
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
	if (isThemed) setAppearance({ theme: 'ink' })
	isThemed = false
	await setLocale('pt')
	forgetAnswers()
	requests.length = 0
})
