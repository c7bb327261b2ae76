import { act, fireEvent, render } from '@testing-library/react'
import type { ComponentType, ReactElement } from 'react'
import { createMemoryRouter, type LoaderFunction, RouterProvider, type ShouldRevalidateFunction } from 'react-router'
import type { Role } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $navigate, $toasts, dismissToast, signIn } from 'shared-state'

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
const held = new Map<string, Promise<void>>()

/** Answers in the place of the server, by method and path. What is not named fails. */
export function answerWith(given: Record<string, Answer>): void {
	answers = { ...answers, ...given }
}

/** Lets the answer to a request wait until it is released. */
export function hold(request: string): { release: () => Promise<void> } {
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

/** From now on every request fails. */
export function stopAnswering(): void {
	answers = {}
}

/** Forgets what was asked and answered. */
export function forget(): void {
	asked.length = 0
	answers = {}
	held.clear()
	sessionStorage.clear()
	for (const { id } of $toasts.get()) dismissToast(id)
}

/** jsdom lays nothing out, and has none. */
class NothingResizes implements ResizeObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}

export async function fakeApi(): Promise<void> {
	Object.assign(globalThis, {
		ResizeObserver: NothingResizes,
		fetch: async (path: string, init: RequestInit = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const { method = 'GET', body, headers } = init
			const key = new Headers(headers).get('idempotency-key') ?? undefined
			asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body, key })
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

/** Somebody of that role uses the page. */
export async function enter(role: Role): Promise<void> {
	const user = { id: '1', username: 'Bia', avatarUrl: null, role }
	answerWith({ 'POST /api/auth/login': done({ token: 'x'.repeat(43), user }) })
	await act(async () => {
		await signIn('bia@exemplo.com.br', 'violeta-quieta-83')
	})
	asked.length = 0
}

/** Renders something that is no page, such as a widget, where links lead somewhere. */
export async function show(element: ReactElement) {
	const router = createMemoryRouter([{ path: '*', element }])
	return act(async () => render(<RouterProvider router={router} />))
}

const Nothing = () => null

/** Opens a page; who must sign in is sent to `/auth`, as by the shell. */
interface Screen {
	Component: ComponentType
	loader: LoaderFunction
	shouldRevalidate?: ShouldRevalidateFunction
}

export async function open(path: string, { Component, loader, shouldRevalidate }: Screen) {
	const page = {
		path: '*',
		Component,
		loader,
		HydrateFallback: Nothing,
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
