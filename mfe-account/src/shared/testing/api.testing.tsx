import { act, fireEvent, render } from '@testing-library/react'
import type { ComponentType, ReactElement } from 'react'
import { createMemoryRouter, type LoaderFunction, RouterProvider, type ShouldRevalidateFunction } from 'react-router'
import type { Role } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $navigate, $toasts, dismissToast, signIn } from 'shared-state'

export interface ApiRequest {
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
export const requests: ApiRequest[] = []
let answers: Record<string, Answer> = {}
const held = new Map<string, Promise<void>>()

/** Sets the answers of the fake API, by method and path. Any other request fails. */
export function answerWith(given: Record<string, Answer>): void {
	answers = { ...answers, ...given }
}

/** Delays the answer to a request until it is released. */
export function holdAnswer(request: string): { release: () => Promise<void> } {
	let resolve = () => {}
	const promise = new Promise<void>((done) => {
		resolve = done
	})
	held.set(request, promise)
	return {
		async release() {
			held.delete(request)
			resolve()
			await promise
		},
	}
}

/** Makes every request fail from now on. */
export function failAllRequests(): void {
	answers = {}
}

/** The requests that a service worker answers from its store; undefined while there is a network. */
let stored: readonly string[] | undefined

/** Takes the network away. Given requests get their answer nevertheless, as from the store of a service worker. */
export function goOffline(answered: readonly string[] = []): void {
	stored = answered
}

/** Brings the network back, and says so. */
export async function goOnline(): Promise<void> {
	stored = undefined
	await act(async () => void dispatchEvent(new Event('online')))
}

/** Clears requests, answers, session storage and toasts. */
export function resetApi(): void {
	requests.length = 0
	answers = {}
	stored = undefined
	held.clear()
	sessionStorage.clear()
	for (const { id } of $toasts.get()) dismissToast(id)
}

export async function fakeApi(): Promise<void> {
	Object.assign(globalThis, {
		fetch: async (path: string, init: RequestInit = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const { method = 'GET', body, headers } = init
			if (stored && !stored.includes(`${method} ${path}`)) throw new TypeError('Failed to fetch')
			const key = new Headers(headers).get('idempotency-key') ?? undefined
			requests.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body, key })
			await held.get(`${method} ${path}`)
			const answer = answers[`${method} ${path}`] ?? { status: 500, body: {} }
			const text = JSON.stringify(answer.body)
			return {
				ok: answer.status < 400,
				status: answer.status,
				text: async () => text,
				json: async () => answer.body,
				blob: async () => new Blob([text]),
			}
		},
	})
	await setLocale('pt')
}

/** Signs Bia in with a role. */
export async function signInAs(role: Role): Promise<void> {
	const user = { id: '1', username: 'Bia', avatarUrl: null, role }
	answerWith({ 'POST /api/auth/login': done({ token: 'x'.repeat(43), user }) })
	await act(async () => {
		await signIn('bia@exemplo.com.br', 'violeta-quieta-83')
	})
	requests.length = 0
}

/** Renders a widget within a router. */
export async function renderWidget(element: ReactElement) {
	const router = createMemoryRouter([{ path: '*', element }])
	return act(async () => render(<RouterProvider router={router} />))
}

const EmptyFallback = () => null

interface Screen {
	Component: ComponentType
	loader: LoaderFunction
	shouldRevalidate?: ShouldRevalidateFunction
}

/** Opens a page. A redirect to `/auth` works as in the shell. */
export async function open(path: string, { Component, loader, shouldRevalidate }: Screen) {
	const page = {
		path: '*',
		Component,
		loader,
		HydrateFallback: EmptyFallback,
		...(shouldRevalidate ? { shouldRevalidate } : {}),
	}
	const router = createMemoryRouter([{ path: '/auth', element: 'Entrar' }, page], { initialEntries: [path] })
	$navigate.set((to) => void router.navigate(to))
	const screen = await act(async () => render(<RouterProvider router={router} />))
	return { ...screen, router }
}

export const press = (element: HTMLElement) => act(async () => fireEvent.click(element))
export const type = (element: HTMLElement, value: string) =>
	act(async () => fireEvent.change(element, { target: { value } }))
export const toasts = () => $toasts.get().map(({ text }) => text)
