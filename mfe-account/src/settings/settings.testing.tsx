import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { type AccountSettings, MESSAGES_FROM } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $site, $toasts, $token, dismissToast, resumeSession, signOut } from 'shared-state'
import { loader, Component as Settings, shouldRevalidate } from './route.tsx'

/** The account of the tests. */
export const ACCOUNT: AccountSettings = {
	id: '11111111-2222-3333-4444-555555555555',
	username: 'Bia',
	bio: 'Gosto de sinos.',
	email: 'bia@exemplo.com.br',
	pendingEmail: null,
	avatarUrl: '/art/avatar/1.svg',
	bannerUrl: '/art/banner/1.svg',
	hasAvatar: false,
	hasBanner: true,
	hasPassword: true,
	discordName: null,
	createdAt: '2026-04-01T12:00:00.000Z',
}
/** A member who gave no birth date, on a site with adult titles. */
export const ADULT = { bornOn: null, isMinor: false, showsAdult: false, isOffered: true }
/** The stored privacy settings. */
export const PRIVACY = { isPublic: true, messagesFrom: 'groups', messageChoices: [...MESSAGES_FROM] }
const SESSION = {
	browser: 'Firefox',
	system: 'Linux',
	isPhone: false,
	openedAt: ACCOUNT.createdAt,
	usedAt: ACCOUNT.createdAt,
}

const KINDS = { newFollowers: true, comments: true, newReleases: true, siteUpdates: false }
/** The stored choices of the notification settings. */
export const DELIVERY = {
	site: KINDS,
	push: KINDS,
	email: { newFollowers: false, comments: false, newReleases: false, siteUpdates: false },
	quietHours: null,
	letter: false,
	mail: 'on',
}

type Answer = { status?: number; body: unknown } | 'no network'
/** The answers of the API, and the requests that it got. */
export const api: { answers: Record<string, Answer>; sent: { what: string; body: unknown }[] } = {
	answers: {},
	sent: [],
}

/** Signs Bia in and answers requests, before each test of a file. */
export function setUpSettings(): void {
	beforeAll(async () => {
		Object.assign(globalThis, {
			fetch: async (path: string, init: { method?: string; body?: unknown } = {}) => {
				if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
				const what = `${init.method ?? 'GET'} ${path}`
				api.sent.push({ what, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
				const answer = api.answers[what]
				if (answer === undefined || answer === 'no network') throw new TypeError('no network')
				return { status: answer.status ?? 200, text: async () => JSON.stringify(answer.body) }
			},
		})
		api.sent = []
		await setLocale('pt')
	})

	beforeEach(async () => {
		api.sent = []
		api.answers = {
			'GET /api/account': { body: ACCOUNT },
			'GET /api/account/sessions': {
				body: {
					items: [
						{ id: 'a', ...SESSION, isThis: true },
						{ id: 'b', ...SESSION, browser: 'Safari', isThis: false },
					],
				},
			},
			'GET /api/privacy': { body: PRIVACY },
			'GET /api/account/adult-titles': { body: ADULT },
			'GET /api/account/passkeys': { body: { passkeys: [], twoStep: false, codesLeft: 0 } },
			'GET /api/notifications/delivery': { body: DELIVERY },
			'GET /api/push': { body: { publicKey: 'K', devices: [] } },
			'GET /api/auth/session': { body: { user: { id: ACCOUNT.id, username: 'Bia', avatarUrl: null, role: 'member' } } },
			'GET /api/media-servers': { body: { servers: [], events: [], series: [] } },
			'GET /api/calendar-token': { body: { createdAt: null } },
			'POST /api/auth/logout': { body: { done: true } },
		}
		$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
		$token.set('half')
		await resumeSession()
	})
	afterEach(async () => {
		await signOut()
		sessionStorage.clear()
		for (const { id } of $toasts.get()) dismissToast(id)
	})
}

const EmptyFallback = () => null

/** Opens the settings at a path. */
export async function open(path = '/settings') {
	const router = createMemoryRouter(
		[
			{ path: '/settings/*', Component: Settings, loader, shouldRevalidate, HydrateFallback: EmptyFallback },
			{ path: '*', element: <p>another page</p> },
		],
		{ initialEntries: [path] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	return router
}

export const type = (label: string, text: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
export const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
export const toasts = () => $toasts.get().map(({ text }) => text)
export const bodyOf = (what: string) => api.sent.find((request) => request.what === what)?.body
