import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { AssistantConversation, AssistantEvent, AssistantReply, AssistantWork } from 'shared-contract'
import { readyWords, setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $navigate, $site, $toasts, $token, $username, resumeSession } from 'shared-state'
import { words } from '../words.ts'
import { AssistantPane } from './AssistantPane.tsx'
import { type } from './talking.ts'

const OOPS = 'Oops! Tive um problema para me conectar. Tente novamente mais tarde.'
const WORK: AssistantWork = {
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
const NOTHING: AssistantConversation = { mode: 'model', listConsent: true, items: [], more: false }

/** One answer of the server, told event by event; the test decides when. */
class Stream {
	readonly encoder = new TextEncoder()
	#controller: ReadableStreamDefaultController<Uint8Array> | undefined
	readonly body = new ReadableStream<Uint8Array>({
		start: (controller) => {
			this.#controller = controller
		},
	})
	async tell(...events: AssistantEvent[]) {
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

interface Asked {
	text: string
	clientId: string
	listConsent: boolean
}
let stored: AssistantConversation | 'failure'
let streams: (Stream | { status: number; code: string })[]
let asked: Asked[]
let sent: string[]

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string, { method = 'GET', body = '', signal }: RequestInit = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			sent.push(`${method} ${path}`)
			if (path === '/api/assistant/messages' && method === 'POST') return answer(String(body), signal)
			if (path.startsWith('/api/assistant?') || path === '/api/assistant') {
				return stored === 'failure' ? json({}, 500) : json(stored)
			}
			return json({ done: true })
		},
	})
	await setLocale('pt')
	await readyWords(words)
})

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function answer(body: string, signal?: AbortSignal | null) {
	asked.push(JSON.parse(body))
	const next = streams.shift()
	if (!next) throw new TypeError('network')
	if (!(next instanceof Stream)) return json({ code: next.code, msg: '', requestId: '' }, next.status)
	signal?.addEventListener('abort', () => void next.cut().catch(() => {}))
	return new Response(next.body)
}

let visits = 0

async function open(conversation: AssistantConversation | 'failure' = NOTHING) {
	$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
	stored = conversation
	streams = []
	asked = []
	sent = []
	type('')
	// Another person at this browser: nothing of the last test is left.
	visits += 1
	$username.set(`Membro ${visits}`)
	$token.set(String(visits))
	await act(async () => void (await resumeSession()))
	const router = createMemoryRouter([{ path: '*', element: <AssistantPane onBack={() => sent.push('back')} /> }])
	await act(async () => void render(<RouterProvider router={router} />))
}

const composer = () => screen.getByRole('textbox', { name: 'Mensagem para a Niouka' })
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())

async function say(text: string) {
	fireEvent.change(composer(), { target: { value: text } })
	await act(async () => void fireEvent.keyDown(composer(), { key: 'Enter' }))
}

async function sayTo(text: string): Promise<Stream> {
	const stream = new Stream()
	streams.push(stream)
	await say(text)
	return stream
}

const question = (text: string, clientId = asked.at(-1)?.clientId ?? '') => ({
	type: 'asked' as const,
	question: { author: 'member' as const, id: '1', clientId, text, createdAt: '2026-11-21T12:00:00.000Z' },
})
const reply = (change: Partial<AssistantReply> = {}): AssistantReply => ({
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
const ended = (change: Partial<AssistantReply> = {}) => ({ type: 'ended' as const, reply: reply(change) })

test('the header says who she is, that she is there, and that she is a machine', async () => {
	await open()
	expect(screen.getByRole('heading', { level: 2, name: 'Niouka IA' })).toBeVisible()
	expect(screen.getByText('Online')).toBeVisible()
	await press('Voltar para as conversas')
	expect(sent).toContain('back')
})

test('in catalogue mode it says so', async () => {
	await open({ ...NOTHING, mode: 'catalogue' })
	expect(screen.getByText(/modo catálogo/)).toBeVisible()
})

test('a suggestion is sent as it stands', async () => {
	await open()
	streams.push(new Stream())
	await press('O que passa hoje?')
	expect(asked[0]).toMatchObject({ text: 'O que passa hoje?', listConsent: true })
})

test('the question stands at once, the indicator shows while waiting, then the words as they arrive', async () => {
	await open()
	const stream = await sayTo('Oi!')
	expect(screen.getByText('Oi!')).toBeVisible()
	expect(screen.getByRole('status')).toHaveTextContent('A Niouka está escrevendo…')
	await stream.tell(question('Oi!'), { type: 'looking' })
	expect(screen.getByText('Olhando o catálogo…')).toBeInTheDocument()
	await stream.tell({ type: 'text', text: 'Olha *só*' })
	expect(screen.getByText('só').tagName).toBe('STRONG')
	// A screen reader is told once, at the end, not word by word.
	expect(screen.getByRole('status')).toHaveTextContent('A Niouka está escrevendo…')
	await stream.tell(ended({ text: 'Olha *só* isso' }))
	await stream.close()
	expect(screen.getByRole('status')).toHaveTextContent(/^Olha só isso$/)
	expect(composer()).toHaveValue('')
})

test('a work is a link in the text and a card below it; no other address is a link, and nothing is HTML', async () => {
	await open()
	const stream = await sayTo('Oi')
	const text = 'Veja [[anime:7]] e [[anime:8]] <img src=x onerror=alert(1)> https://mau.example'
	await stream.tell(question('Oi'), ended({ text, works: [WORK] }))
	const links = screen.getAllByRole('link', { name: 'Cartas do Farol' })
	expect(links).toHaveLength(2)
	for (const link of links) expect(link).toHaveAttribute('href', '/anime/7')
	expect(screen.getAllByRole('link')).toHaveLength(2)
	expect(screen.getByText('2024 · Série de TV')).toBeVisible()
	expect(screen.getAllByText(/<img src=x onerror=alert\(1\)> https:\/\/mau\.example/)[0]).toBeVisible()
})

test('Shift+Enter adds a line, Enter of an input method chooses a word, empty messages are not sent', async () => {
	await open()
	fireEvent.change(composer(), { target: { value: 'Oi' } })
	fireEvent.keyDown(composer(), { key: 'Enter', shiftKey: true })
	fireEvent.keyDown(composer(), { key: 'Enter', isComposing: true })
	expect(asked).toHaveLength(0)
	await say('  \n ')
	expect(asked).toHaveLength(0)
	expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled()
})

test('a text that is too long is not sent, stays, and says by how much', async () => {
	await open()
	await say('a'.repeat(2003))
	expect(asked).toHaveLength(0)
	expect(screen.getByRole('alert')).toHaveTextContent('3 caracteres a mais.')
	expect(composer()).toHaveValue('a'.repeat(2003))
})

test('a failure says what the specification has it say, and the same question is asked again', async () => {
	await open()
	const stream = await sayTo('Oi')
	await stream.tell(question('Oi'), ended({ text: '', state: 'failed', failure: 'quota' }))
	expect(screen.getAllByText(OOPS)[0]).toBeVisible()
	expect(screen.getByText('Muita gente está conversando comigo agora.')).toBeVisible()
	const again = new Stream()
	streams.push(again)
	await press('Tentar novamente')
	expect(asked[1]?.clientId).toBe(asked[0]?.clientId)
	await again.tell(ended({ text: 'Voltei!' }))
	expect(screen.queryByText(OOPS)).toBeNull()
	expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
})

test('without a network the failure is the same, and nothing typed is lost', async () => {
	await open()
	await say('Oi')
	expect(screen.getAllByText(OOPS)[0]).toBeVisible()
	expect(screen.getByText('Oi')).toBeVisible()
	expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled()
})

test('of a stream that is cut, what had arrived stays, marked', async () => {
	await open()
	const stream = await sayTo('Oi')
	await stream.tell(question('Oi'), { type: 'text', text: 'Eu acho que' })
	await stream.cut()
	expect(screen.getAllByText('Eu acho que')[0]).toBeVisible()
	expect(screen.getByText('A resposta se perdeu no caminho.')).toBeVisible()
})

test('stop ends the stream, and what had arrived stays', async () => {
	await open()
	const stream = await sayTo('Oi')
	await stream.tell(question('Oi'), { type: 'text', text: 'Eu acho que' })
	await press('Parar a resposta')
	expect(screen.getAllByText('Eu acho que')[0]).toBeVisible()
	expect(screen.getByText('Você parou a resposta.')).toBeVisible()
	expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible()
})

test('what is refused goes back to where it was typed, with the reason', async () => {
	await open()
	streams.push({ status: 429, code: 'assistant.tooMany' })
	await say('Oi')
	expect(composer()).toHaveValue('Oi')
	expect(screen.queryByRole('listitem')).toBeNull()
	expect($toasts.get().at(-1)?.text).toBe('Muitas mensagens em pouco tempo. Espere um minutinho e mande de novo.')
})

test('whoever must sign in is led there, and what they typed is kept', async () => {
	await open()
	const went: string[] = []
	$navigate.set((path) => void went.push(path))
	streams.push({ status: 401, code: 'auth.required' })
	await say('Oi')
	expect(went).toEqual([expect.stringContaining('/auth?next=')])
	expect(composer()).toHaveValue('Oi')
})

test('right after a stop the server may still be busy: it is asked again', async () => {
	await open()
	const stream = new Stream()
	streams.push({ status: 409, code: 'assistant.busy' }, stream)
	await say('Oi')
	await act(() => new Promise((resolve) => setTimeout(resolve, 450)))
	await stream.tell(question('Oi'), ended())
	expect(asked).toHaveLength(2)
	expect(screen.getAllByText('Oi!')[0]).toBeVisible()
})

test('consent is asked for once, and can be changed in the options', async () => {
	await open({ ...NOTHING, listConsent: null })
	await press('Pode olhar')
	expect(screen.queryByText(/Posso olhar a sua lista/)).toBeNull()
	await press('Opções da conversa')
	expect(screen.getByRole('switch', { name: /Niouka pode ver a minha lista/ })).toBeChecked()
})

test('the conversation is forgotten once that is confirmed', async () => {
	const items = [question('Oi', 'c').question, reply()]
	await open({ ...NOTHING, items })
	await press('Opções da conversa')
	await press('Limpar conversa')
	const dialog = screen.getByRole('dialog', { name: 'Limpar a conversa?' })
	await act(async () => within(dialog).getByRole('button', { name: 'Limpar conversa' }).click())
	expect(screen.queryByText('Oi!')).toBeNull()
	expect(screen.getByText('Oi! Eu sou a Niouka 🌸')).toBeVisible()
})

test('a conversation that cannot be opened is logged and opened again on demand; nothing is sent meanwhile', async () => {
	const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
	await open('failure')
	expect(logged).toHaveBeenCalledTimes(1)
	await say('Oi')
	expect(asked).toHaveLength(0)
	expect(composer()).toHaveValue('Oi')
	stored = NOTHING
	await press('Tentar novamente')
	expect(screen.getByText('Oi! Eu sou a Niouka 🌸')).toBeVisible()
})
