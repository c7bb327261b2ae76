import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { DirectConversation, Group, LiveEvent, Message } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $site, signIn, signOut } from 'shared-state'
import { loadMessagesScreen } from './messagesScreen.ts'
import { Component, loader } from './route.tsx'

export interface Answer {
	status: number
	body: unknown
}

interface SentRequest {
	call: string
	body: unknown
}

const Nothing = () => null
const INSTANT = '2026-11-21T12:00:00.000Z'

/** The requests of the screen, in order. */
export const asked: SentRequest[] = []
let answers: Record<string, Answer | Answer[] | 'no network'> = {}

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const refused = (status: number, code: string): Answer => ({ status, body: { code, msg: 'x', requestId: '1' } })

/** Adds or replaces responses. */
export function answer(more: typeof answers): void {
	answers = { ...answers, ...more }
}

/** Replaces `fetch`, `WebSocket` and layout measurements, which jsdom lacks. */
export async function fakeBrowser() {
	Object.assign(globalThis, {
		fetch: async (path: string, init?: RequestInit) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const call = `${init?.method ?? 'GET'} ${path}`
			asked.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
			const given = answers[call]
			const next = Array.isArray(given) ? given.shift() : given
			if (next === 'no network') throw new TypeError('Failed to fetch')
			const { status, body } = next ?? nothingSince(path)
			return { status, text: async () => JSON.stringify(body) }
		},
		ResizeObserver: FakeResizeObserver,
		WebSocket: FakeSocket,
	})
	document.hasFocus = () => true
	Element.prototype.scrollTo = () => {}
	Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body })
	await setLocale('pt')
}

// Without a given response, a conversation has no newer messages.
function nothingSince(path: string): Answer {
	const after = new URL(path, 'http://localhost').searchParams.get('after')
	return after === null ? refused(404, 'request.notFound') : page([], { lastNumber: Number(after) })
}

// jsdom has no layout: the virtual list is told that all items fit.
class FakeResizeObserver {
	readonly #callback: ResizeObserverCallback
	constructor(callback: ResizeObserverCallback) {
		this.#callback = callback
	}
	observe(target: Element) {
		const height = target.tagName === 'LI' ? 20 : 4000
		const entry = { target, contentRect: new DOMRect(0, 0, 800, height) } as ResizeObserverEntry
		queueMicrotask(() => this.#callback([entry], this))
	}
	unobserve() {}
	disconnect() {}
}

/** The server's end of the live connection. */
export class FakeSocket {
	static readonly OPEN = 1
	static latest: FakeSocket | undefined
	readonly readyState = FakeSocket.OPEN
	readonly sent: unknown[] = []
	onopen?: () => void
	onmessage?: (event: { data: string }) => void
	onclose?: (event: { code: number }) => void

	constructor() {
		FakeSocket.latest = this
		queueMicrotask(() => this.onopen?.())
	}

	send(text: string) {
		const frame = JSON.parse(text)
		this.sent.push(frame)
		if (frame.type === 'hello') this.receive({ type: 'welcome', memberId: 'me' })
		if (frame.type === 'watch') this.receive({ type: 'watching', topics: frame.topics })
	}

	close() {}

	receive(frame: unknown) {
		this.onmessage?.({ data: JSON.stringify(frame) })
	}
}

/** Delivers a live event to all subscribers. */
export async function receiveEvent(topic: string, event: LiveEvent) {
	await act(async () => FakeSocket.latest?.receive({ type: 'event', topic, event }))
}

export const ME = { id: 'me', name: 'Ana', avatarUrl: null }
export const CAIO = { id: 'caio', name: 'Caio Mori', avatarUrl: null }
export const HELO = { id: 'helo', name: 'Helô Vidal', avatarUrl: null }

/** The fields of a message that is no reply, and that nobody pinned or reacted to. */
export const NOTHING_MORE = { editedAt: null, episode: null, replyTo: null, reactions: [], pinned: false }

export const messageOf = (number: number, text: string, author = CAIO, change: Partial<Message> = {}): Message => ({
	number,
	state: 'sent',
	clientId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
	author,
	text,
	sentAt: INSTANT,
	...NOTHING_MORE,
	...change,
})

export const direct = (id: string, member = CAIO, change: Partial<DirectConversation> = {}): DirectConversation => ({
	id,
	member,
	online: true,
	lastMessage: { number: 1, authorId: member.id, text: 'Oi!', sentAt: INSTANT },
	lastNumber: 1,
	readNumber: 1,
	unread: 0,
	canWrite: true,
	...change,
})

export const group = (change: Partial<Group> = {}): Group => ({
	id: 'g1',
	name: 'Varanda',
	description: 'A sala de estar.',
	isPublic: true,
	initials: 'VA',
	memberCount: 2,
	role: 'admin',
	channels: [
		{ id: 'g1-geral', key: 'geral', name: 'geral', unread: false, lastNumber: 1, readNumber: 1, watch: null },
		{ id: 'g1-spoilers', key: 'spoilers', name: 'spoilers', unread: true, lastNumber: 2, readNumber: 1, watch: null },
	],
	...change,
})

export const page = (items: readonly Message[], change = {}) =>
	ok({
		items,
		more: false,
		lastNumber: items.at(-1)?.number ?? 0,
		readNumber: items.at(-1)?.number ?? 0,
		deleted: [],
		deletions: 0,
		changed: [],
		changes: 0,
		...change,
	})

export const LIST = {
	groups: [group()],
	direct: [direct('d1'), direct('d2', HELO, { online: false, unread: 3 })],
	older: null,
	friendRequests: 2,
}

const MEMBER = { id: 'me', username: 'Ana', avatarUrl: null, role: 'member' }

const BASE = {
	'GET /api/conversations': ok(LIST),
	'GET /api/assistant': ok({ mode: 'catalogue', listConsent: null, items: [], more: false }),
	'GET /api/conversations/d1/messages': page([messageOf(1, 'Oi!')]),
	'GET /api/groups/g1/members': ok({
		items: [
			{ ...ME, role: 'admin', online: true, joinedAt: INSTANT },
			{ ...CAIO, role: 'member', online: false, joinedAt: INSTANT },
		],
		total: 2,
		next: null,
	}),
	'POST /api/auth/login': ok({ token: 't', user: MEMBER }),
	'POST /api/auth/logout': ok({ done: true }),
}

/** Renders the screen at a path as a member, with further responses. */
export async function open(path: string, given: typeof answers = {}) {
	await resetStores(given)
	await signIn('ana@exemplo.com.br', 'violeta')
	return show(path)
}

/** Like {@link open}, as a visitor. */
export async function openAsVisitor(path: string, demo: boolean, given: typeof answers = {}) {
	await resetStores(given)
	$site.set({ demo, chatUrl: '', sourceUrl: '' })
	return show(path)
}

// Another member clears all stores.
async function resetStores(given: typeof answers) {
	answers = { ...BASE, ...given }
	sessionStorage.clear()
	await act(async () => {
		await signIn('ana@exemplo.com.br', 'violeta')
		loadMessagesScreen()
		await signOut()
		loadMessagesScreen()
	})
}

async function show(path: string) {
	asked.length = 0
	const router = createMemoryRouter([{ path: '/messages/*', Component, loader, HydrateFallback: Nothing }], {
		initialEntries: [path],
	})
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('main')
	return router
}
