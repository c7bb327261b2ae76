import { isTopic, type LiveEvent, type Member, type Topic, type TopicKind } from 'shared-contract'
import { affectedSubscriptions } from './affectedSubscriptions.ts'
import type { Bus } from './bus.ts'
import { eventFrame } from './frames.ts'
import { type Guard, Guards } from './guards.ts'
import { ASK_ANEW_MS } from './limits.ts'
import type { Live, PublishOptions } from './live.ts'
import type { ConnectionSession, LiveConnection } from './liveConnection.ts'
import { LiveConnections } from './liveConnections.ts'
import { Presence } from './presence.ts'

type Report = (error: unknown, message: string) => void

/** {@link Live} with what the endpoint of the sockets needs of it. */
export class LiveSite implements Live {
	readonly connections = new LiveConnections()
	readonly #guards = new Guards()
	readonly #presence: Presence
	readonly #bus: Bus
	readonly #releaseListeners = new Set<(revision: number | undefined) => void>()
	// Grows with every right or session that ends: whoever was being let in meanwhile is looked at again.
	#endings = 0
	/** Whom the signals of a member are kept from. */
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
			() => this.#askAnew(),
		)
		bus.listen((message) => {
			switch (message.kind) {
				case 'event':
					if (isTopic(message.topic)) this.connections.send(message.topic, message.frame, new Set(message.except))
					return
				case 'revoked':
					if (isTopic(message.topic)) this.#revoke(message.topic, message.memberId)
					return
				case 'recheck':
					return this.#recheck(message.memberIds)
				case 'missed':
					for (const listener of this.#releaseListeners) listener(undefined)
					return this.#askAnew()
				case 'releases':
					for (const listener of this.#releaseListeners) listener(message.revision)
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

	publish(topic: Topic, event: LiveEvent, { except = [] }: PublishOptions = {}): void {
		try {
			const left = new Set(except)
			const frame = eventFrame(topic, event)
			this.connections.send(topic, frame, left)
			this.#bus.send({ kind: 'event', topic, frame, except: [...left] })
		} catch (error) {
			this.report(error, 'an event was not told')
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

	/** Closes the sockets of sessions that are no longer. */
	#end(isEnded: (session: ConnectionSession) => boolean): void {
		this.#endings += 1
		for (const connection of this.connections.all()) {
			if (connection.session && isEnded(connection.session)) connection.close('sessionEnded')
		}
	}

	/**
	 * Asks the same question again for as long as rights or sessions end while it is being answered.
	 */
	async settled<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
		for (;;) {
			const endings = this.#endings
			const answer = await ask()
			if (endings === this.#endings) return answer
		}
	}

	/** Lets a reader watch what it may, and says which that is. */
	async watch(connection: LiveConnection, topics: readonly Topic[]): Promise<Set<Topic>> {
		const allowed = await this.settled(() => this.#guards.allowed(connection.member, topics))
		for (const topic of allowed) this.connections.watch(connection, topic)
		return allowed
	}

	/** A member's socket has opened; says once how to undo it when it has closed. */
	enter(member: Member): () => void {
		return this.#presence.enter(member.id)
	}

	/** Resolves once the other processes can be told; nothing waits for it but tests. */
	connected(): Promise<void> {
		return this.#bus.connected()
	}

	async close(): Promise<void> {
		this.#presence.close()
		await this.#bus.close()
	}

	/**
	 * Has every page ask for what came since it last knew: a little spread, so that they do not all ask at once. What was
	 * lost may have ended a right, so what each watches is looked at again before.
	 */
	#askAnew(): void {
		this.#endings += 1
		for (const connection of this.connections.all()) {
			if (connection.topics.size === 0) continue
			setTimeout(() => void this.#askOneAnew(connection), Math.random() * ASK_ANEW_MS).unref()
		}
	}

	async #askOneAnew(connection: LiveConnection): Promise<void> {
		await this.#lookAgain(connection, [...connection.topics])
		if (connection.topics.size > 0) connection.tell({ type: 'watching', topics: [...connection.topics] })
	}

	#revoke(topic: Topic, memberId: string): void {
		this.#endings += 1
		for (const connection of this.connections.of(topic)) {
			if (connection.member?.id === memberId) this.#endWatch(connection, [topic])
		}
	}

	#recheck(memberIds: readonly string[]): void {
		this.#endings += 1
		for (const [connection, topics] of affectedSubscriptions(this.connections, memberIds)) {
			void this.#lookAgain(connection, topics)
		}
	}

	// Where that cannot be told, the page has to come back and be let in anew.
	async #lookAgain(connection: LiveConnection, topics: readonly Topic[]): Promise<void> {
		try {
			const allowed = await this.settled(() => this.#guards.allowed(connection.member, topics))
			const ended = topics.filter((topic) => !allowed.has(topic) && connection.topics.has(topic))
			if (ended.length > 0) this.#endWatch(connection, ended)
		} catch (error) {
			this.report(error, 'what a page watches was not asked anew')
			connection.close('restart')
		}
	}

	#endWatch(connection: LiveConnection, topics: readonly Topic[]): void {
		for (const topic of topics) this.connections.unwatch(connection, topic)
		connection.tell({ type: 'ended', topics: [...topics] })
	}
}
