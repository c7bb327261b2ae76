import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import {
	channelOfThread,
	deleteMessageRoute,
	MESSAGES_PAGE_SIZE,
	type Message,
	messagesRoute,
	threadIdOf,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { ofConversation } from '../group/exampleChannels.ts'
import { removeSent } from '../outbox/outbox.ts'
import {
	firstNumber,
	firstSealed,
	type History,
	historyOf,
	lastNumber,
	withChanged,
	withDeleted,
	withNewer,
	withOlder,
	withReadNumber,
	withRoot,
	withSent,
} from './history.ts'

/** The loaded messages of a conversation. `gone`: deleted or not visible to the reader. */
export type HistoryState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'gone' }
	| {
			state: 'ready'
			history: History
			older: 'idle' | 'loading' | 'failed'
			/** The message around which the history was loaded; undefined for the newest ones. */
			around?: number | undefined
	  }

/** With more new messages than this, the history restarts at the newest page; the gap loads upwards. */
const MAX_CATCH_UP = 1000
const MAX_CACHED = 12

const NO_MESSAGES = {
	items: [],
	more: false,
	lastNumber: 0,
	readNumber: 0,
	deleted: [],
	deletions: 0,
	changed: [],
	changes: 0,
}

const cache = new Map<string, WritableAtom<HistoryState>>()
const runningCatchUps = new Map<string, Promise<void>>()
/** Conversations with a live event during a request, whose response may be older than the event. */
const outdated = new Set<string>()

/** The history of a conversation. Nothing is requested until it is opened. */
export function historyOfConversation(id: string): ReadableAtom<HistoryState> {
	return entry(id)
}

function entry(id: string): WritableAtom<HistoryState> {
	let $state = cache.get(id)
	if (!$state) {
		$state = atom<HistoryState>({ state: 'loading' })
		cache.set(id, $state)
	}
	return $state
}

/** Loads the newest messages, or those since the last loaded one. */
export async function openHistory(id: string): Promise<void> {
	const $state = entry(id)
	touchCache(id)
	const now = $state.get()
	if (now.state === 'ready' && !now.history.newer) return catchUp(id)
	$state.set({ state: 'loading' })
	await fetchNewest(id, $state)
	if (outdated.delete(id)) await catchUp(id)
}

async function fetchNewest(id: string, $state: WritableAtom<HistoryState>): Promise<void> {
	const outcome = await ofConversation(id, () => call(messagesRoute, { params: { id }, query: {} }), NO_MESSAGES)
	if (outcome.state === 'done') {
		removeSent(id, outcome.answer.items)
		$state.set({ state: 'ready', history: historyOf(outcome.answer), older: 'idle' })
	} else if (outcome.state === 'refused' && outcome.status === 404) $state.set({ state: 'gone' })
	else if ($state.get().state !== 'ready') $state.set({ state: 'failed' })
}

/** Replaces a history around an older message by the newest messages. */
export async function loadNewest(id: string): Promise<void> {
	await fetchNewest(id, entry(id))
}

/**
 * Loads a message with those around it, unless it is loaded.
 *
 * @returns whether it is loaded now
 */
export async function loadAround(id: string, number: number): Promise<boolean> {
	const $state = entry(id)
	const now = $state.get()
	const holds = ({ items }: History) => items.some((item) => item.number === number)
	if (now.state === 'ready' && holds(now.history)) return true
	const before = String(number + MESSAGES_PAGE_SIZE / 2)
	const outcome = await call(messagesRoute, { params: { id }, query: { before } })
	if (outcome.state !== 'done') return false
	const history = historyOf(outcome.answer)
	if (!holds(history) || $state.get().state !== 'ready') return false
	$state.set({ state: 'ready', history, older: 'idle', around: number })
	return true
}

/** Loads all messages after the last loaded one; one page of them while there are newer ones than those. */
export function catchUp(id: string): Promise<void> {
	const running = runningCatchUps.get(id)
	if (running || entry(id).get().state === 'loading') outdated.add(id)
	if (running) return running
	const mine = fetchUntilCurrent(id).finally(() => runningCatchUps.delete(id))
	runningCatchUps.set(id, mine)
	return mine
}

async function fetchUntilCurrent(id: string): Promise<void> {
	await fetchNewer(id)
	while (entry(id).get().state === 'ready' && outdated.delete(id)) await fetchNewer(id)
}

/** Loads the messages after the last loaded one, or again those after `from`. */
async function fetchNewer(id: string, from?: number): Promise<void> {
	const $state = entry(id)
	for (let reached = from; ; ) {
		const now = $state.get()
		if (now.state !== 'ready') return
		const after = reached ?? lastNumber(now.history)
		const isPart = now.history.newer
		const { deletions, changes } = now.history
		const query = { after: String(after), deletions: String(deletions), changes: String(changes) }
		const outcome = await ofConversation(id, () => call(messagesRoute, { params: { id }, query }), NO_MESSAGES)
		if (outcome.state === 'refused' && outcome.status === 404) return $state.set({ state: 'gone' })
		if (outcome.state !== 'done') return
		if (!isPart && outcome.answer.lastNumber - after > MAX_CATCH_UP) return fetchNewest(id, $state)
		change(id, (history) => withNewer(history, outcome.answer))
		if (!outcome.answer.more || isPart) return
		if (reached !== undefined) reached = outcome.answer.items.at(-1)?.number
	}
}

/** Loads the messages again that were about an episode that the reader had not seen: they may have opened. */
export async function refreshSealed(id: string): Promise<void> {
	const now = entry(id).get()
	const first = now.state === 'ready' ? firstSealed(now.history) : undefined
	if (first !== undefined) await fetchNewer(id, first - 1)
}

/** {@link refreshSealed} for all loaded conversations. */
export function refreshAllSealed(): void {
	for (const id of cache.keys()) void refreshSealed(id)
}

/** Applies a message that the reader has just changed. */
export function applyChanged(id: string, message: Message): void {
	change(id, (history) => withChanged(history, message))
	const thread = threadIdOf(id, message.number)
	if (cache.has(thread)) change(thread, (history) => withRoot(history, message))
}

/** Loads the page before the first loaded message. */
export async function loadOlder(id: string): Promise<void> {
	const $state = entry(id)
	const before = $state.get()
	if (before.state !== 'ready' || before.older === 'loading' || !before.history.more) return
	$state.set({ ...before, older: 'loading' })
	const outcome = await call(messagesRoute, { params: { id }, query: { before: String(firstNumber(before.history)) } })
	const now = $state.get()
	if (now.state !== 'ready') return
	if (outcome.state !== 'done') $state.set({ ...now, older: 'failed' })
	else $state.set({ ...now, history: withOlder(now.history, outcome.answer), older: 'idle' })
}

/** Adds a sent message; fetches missing messages before it. */
export function applySent(id: string, message: Message): void {
	const now = entry(id).get()
	if (now.state === 'loading') outdated.add(id)
	if (now.state !== 'ready') return
	const history = withSent(now.history, message)
	if (history === 'gap') void catchUp(id)
	else change(id, () => history)
}

export function applyDeleted(id: string, number: number, deletions: number): void {
	change(id, (history) => withDeleted(history, number, deletions))
}

/** Applies a read number of another device. */
export function applyRead(id: string, readNumber: number): void {
	change(id, (history) => withReadNumber(history, readNumber))
}

/** Marks the history of a channel and those of its threads as gone. */
export function closeHistory(id: string): void {
	for (const [each, $state] of cache) if (channelOfThread(each) === id) $state.set({ state: 'gone' })
}

/** Clears all histories when another member signs in. */
export function clearHistories(): void {
	for (const $state of cache.values()) $state.set({ state: 'loading' })
	cache.clear()
}

function change(id: string, how: (history: History) => History): void {
	const $state = entry(id)
	const now = $state.get()
	if (now.state !== 'ready') return
	const history = how(now.history)
	if (history === now.history) return
	$state.set({ ...now, history })
	removeSent(id, history.items)
}

// Keeps the recently opened histories (LRU).
function touchCache(id: string): void {
	const $state = entry(id)
	cache.delete(id)
	cache.set(id, $state)
	for (const old of [...cache.keys()].slice(0, Math.max(0, cache.size - MAX_CACHED))) cache.delete(old)
}

/** Deletes an own message; a refused deletion keeps it. */
export async function deleteMessage(conversationId: string, number: number): Promise<ActionOutcome<unknown>> {
	const outcome = await act(deleteMessageRoute, { params: { id: conversationId, number: String(number) } })
	if (outcome.state === 'done') applyDeleted(conversationId, number, outcome.answer.deletions)
	if (outcome.state === 'example') {
		const now = historyOfConversation(conversationId).get()
		if (now.state === 'ready') applyDeleted(conversationId, number, now.history.deletions)
	}
	return outcome
}
