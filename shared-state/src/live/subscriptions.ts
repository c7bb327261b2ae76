import { type LiveEvent, type LiveSignal, type ServerFrame, TOPICS_PER_FRAME, type Topic } from 'shared-contract'
import { forLive } from '../index.ts'
import { PageSocket } from './PageSocket.ts'

const { $memberId, checkSession } = forLive

export interface SubscribeOptions {
	/**
	 * Called when the subscription is active, and again after each reconnect. Fetch the current state here; later changes
	 * come as events.
	 */
	onSubscribed?: () => void
	/** Called when the subscription is refused or ended by the server. */
	onEnded?: () => void
}

interface Subscriber extends SubscribeOptions {
	onEvent: (event: LiveEvent) => void
}

const subscribers = new Map<Topic, Set<Subscriber>>()
const activeTopics = new Set<Topic>()
const ownSubscribers = new Set<Subscriber>()
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
export function subscribe(
	topic: Topic,
	onEvent: (event: LiveEvent) => void,
	options: SubscribeOptions = {},
): () => void {
	const subscriber = { ...options, onEvent }
	const others = subscribers.get(topic)
	if (others) others.add(subscriber)
	else subscribers.set(topic, new Set([subscriber]))
	startLive()
	if (!others) socket?.send({ type: 'watch', topics: [topic] })
	else if (activeTopics.has(topic)) queueMicrotask(() => others.has(subscriber) && subscriber.onSubscribed?.())
	return () => unsubscribe(topic, subscriber)
}

/** Subscribes to the events of the signed-in member, across sign-ins; returns a function that unsubscribes. */
export function subscribeOwn(onEvent: (event: LiveEvent) => void, options: SubscribeOptions = {}): () => void {
	const subscriber = { ...options, onEvent }
	ownSubscribers.add(subscriber)
	startLive()
	if (member !== null) queueMicrotask(() => ownSubscribers.has(subscriber) && subscriber.onSubscribed?.())
	return () => ownSubscribers.delete(subscriber)
}

/** Calls back after each reconnect; returns a function that stops. */
export function onReconnected(callback: () => void): () => void {
	reconnected.add(callback)
	return () => reconnected.delete(callback)
}

/** Sends a transient signal, such as "is typing"; it is dropped without a connection. */
export function sendSignal(signal: LiveSignal): void {
	socket?.send(signal)
}

function unsubscribe(topic: Topic, subscriber: Subscriber) {
	const left = subscribers.get(topic)
	if (!left?.delete(subscriber) || left.size > 0) return
	subscribers.delete(topic)
	activeTopics.delete(topic)
	socket?.send({ type: 'unwatch', topics: [topic] })
}

function onWelcome(memberId: string | null) {
	member = memberId
	// The sockets of an ended session reconnect as a visitor's.
	if (memberId !== ($memberId.get() ?? null)) void checkSession()
	activeTopics.clear()
	const topics = [...subscribers.keys()]
	for (let first = 0; first < topics.length; first += TOPICS_PER_FRAME) {
		socket?.send({ type: 'watch', topics: topics.slice(first, first + TOPICS_PER_FRAME) })
	}
	if (memberId !== null) for (const subscriber of [...ownSubscribers]) subscriber.onSubscribed?.()
	welcomes += 1
	if (welcomes > 1) for (const callback of [...reconnected]) callback()
}

function onFrame(frame: ServerFrame) {
	if (frame.type === 'event') {
		for (const subscriber of subscribersOf(frame.topic)) subscriber.onEvent(frame.event)
		if (frame.topic === `member:${member}`)
			for (const subscriber of [...ownSubscribers]) subscriber.onEvent(frame.event)
	} else if (frame.type === 'watching') {
		for (const topic of frame.topics) {
			if (topic === `member:${member}`) for (const subscriber of [...ownSubscribers]) subscriber.onSubscribed?.()
			const current = subscribersOf(topic)
			if (current.length > 0) activeTopics.add(topic as Topic)
			for (const subscriber of current) subscriber.onSubscribed?.()
		}
	} else if (frame.type === 'refused' || frame.type === 'ended') {
		for (const topic of frame.topics) {
			activeTopics.delete(topic as Topic)
			for (const subscriber of subscribersOf(topic)) subscriber.onEnded?.()
		}
	}
}

const subscribersOf = (topic: string) => [...(subscribers.get(topic as Topic) ?? [])]
