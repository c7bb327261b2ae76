import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { AssistantConversation, AssistantEvent, AssistantReply, AssistantWork } from 'shared-contract'
import { loadTranslations, setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $site, $token, $username, resumeSession } from 'shared-state'
import { AssistantPane } from './AssistantPane.tsx'
import { assistantTranslations } from './assistantTranslations.ts'
import { setDraft } from './questions.ts'

export const FAILURE_TEXT = 'Oops! Tive um problema para me conectar. Tente novamente mais tarde.'
export const WORK: AssistantWork = {
	id: 7,
	kind: 'anime',
	format: 'TV',
	title: 'Cartas do Farol',
	englishTitle: null,
	japaneseTitle: null,
	year: 2024,
	imageUrl: '/art/poster/7.svg',
	color: '#123456',
}
export const EMPTY_CONVERSATION: AssistantConversation = { mode: 'model', listConsent: true, items: [], more: false }

/** One streamed response; the test sends each event. */
export class Stream {
	readonly encoder = new TextEncoder()
	#controller: ReadableStreamDefaultController<Uint8Array> | undefined
	readonly body = new ReadableStream<Uint8Array>({
		start: (controller) => {
			this.#controller = controller
		},
	})
	async send(...events: AssistantEvent[]) {
		const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
		await act(async () => this.#controller?.enqueue(this.encoder.encode(text)))
	}
	async close() {
		await act(async () => this.#controller?.close())
	}
	async cut() {
		await act(async () => this.#controller?.error(new TypeError('network')))
	}
}

interface AskedQuestion {
	text: string
	clientId: string
	listConsent: boolean
}
/** The fake API: its stored conversation, its next responses, and the requests it received. */
export const api: {
	stored: AssistantConversation | 'failure' | Promise<AssistantConversation>
	streams: (Stream | { status: number; code: string })[]
	asked: AskedQuestion[]
	sent: string[]
	/** Answers to other requests, by method and path; without one `{ done: true }`. */
	answers: Record<string, { status?: number; body: object }>
} = { stored: 'failure', streams: [], asked: [], sent: [], answers: {} }

/** Replaces `fetch` by the fake API. */
export async function fakeApi() {
	Object.assign(globalThis, {
		fetch: async (path: string, { method = 'GET', body = '', signal }: RequestInit = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			api.sent.push([method, path, ...(method === 'GET' ? [] : [body])].join(' ').trim())
			if (path === '/api/assistant/messages' && method === 'POST') return answer(String(body), signal)
			if (path.startsWith('/api/assistant?') || path === '/api/assistant') {
				return api.stored === 'failure' ? json({}, 500) : json(await api.stored)
			}
			const { status, body: other = { done: true } } = api.answers[`${method} ${path}`] ?? {}
			return json(other, status)
		},
	})
	await setLocale('pt')
	await loadTranslations(assistantTranslations)
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function answer(body: string, signal?: AbortSignal | null) {
	api.asked.push(JSON.parse(body))
	const next = api.streams.shift()
	if (!next) throw new TypeError('network')
	if (!(next instanceof Stream)) return json({ code: next.code, msg: '', requestId: '' }, next.status)
	signal?.addEventListener('abort', () => void next.cut().catch(() => {}))
	return new Response(next.body)
}

let visits = 0

export async function open(conversation: typeof api.stored = EMPTY_CONVERSATION) {
	$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
	api.stored = conversation
	api.streams = []
	api.asked = []
	api.sent = []
	api.answers = {}
	setDraft('')
	// A new member for each test, so no state carries over.
	visits += 1
	$username.set(`Membro ${visits}`)
	$token.set(String(visits))
	await act(async () => void (await resumeSession()))
	const router = createMemoryRouter([{ path: '*', element: <AssistantPane /> }])
	await act(async () => void render(<RouterProvider router={router} />))
}

export const composer = () => screen.getByRole('textbox', { name: 'Mensagem para a Niouka' })
export const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())

export async function submit(text: string) {
	fireEvent.change(composer(), { target: { value: text } })
	await act(async () => void fireEvent.keyDown(composer(), { key: 'Enter' }))
}

export async function submitTo(text: string): Promise<Stream> {
	const stream = new Stream()
	api.streams.push(stream)
	await submit(text)
	return stream
}

export const question = (text: string, clientId = api.asked.at(-1)?.clientId ?? '') => ({
	type: 'asked' as const,
	question: { author: 'member' as const, id: '1', clientId, text, createdAt: '2026-11-21T12:00:00.000Z' },
})
export const reply = (change: Partial<AssistantReply> = {}): AssistantReply => ({
	author: 'assistant',
	id: '2',
	text: 'Oi!',
	createdAt: '2026-11-21T12:00:01.000Z',
	mode: 'model',
	state: 'complete',
	failure: null,
	works: [],
	...change,
})
export const ended = (change: Partial<AssistantReply> = {}) => ({ type: 'ended' as const, reply: reply(change) })
