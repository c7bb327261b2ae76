import type { Topic } from 'shared-contract'
import { sockets } from '../metrics/metrics.ts'
import type { LiveConnection } from './liveConnection.ts'

/** The open connections of this process and their subscriptions. */
export class LiveConnections {
	readonly #all = new Set<LiveConnection>()
	readonly #subscribers = new Map<Topic, Set<LiveConnection>>()

	all(): ReadonlySet<LiveConnection> {
		return this.#all
	}

	add(connection: LiveConnection): void {
		this.#all.add(connection)
		sockets.inc()
	}

	remove(connection: LiveConnection): void {
		if (this.#all.delete(connection)) sockets.dec()
		for (const topic of [...connection.topics]) this.unwatch(connection, topic)
	}

	/** The number of a member's open sockets. */
	ofMember(memberId: string): number {
		return this.#subscribers.get(`member:${memberId}`)?.size ?? 0
	}

	/** The subscribers of a topic, as a copy that stays unchanged while connections close. */
	of(topic: Topic): LiveConnection[] {
		return [...(this.#subscribers.get(topic) ?? [])]
	}

	watch(connection: LiveConnection, topic: Topic): void {
		// The connection may have closed while its right was checked.
		if (!this.#all.has(connection)) return
		connection.topics.add(topic)
		const subscribers = this.#subscribers.get(topic)
		if (subscribers) subscribers.add(connection)
		else this.#subscribers.set(topic, new Set([connection]))
	}

	unwatch(connection: LiveConnection, topic: Topic): void {
		connection.topics.delete(topic)
		const subscribers = this.#subscribers.get(topic)
		subscribers?.delete(connection)
		if (subscribers?.size === 0) this.#subscribers.delete(topic)
	}

	/** Sends a frame to the subscribers of a topic that are to get it. It is encoded once. */
	send(topic: Topic, frame: string, gets: (memberId: string | undefined) => boolean = () => true): void {
		const subscribers = this.#subscribers.get(topic)
		if (!subscribers) return
		const bytes = Buffer.from(frame)
		for (const connection of subscribers) {
			if (gets(connection.member?.id)) connection.send(bytes)
		}
	}
}
