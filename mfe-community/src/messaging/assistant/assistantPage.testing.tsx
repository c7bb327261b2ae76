import { act, fireEvent, screen } from '@testing-library/react'
import type { AssistantConversation, AssistantEvent, AssistantReply, AssistantWork } from 'shared-contract'
import { $site, $token, $username, resumeSession } from 'shared-state'
import {
	type ApiRequest,
	answerWith,
	ok,
	openWidget,
	type Reply,
	requests,
	SERVER_ERROR,
	UNREACHABLE,
} from 'slice-kit/testing'
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
	cut = () => act(async () => this.breakOff())
	breakOff() {
		this.#controller?.error(new TypeError('network'))
	}
}

interface AskedQuestion {
	text: string
	clientId: string
	listConsent: boolean
}
const ASK = 'POST /api/assistant/messages'
/** The stored conversation, and the next responses to questions; without one there is no network. */
export const api: {
	stored: AssistantConversation | 'failure' | Promise<AssistantConversation>
	streams: (Stream | Reply)[]
} = { stored: 'failure', streams: [] }

/** The questions that were asked. */
export const asked = () => requests.filter(({ call }) => call === ASK).map(({ body }) => body as AskedQuestion)

/** The latest request with its body. */
export const lastSent = () => [requests.at(-1)?.call, requests.at(-1)?.body]

function answerQuestion(_: ApiRequest, signal?: AbortSignal | null): Reply {
	const next = api.streams.shift() ?? UNREACHABLE
	if (!(next instanceof Stream)) return next
	signal?.addEventListener('abort', () => next.breakOff())
	return new Response(next.body)
}

let visits = 0

export async function open(conversation: typeof api.stored = EMPTY_CONVERSATION) {
	$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
	api.stored = conversation
	api.streams = []
	requests.length = 0
	answerWith({
		'GET /api/assistant?*': async () => (api.stored === 'failure' ? SERVER_ERROR : ok(await api.stored)),
		[ASK]: answerQuestion,
		'GET /api/auth/session': SERVER_ERROR,
		'*': ok({ done: true }),
	})
	setDraft('')
	// A new member for each test, so no state carries over.
	visits += 1
	$username.set(`Membro ${visits}`)
	$token.set(String(visits))
	await act(async () => void (await resumeSession()))
	await openWidget(<AssistantPane />, { translations: [assistantTranslations] })
}

export const composer = () => screen.getByRole('textbox', { name: 'Mensagem para a Niouka' })

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

export const question = (text: string, clientId = asked().at(-1)?.clientId ?? '') => ({
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
