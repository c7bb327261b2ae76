import { act, fireEvent, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router'
import type { Contribution, Dashboard, Role } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $toasts, dismissToast, signIn } from 'shared-state'

export interface Asked {
	method: string
	path: string
	body: unknown
	key: string | undefined
}
export type Answer = { status: number; body: unknown }

export const done = (body: unknown): Answer => ({ status: 200, body })
export const refused = (status: number, code: string, more: object = {}): Answer => ({
	status,
	body: { code, msg: 'x', requestId: '1', ...more },
})
export const asked: Asked[] = []
let answers: Record<string, Answer> = {}

/** Answers in the place of the server, by method and path. What is not named fails. */
export function answerWith(given: Record<string, Answer>): void {
	answers = { ...answers, ...given }
}

/** Forgets what was asked and answered. */
export function forget(): void {
	asked.length = 0
	answers = {}
	sessionStorage.clear()
	for (const { id } of $toasts.get()) dismissToast(id)
}

export async function fakeApi(): Promise<void> {
	Object.assign(globalThis, {
		fetch: async (path: string, init: RequestInit = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const { method = 'GET', body, headers } = init
			const key = new Headers(headers).get('idempotency-key') ?? undefined
			asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body, key })
			const answer = answers[`${method} ${path}`] ?? { status: 500, body: {} }
			return { status: answer.status, text: async () => JSON.stringify(answer.body) }
		},
	})
	await setLocale('pt')
}

/** Somebody of that role uses the page. */
export async function enter(role: Role): Promise<void> {
	const user = { id: '1', username: 'Bia', avatarUrl: null, role }
	answerWith({ 'POST /api/auth/login': done({ token: 'x'.repeat(43), user }) })
	await act(async () => {
		await signIn('bia@exemplo.com.br', 'violeta-quieta-83')
	})
	asked.length = 0
}

export async function open(path: string, { Component, loader }: { Component: ComponentType; loader: LoaderFunction }) {
	const page = { path: '*', Component, loader, HydrateFallback: () => null }
	const router = createMemoryRouter([{ path: '/auth', element: 'Entrar' }, page], { initialEntries: [path] })
	const screen = await act(async () => render(<RouterProvider router={router} />))
	return { ...screen, router }
}

export const press = (element: HTMLElement) => act(async () => fireEvent.click(element))
export const type = (element: HTMLElement, value: string) =>
	act(async () => fireEvent.change(element, { target: { value } }))
export const toasts = () => $toasts.get().map(({ text }) => text)

const title = { id: 7, kind: 'anime', format: 'TV', title: 'O Sino', englishTitle: null, japaneseTitle: null } as const
const user = { name: 'Caio', avatarUrl: null }
const at = '2026-04-01T12:00:00.000Z'

export const DASHBOARD: Dashboard = {
	name: 'Bia',
	avatarUrl: null,
	role: 'member',
	stats: { animes: 1200, edits: 3, news: 1, mangas: 0 },
	site: [
		{ id: 'a', event: 'added', at, subject: { kind: 'title', title }, progress: null, user },
		{ id: 'b', event: 'published', at, subject: { kind: 'article', id: 4, name: 'Boa nova' }, progress: null, user },
	],
	own: [],
	reports: null,
}

export const CONTRIBUTION: Contribution = {
	id: 9,
	action: 'edited',
	user,
	at,
	subject: { kind: 'title', title },
	name: 'O Sino',
	fields: [{ field: 'synopsis', before: 'Antes disso.', after: 'Depois disso.' }],
	state: 'standing',
	mayUndo: true,
}
