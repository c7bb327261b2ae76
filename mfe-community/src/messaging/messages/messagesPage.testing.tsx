import { act, screen } from '@testing-library/react'
import type { DirectConversation, Group, LiveEvent, Message, OwnMember } from 'shared-contract'
import { $site, signOut } from 'shared-state'
import {
	type Answers,
	type ApiRequest,
	answerWith,
	goLive,
	ok,
	openRoute,
	type Reply,
	receiveFrame,
	refused,
	requests,
	signInAs,
} from 'slice-kit/testing'
import { loadMessagesScreen } from './messagesScreen.ts'
import { Component, loader } from './route.tsx'

const INSTANT = '2026-11-21T12:00:00.000Z'

/** Gives jsdom the layout measurements that it lacks. */
export function fakeBrowser() {
	Object.assign(globalThis, { ResizeObserver: FakeResizeObserver })
	document.hasFocus = () => true
	Element.prototype.scrollTo = () => {}
	Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body })
}

/** Without a given response, a conversation has no newer messages. */
function nothingSince({ query }: ApiRequest): Reply {
	const after = query.get('after')
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

/** Delivers a live event to all subscribers. */
export const receiveEvent = (topic: string, event: LiveEvent) => receiveFrame({ type: 'event', topic, event })

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

const MEMBER: OwnMember = { id: 'me', username: 'Ana', avatarUrl: null, role: 'member' }

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
	'*': nothingSince,
}

/** Renders the screen at a path as a member, with further responses. */
export async function open(path: string, given: Answers = {}) {
	await resetStores(given)
	await signInAs(MEMBER)
	return show(path)
}

/** Like {@link open}, as a visitor. */
export async function openAsVisitor(path: string, demo: boolean, given: Answers = {}) {
	await resetStores(given)
	$site.set({ demo, chatUrl: '', sourceUrl: '' })
	return show(path)
}

// Another member clears all stores.
async function resetStores(given: Answers) {
	goLive('me')
	answerWith({ ...BASE, ...given })
	sessionStorage.clear()
	await signInAs(MEMBER)
	await act(async () => {
		loadMessagesScreen()
		await signOut()
		loadMessagesScreen()
	})
}

async function show(path: string) {
	requests.length = 0
	const { router } = await openRoute([{ path: '/messages/*', Component, loader }], path)
	await screen.findByRole('main')
	return router
}
