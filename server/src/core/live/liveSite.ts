import { isTopic, type LiveEvent, type Member, type Topic, type TopicKind } from 'shared-contract'
import { publishedEvents } from '../metrics/metrics.ts'
import type { CountChannel, RequestCount } from '../security/requestCounts.ts'
import { affectedSubscriptions } from './affectedSubscriptions.ts'
import type { Bus } from './bus.ts'
import { eventFrame } from './frames.ts'
import { type Guard, Guards } from './guards.ts'
import { RESYNC_SPREAD_MS } from './limits.ts'
import type { Live, PublishOptions } from './live.ts'
import type { ConnectionSession, LiveConnection } from './liveConnection.ts'
import { LiveConnections } from './liveConnections.ts'
import { Presence } from './presence.ts'

type Report = (error: unknown, message: string) => void

/** {@link Live} with the connections of this process, for the WebSocket endpoint. */
export class LiveSite implements Live, CountChannel {
	readonly connections = new LiveConnections()
	readonly #guards = new Guards()
	readonly #presence: Presence
	readonly #bus: Bus
	readonly #countListeners = new Set<(counts: readonly RequestCount[]) => void>()
	readonly #releaseListeners = new Set<(revision: number | undefined) => void>()
	// Counts revoked rights and ended sessions: a check that runs meanwhile is repeated.
	#revocations = 0
	/** The members who must not get a member's signals. */
	signalsHiddenFrom: (memberId: string) => Promise<Iterable<string>> = async () => []
	report: Report = () => {}

	constructor(bus: Bus) {
		this.#bus = bus
		this.#presence = new Presence(
			bus,
			(memberId, online) => {
				const topic: Topic = `presence:${memberId}`
				this.connections.send(topic, eventFrame(topic, { type: 'presence', memberId, online }))
			},
			() => this.#resync(),
		)
		bus.listen((message) => {
			switch (message.kind) {
				case 'event':
					if (isTopic(message.topic)) this.connections.send(message.topic, message.frame, receiversOf(message))
					return
				case 'revoked':
					if (isTopic(message.topic)) this.#revoke(message.topic, message.memberId)
					return
				case 'recheck':
					return this.#recheck(message.memberIds)
				case 'missed':
					for (const listener of this.#releaseListeners) listener(undefined)
					return this.#resync()
				case 'releases':
					for (const listener of this.#releaseListeners) listener(message.revision)
					return
				case 'requests':
					for (const listener of this.#countListeners) listener(message.counts)
					return
				case 'sessionEnded':
					return this.#end((session) => session.keyHash === message.keyHash)
				case 'sessionsEnded':
					return this.#end((session) => session.member.id === message.memberId)
				default:
					return this.#presence.receive(message)
			}
		})
	}

	publish(topic: Topic, event: LiveEvent, { except = [], only }: PublishOptions = {}): void {
		try {
			const chosen = { except: [...except], only: only ? [...only] : null }
			const frame = eventFrame(topic, event)
			publishedEvents.inc({ type: event.type })
			this.connections.send(topic, frame, receiversOf(chosen))
			this.#bus.send({ kind: 'event', topic, frame, ...chosen })
		} catch (error) {
			this.report(error, 'an event was not published')
		}
	}

	revoke(topic: Topic, memberId: string): void {
		this.#revoke(topic, memberId)
		this.#bus.send({ kind: 'revoked', topic, memberId })
	}

	recheck(memberIds: readonly string[]): void {
		this.#recheck(memberIds)
		this.#bus.send({ kind: 'recheck', memberIds: [...memberIds] })
	}

	guard(kind: TopicKind, guard: Guard): void {
		this.#guards.set(kind, guard)
	}

	hideSignals(from: (memberId: string) => Promise<Iterable<string>>): void {
		this.signalsHiddenFrom = from
	}

	isOnline(memberId: string): boolean {
		return this.#presence.isOnline(memberId)
	}

	online(memberIds: Iterable<string>): Set<string> {
		return new Set([...memberIds].filter((id) => this.#presence.isOnline(id)))
	}

	endSession(keyHash: string): void {
		this.#end((session) => session.keyHash === keyHash)
		this.#bus.send({ kind: 'sessionEnded', keyHash })
	}

	endSessionsOf(memberId: string): void {
		this.#end((session) => session.member.id === memberId)
		this.#bus.send({ kind: 'sessionsEnded', memberId })
	}

	publishReleases(revision: number): void {
		this.#bus.send({ kind: 'releases', revision })
	}

	followReleases(listener: (revision: number | undefined) => void): void {
		this.#releaseListeners.add(listener)
	}

	sendCounts(counts: RequestCount[]): void {
		this.#bus.send({ kind: 'requests', counts })
	}

	followCounts(listener: (counts: readonly RequestCount[]) => void): void {
		this.#countListeners.add(listener)
	}

	/** Closes the sockets of ended sessions. */
	#end(isEnded: (session: ConnectionSession) => boolean): void {
		this.#revocations += 1
		for (const connection of this.connections.all()) {
			if (connection.session && isEnded(connection.session)) connection.close('sessionEnded')
		}
	}

	/** Repeats a check of rights until none was revoked while it ran. */
	async untilStable<Answer>(check: () => Promise<Answer>): Promise<Answer> {
		for (;;) {
			const revocations = this.#revocations
			const answer = await check()
			if (revocations === this.#revocations) return answer
		}
	}

	/** Subscribes a connection to the topics that its member may watch. @returns those topics */
	async watch(connection: LiveConnection, topics: readonly Topic[]): Promise<Set<Topic>> {
		const allowed = await this.untilStable(() => this.#guards.allowed(connection.member, topics))
		for (const topic of allowed) this.connections.watch(connection, topic)
		return allowed
	}

	/** Marks a member online for an open socket. Call the returned function when the socket has closed. */
	trackPresence(member: Member): () => void {
		return this.#presence.addSocket(member.id)
	}

	/** Resolves when the bus is connected, for tests. */
	connected(): Promise<void> {
		return this.#bus.connected()
	}

	async close(): Promise<void> {
		this.#presence.close()
		await this.#bus.close()
	}

	/**
	 * After lost messages: makes every page reload its data, spread over time. A lost message may have revoked a right, so the
	 * rights of each connection are checked first.
	 */
	#resync(): void {
		this.#revocations += 1
		for (const connection of this.connections.all()) {
			if (connection.topics.size === 0) continue
			setTimeout(() => void this.#resyncConnection(connection), Math.random() * RESYNC_SPREAD_MS).unref()
		}
	}

	async #resyncConnection(connection: LiveConnection): Promise<void> {
		await this.#recheckTopics(connection, [...connection.topics])
		if (connection.topics.size > 0) connection.sendFrame({ type: 'watching', topics: [...connection.topics] })
	}

	#revoke(topic: Topic, memberId: string): void {
		this.#revocations += 1
		for (const connection of this.connections.of(topic)) {
			if (connection.member?.id === memberId) this.#endWatch(connection, [topic])
		}
	}

	#recheck(memberIds: readonly string[]): void {
		this.#revocations += 1
		for (const [connection, topics] of affectedSubscriptions(this.connections, memberIds)) {
			void this.#recheckTopics(connection, topics)
		}
	}

	// If the check fails, the page must reconnect.
	async #recheckTopics(connection: LiveConnection, topics: readonly Topic[]): Promise<void> {
		try {
			const allowed = await this.untilStable(() => this.#guards.allowed(connection.member, topics))
			const ended = topics.filter((topic) => !allowed.has(topic) && connection.topics.has(topic))
			if (ended.length > 0) this.#endWatch(connection, ended)
		} catch (error) {
			this.report(error, 'the topics of a connection were not checked again')
			connection.close('restart')
		}
	}

	#endWatch(connection: LiveConnection, topics: readonly Topic[]): void {
		for (const topic of topics) this.connections.unwatch(connection, topic)
		connection.sendFrame({ type: 'ended', topics: [...topics] })
	}
}

/** Whether a member gets an event; undefined for a visitor. */
function receiversOf({ except, only }: { except: readonly string[]; only: readonly string[] | null }) {
	const [without, among] = [new Set(except), only && new Set(only)]
	return (memberId: string | undefined) =>
		memberId === undefined ? among === null : !without.has(memberId) && (among === null || among.has(memberId))
}
