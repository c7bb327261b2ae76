import { type Message, sendMessageRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import { choosePicture } from '../composer/composerChoice.ts'
import { setDraft } from '../composer/drafts.ts'
import { $currentMember } from '../currentMember.ts'
import { quoteOf } from '../history/history.ts'
import { applySent, historyOfConversation } from '../history/historyStore.ts'
import { updateList } from '../list/conversations.ts'
import { withOwnMessage } from '../list/liveChanges.ts'
import { $outbox, enqueue, type MessageOptions, pendingMessages, removePending, replacePending } from './outbox.ts'
import type { Pending } from './pendingMessage.ts'

const RETRY_MS = 3000

const sending = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined
let onExample = () => {}

/** Sets the callback for a message sent in the demo. */
export function onExampleSent(callback: () => void): void {
	onExample = callback
}

/** Queues a text and shows it at once; messages of a conversation are sent in order. */
export function sendMessage(conversationId: string, text: string, options: MessageOptions = {}): void {
	enqueue(conversationId, text, options)
	void flush(conversationId)
}

/** Resends a refused message with the same id, so that it is stored once. */
export function resendMessage(conversationId: string, pending: Pending): void {
	replacePending(conversationId, { ...typedPart(pending), state: 'waiting' })
	void flush(conversationId)
}

/** Sends all waiting messages, after a reconnect. */
export function flushAll(): void {
	for (const conversationId of Object.keys($outbox.get())) void flush(conversationId)
}

/** Sends the waiting messages of a conversation in series. */
async function flush(conversationId: string): Promise<void> {
	if (sending.has(conversationId)) return
	sending.add(conversationId)
	try {
		while (navigator.onLine !== false) {
			const next = pendingMessages($outbox.get(), conversationId).find(({ state }) => state === 'waiting')
			if (!next || !(await deliver(conversationId, next))) return
		}
	} finally {
		sending.delete(conversationId)
	}
}

/** @returns true if the next message may be sent */
async function deliver(conversationId: string, pending: Pending): Promise<boolean> {
	const typed = typedPart(pending)
	const { typedAt: _, picture, ...body } = typed
	const { clientId, text } = typed
	replacePending(conversationId, { ...typed, state: 'sending' })
	const attached = picture && { id: picture.id, alt: picture.alt, isSpoiler: picture.isSpoiler }
	const input = { params: { id: conversationId }, body: { ...body, ...(attached && { picture: attached }) } }
	const outcome = await act(sendMessageRoute, input, { idempotencyKey: clientId })
	switch (outcome.state) {
		case 'done':
			applyArrival(conversationId, clientId, outcome.answer.message)
			return true
		case 'example':
			applyArrival(conversationId, clientId, exampleOf(conversationId, typed))
			onExample()
			return true
		case 'accountNeeded':
			setDraft(conversationId, text)
			choosePicture(conversationId, picture)
			removePending(conversationId, clientId)
			return false
		default:
			return handleRefusal(conversationId, typed, outcome)
	}
}

type Typed = Omit<Pending, 'state' | 'code'>

function typedPart({ state: _state, ...pending }: Pending): Typed {
	const { code: _code, ...typed } = { code: undefined, ...pending }
	return typed
}

type Refusal = Exclude<ActionOutcome<unknown>, { state: 'done' | 'example' | 'accountNeeded' }>

function handleRefusal(conversationId: string, typed: Typed, outcome: Refusal): boolean {
	const passes =
		outcome.state === 'unreachable' || (outcome.state === 'refused' && [409, 429, 503].includes(outcome.status))
	if (!passes) {
		const code = outcome.state === 'refused' ? outcome.problem.code : 'server.failed'
		replacePending(conversationId, { ...typed, state: 'failed', code })
		return true
	}
	replacePending(conversationId, { ...typed, state: 'waiting' })
	clearTimeout(timer)
	timer = setTimeout(flushAll, RETRY_MS)
	return false
}

function applyArrival(conversationId: string, clientId: string, message: Message): void {
	applySent(conversationId, message)
	removePending(conversationId, clientId)
	const { number, author, text, sentAt, picture } = message
	const last = { number, authorId: author?.id ?? null, text, sentAt, hasPicture: picture !== undefined }
	updateList((listed) => withOwnMessage(listed, conversationId, last))
}

// A message in the demo, which exists only in this page.
function exampleOf(conversationId: string, { clientId, text, picture, episode = null, replyTo }: Typed): Message {
	const now = historyOfConversation(conversationId).get()
	const items = now.state === 'ready' ? now.history.items : []
	const number = (items.at(-1)?.number ?? 0) + 1
	const quoted = items.find((item) => item.number === replyTo)
	return {
		number,
		state: 'sent',
		clientId,
		author: $currentMember.get() ?? null,
		text: text.normalize('NFC'),
		...(picture && { picture }),
		sentAt: new Date().toISOString(),
		editedAt: null,
		episode,
		replyTo: quoted ? quoteOf(quoted) : null,
		reactions: [],
		pinned: false,
	}
}
