import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Comment } from 'shared-contract'
import { loadTranslations, setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import Comments from './Comments.tsx'
import { commentTranslations } from './commentTranslations.ts'
import { BIA } from './samples.testing.ts'

interface Answer {
	status?: number
	body: unknown
}

/** The requests in order, with body and idempotency key. */
export const sent: { request: string; body: unknown; key: string | undefined }[] = []
const answers = new Map<string, Answer[]>()

/** The page's WebSocket; a test sends the server's frames through it. */
export let socket: FakeSocket | undefined

class FakeSocket {
	static readonly OPEN = 1
	readonly readyState = FakeSocket.OPEN
	readonly received: string[] = []
	onopen: (() => void) | null = null
	onmessage: ((event: { data: string }) => void) | null = null
	onclose: ((event: { code: number }) => void) | null = null
	constructor() {
		socket = this
	}
	send(frame: string) {
		this.received.push(frame)
	}
	close() {}
	/** Delivers a frame of the server. */
	receive(frame: object) {
		this.onmessage?.({ data: JSON.stringify(frame) })
	}
}

/** Replaces `fetch` by a table of responses; the last response of a request repeats. */
export async function fakeApi() {
	Object.assign(globalThis, {
		WebSocket: FakeSocket,
		fetch: async (path: string, init: RequestInit = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const request = `${init.method ?? 'GET'} ${path}`
			const { body } = init
			const key = new Headers(init.headers).get('idempotency-key') ?? undefined
			sent.push({ request, body: typeof body === 'string' ? JSON.parse(body) : body, key })
			const queue = answers.get(request) ?? []
			const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 500, body: {} }
			return { status: answer.status ?? 200, text: async () => JSON.stringify(answer.body) }
		},
	})
	await setLocale('pt')
	await loadTranslations(commentTranslations)
}

/** Sets the responses of a request, in order. */
export const answer = (request: string, ...given: Answer[]) => answers.set(request, given)
export const refusal = (code: string, status = 400, more: object = {}): Answer => ({
	status,
	body: { code, msg: '', requestId: '1', ...more },
})

/** Delays matching responses until the returned function is called. */
export function holdAnswer(isHeld: (path: string, method: string) => boolean): () => Promise<void> {
	const answered = globalThis.fetch
	let release = () => {}
	const released = new Promise<void>((resolve) => {
		release = resolve
	})
	globalThis.fetch = async (path, init) => {
		if (isHeld(String(path), init?.method ?? 'GET')) await released
		return answered(path, init)
	}
	return async () => {
		globalThis.fetch = answered
		release()
		await released
	}
}

export const PAGE = '/api/discussions/anime/1'
export const page = (items: Comment[], more: object = {}): Answer => ({
	body: { items, next: null, total: items.length, reader: BIA, moderates: false, progress: 0, ...more },
})

const Nothing = () => null

/** Renders the widget on a page. */
export async function showComments(items: Comment[], more: object = {}, at = '/anime/1') {
	answer(`GET ${PAGE}?sort=newest`, page(items, more))
	const element = <Comments subject="anime" subjectId={1} />
	const router = createMemoryRouter(
		[
			{ path: '/anime/1', element, HydrateFallback: Nothing },
			{ path: '*', element: null },
		],
		{ initialEntries: [at] },
	)
	const view = await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('heading', { level: 2 })
	return { router, ...view }
}

export function resetApi() {
	sent.length = 0
	answers.clear()
}
