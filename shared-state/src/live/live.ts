import { type LiveEvent, type LiveSignal, type ServerFrame, TOPICS_PER_FRAME, type Topic } from 'shared-contract'
import { forLive } from '../index.ts'
import { PageSocket } from './connection.ts'

const { $memberId, checkSession } = forLive

export interface WatchOptions {
	/**
	 * Called when the subscription is active, and again after each reconnect. Fetch the current state here; later changes
	 * come as events.
	 */
	onWatching?: () => void
	/** Called when the subscription is refused or ended by the server. */
	onEnded?: () => void
}

interface Watcher extends WatchOptions {
	onEvent: (event: LiveEvent) => void
}

const watchers = new Map<Topic, Set<Watcher>>()
const watched = new Set<Topic>()
const ownWatchers = new Set<Watcher>()
const reconnected = new Set<() => void>()
let welcomes = 0
let member: string | null = null

let socket: PageSocket | undefined

/** Opens the page's socket unless it is open. */
export function startLive(): void {
	socket ??= new PageSocket({ onWelcome, onFrame })
	socket.open()
}

/** Subscribes to a topic; returns a function that unsubscribes. A topic can have several subscribers. */
export function watch(topic: Topic, onEvent: (event: LiveEvent) => void, options: WatchOptions = {}): () => void {
	const watcher = { ...options, onEvent }
	const others = watchers.get(topic)
	if (others) others.add(watcher)
	else watchers.set(topic, new Set([watcher]))
	startLive()
	if (!others) socket?.send({ type: 'watch', topics: [topic] })
	else if (watched.has(topic)) queueMicrotask(() => others.has(watcher) && watcher.onWatching?.())
	return () => unsubscribe(topic, watcher)
}

/** Subscribes to the events of the signed-in member, across sign-ins; returns a function that unsubscribes. */
export function watchOwn(onEvent: (event: LiveEvent) => void, options: WatchOptions = {}): () => void {
	const watcher = { ...options, onEvent }
	ownWatchers.add(watcher)
	startLive()
	if (member !== null) queueMicrotask(() => ownWatchers.has(watcher) && watcher.onWatching?.())
	return () => ownWatchers.delete(watcher)
}

/** Calls back after each reconnect; returns a function that stops. */
export function onReconnected(callback: () => void): () => void {
	reconnected.add(callback)
	return () => reconnected.delete(callback)
}

/** Sends a transient signal, such as "is typing"; it is dropped without a connection. */
export function say(signal: LiveSignal): void {
	socket?.send(signal)
}

function unsubscribe(topic: Topic, watcher: Watcher) {
	const left = watchers.get(topic)
	if (!left?.delete(watcher) || left.size > 0) return
	watchers.delete(topic)
	watched.delete(topic)
	socket?.send({ type: 'unwatch', topics: [topic] })
}

function onWelcome(memberId: string | null) {
	member = memberId
	// The sockets of an ended session reconnect as a visitor's.
	if (memberId !== ($memberId.get() ?? null)) void checkSession()
	watched.clear()
	const topics = [...watchers.keys()]
	for (let first = 0; first < topics.length; first += TOPICS_PER_FRAME) {
		socket?.send({ type: 'watch', topics: topics.slice(first, first + TOPICS_PER_FRAME) })
	}
	if (memberId !== null) for (const watcher of [...ownWatchers]) watcher.onWatching?.()
	welcomes += 1
	if (welcomes > 1) for (const callback of [...reconnected]) callback()
}

function onFrame(frame: ServerFrame) {
	if (frame.type === 'event') {
		for (const watcher of watchersOf(frame.topic)) watcher.onEvent(frame.event)
		if (frame.topic === `member:${member}`) for (const watcher of [...ownWatchers]) watcher.onEvent(frame.event)
	} else if (frame.type === 'watching') {
		for (const topic of frame.topics) {
			if (topic === `member:${member}`) for (const watcher of [...ownWatchers]) watcher.onWatching?.()
			const watchersNow = watchersOf(topic)
			if (watchersNow.length > 0) watched.add(topic as Topic)
			for (const watcher of watchersNow) watcher.onWatching?.()
		}
	} else if (frame.type === 'refused' || frame.type === 'ended') {
		for (const topic of frame.topics) {
			watched.delete(topic as Topic)
			for (const watcher of watchersOf(topic)) watcher.onEnded?.()
		}
	}
}

const watchersOf = (topic: string) => [...(watchers.get(topic as Topic) ?? [])]
