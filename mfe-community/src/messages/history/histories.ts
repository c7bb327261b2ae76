import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { type Message, messagesRoute } from 'shared-contract'
import { call } from 'shared-state'
import { removeArrived } from '../outbox/outbox.ts'
import {
	firstNumber,
	type History,
	historyOf,
	lastNumber,
	withDeleted,
	withNewer,
	withOlder,
	withReadNumber,
	withSent,
} from './history.ts'

/** What is known of a conversation's messages. `gone`: it is no more, or not for the reader. */
export type HistoryState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'gone' }
	| { state: 'ready'; history: History; older: 'idle' | 'loading' | 'failed' }

/** Where more than this came meanwhile, the page begins anew with the newest: what lies between is read upward. */
const CAUGHT_UP_WITH = 1000
const KEPT = 12

const known = new Map<string, WritableAtom<HistoryState>>()
const catching = new Map<string, Promise<void>>()
/** Something was told of these while a question was under way, whose answer may be older than that. */
const told = new Set<string>()

/** The messages of a conversation. Nothing is asked for until it is opened. */
export function historyIn(id: string): ReadableAtom<HistoryState> {
	return entry(id)
}

function entry(id: string): WritableAtom<HistoryState> {
	let $state = known.get(id)
	if (!$state) {
		$state = atom<HistoryState>({ state: 'loading' })
		known.set(id, $state)
	}
	return $state
}

/** Asks for the newest messages, or for what came since, where some are there. */
export async function openHistory(id: string): Promise<void> {
	const $state = entry(id)
	keepLately(id)
	if ($state.get().state === 'ready') return catchUp(id)
	$state.set({ state: 'loading' })
	await begin(id, $state)
	if (told.delete(id)) await catchUp(id)
}

async function begin(id: string, $state: WritableAtom<HistoryState>): Promise<void> {
	const outcome = await call(messagesRoute, { params: { id }, query: {} })
	if (outcome.state === 'done') {
		removeArrived(id, outcome.answer.items)
		$state.set({ state: 'ready', history: historyOf(outcome.answer), older: 'idle' })
	} else if (outcome.state === 'refused' && outcome.status === 404) $state.set({ state: 'gone' })
	else if ($state.get().state !== 'ready') $state.set({ state: 'failed' })
}

/** Asks for what came after the last message that is here, until there is no more. */
export function catchUp(id: string): Promise<void> {
	const running = catching.get(id)
	if (running || entry(id).get().state === 'loading') told.add(id)
	if (running) return running
	const mine = askUntilQuiet(id).finally(() => catching.delete(id))
	catching.set(id, mine)
	return mine
}

async function askUntilQuiet(id: string): Promise<void> {
	await askOn(id)
	while (entry(id).get().state === 'ready' && told.delete(id)) await askOn(id)
}

async function askOn(id: string): Promise<void> {
	const $state = entry(id)
	for (;;) {
		const now = $state.get()
		if (now.state !== 'ready') return
		const last = lastNumber(now.history)
		const query = { after: String(last), deletions: String(now.history.deletions) }
		const outcome = await call(messagesRoute, { params: { id }, query })
		if (outcome.state === 'refused' && outcome.status === 404) return $state.set({ state: 'gone' })
		if (outcome.state !== 'done') return
		if (outcome.answer.lastNumber - last > CAUGHT_UP_WITH) return begin(id, $state)
		change(id, (history) => withNewer(history, outcome.answer))
		if (!outcome.answer.more) return
	}
}

/** Adds the page of messages before the first that is here. */
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

/** Takes a message that was sent, here or elsewhere; where others before it are missing, asks for them. */
export function takeSent(id: string, message: Message): void {
	const now = entry(id).get()
	if (now.state === 'loading') told.add(id)
	if (now.state !== 'ready') return
	const history = withSent(now.history, message)
	if (history === 'gap') void catchUp(id)
	else change(id, () => history)
}

export function takeDeleted(id: string, number: number, deletions: number): void {
	change(id, (history) => withDeleted(history, number, deletions))
}

/** Read up to a number on another device. */
export function takeRead(id: string, readNumber: number): void {
	change(id, (history) => withReadNumber(history, readNumber))
}

/** The conversation is gone, or the reader has been put out of it. */
export function closeHistory(id: string): void {
	known.get(id)?.set({ state: 'gone' })
}

/** Nothing is known any more: somebody else uses the page. */
export function forgetHistories(): void {
	for (const $state of known.values()) $state.set({ state: 'loading' })
	known.clear()
}

function change(id: string, how: (history: History) => History): void {
	const $state = entry(id)
	const now = $state.get()
	if (now.state !== 'ready') return
	const history = how(now.history)
	if (history === now.history) return
	$state.set({ ...now, history })
	removeArrived(id, history.items)
}

// The conversations that were open lately stay; the others are asked for anew.
function keepLately(id: string): void {
	const $state = entry(id)
	known.delete(id)
	known.set(id, $state)
	for (const old of [...known.keys()].slice(0, Math.max(0, known.size - KEPT))) known.delete(old)
}
