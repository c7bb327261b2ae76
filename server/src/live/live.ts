import { isTopic, type LiveEvent, type Member, type Topic, type TopicKind } from 'shared-contract'
import type { Bus } from './bus.ts'
import { eventFrame } from './frames.ts'
import { type Guard, Guards } from './guards.ts'
import { ASK_ANEW_MS } from './limits.ts'
import { Presence } from './presence.ts'
import type { Reader, ReaderSession } from './reader.ts'
import { Readers } from './readers.ts'

interface PublishOptions {
	/** Members who are not told, though they watch. */
	except?: Iterable<string>
}

/** Tells the pages that are open what happens, in every process of the site. A hint: the database is the truth. */
export interface Live {
	/** Tells everyone who watches the topic. Call it once the transaction has committed. Never throws. */
	publish(topic: Topic, event: LiveEvent, options?: PublishOptions): void
	/** A member may no longer watch (kicked, blocked, left). */
	revoke(topic: Topic, memberId: string): void
	/** Who may watch the topics of a kind; each slice says it for its own. */
	guard(kind: TopicKind, guard: Guard): void
	isOnline(memberId: string): boolean
	/** Those of the members who are here now. */
	online(memberIds: Iterable<string>): Set<string>
	/** A session has ended: its sockets close. */
	endSession(keyHash: string): void
	/** All sessions of a member have ended. */
	endSessionsOf(memberId: string): void
}

type Report = (error: unknown, message: string) => void

/** {@link Live} with what the endpoint of the sockets needs of it. */
export class LiveSite implements Live {
	readonly readers = new Readers()
	readonly #guards = new Guards()
	readonly #presence: Presence
	readonly #bus: Bus
	// Grows with every right or session that ends: whoever was being let in meanwhile is looked at again.
	#endings = 0
	/** Where failures are told; the endpoint gives the log of the application. */
	report: Report = () => {}

	constructor(bus: Bus) {
		this.#bus = bus
		this.#presence = new Presence(
			bus,
			(memberId, online) => {
				const topic: Topic = `presence:${memberId}`
				this.readers.send(topic, eventFrame(topic, { type: 'presence', memberId, online }))
			},
			() => this.#askAnew(),
		)
		bus.listen((message) => {
			switch (message.kind) {
				case 'event':
					if (isTopic(message.topic)) this.readers.send(message.topic, message.frame, new Set(message.except))
					return
				case 'revoked':
					if (isTopic(message.topic)) this.#revoke(message.topic, message.memberId)
					return
				case 'missed':
					return this.#askAnew()
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
			this.readers.send(topic, frame, left)
			this.#bus.send({ kind: 'event', topic, frame, except: [...left] })
		} catch (error) {
			this.report(error, 'an event was not told')
		}
	}

	revoke(topic: Topic, memberId: string): void {
		this.#revoke(topic, memberId)
		this.#bus.send({ kind: 'revoked', topic, memberId })
	}

	guard(kind: TopicKind, guard: Guard): void {
		this.#guards.set(kind, guard)
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

	/** Closes the sockets of sessions that are no longer. */
	#end(isEnded: (session: ReaderSession) => boolean): void {
		this.#endings += 1
		for (const reader of this.readers.all()) {
			if (reader.session && isEnded(reader.session)) reader.close('sessionEnded')
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
	async watch(reader: Reader, topics: readonly Topic[]): Promise<Set<Topic>> {
		const allowed = await this.settled(() => this.#guards.allowed(reader.member, topics))
		for (const topic of allowed) this.readers.watch(reader, topic)
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

	/** Has every page ask for what came since it last knew: a little spread, so that they do not all ask at once. */
	#askAnew(): void {
		for (const reader of this.readers.all()) {
			if (reader.topics.size === 0) continue
			setTimeout(
				() => reader.tell({ type: 'watching', topics: [...reader.topics] }),
				Math.random() * ASK_ANEW_MS,
			).unref()
		}
	}

	#revoke(topic: Topic, memberId: string): void {
		this.#endings += 1
		for (const reader of this.readers.of(topic)) {
			if (reader.member?.id !== memberId) continue
			this.readers.unwatch(reader, topic)
			reader.tell({ type: 'ended', topics: [topic] })
		}
	}
}
