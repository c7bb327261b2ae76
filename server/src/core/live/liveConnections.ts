import type { Topic } from 'shared-contract'
import type { LiveConnection } from './liveConnection.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** The open sockets of this process, and who of them watches what. */
export class LiveConnections {
	readonly #all = new Set<LiveConnection>()
	readonly #watching = new Map<Topic, Set<LiveConnection>>()

	all(): ReadonlySet<LiveConnection> {
		return this.#all
	}

	add(connection: LiveConnection): void {
		this.#all.add(connection)
	}

	remove(connection: LiveConnection): void {
		this.#all.delete(connection)
		for (const topic of [...connection.topics]) this.unwatch(connection, topic)
	}

	/** How many sockets a member has open. */
	ofMember(memberId: string): number {
		return this.#watching.get(`member:${memberId}`)?.size ?? 0
	}

	/** Who watches a topic now; a copy, since they may leave meanwhile. */
	of(topic: Topic): LiveConnection[] {
		return [...(this.#watching.get(topic) ?? [])]
	}

	watch(connection: LiveConnection, topic: Topic): void {
		// It may have closed while it was asked whether it may.
		if (!this.#all.has(connection)) return
		connection.topics.add(topic)
		const watching = this.#watching.get(topic)
		if (watching) watching.add(connection)
		else this.#watching.set(topic, new Set([connection]))
	}

	unwatch(connection: LiveConnection, topic: Topic): void {
		connection.topics.delete(topic)
		const watching = this.#watching.get(topic)
		watching?.delete(connection)
		if (watching?.size === 0) this.#watching.delete(topic)
	}

	/** Sends a frame to everyone who watches the topic: its bytes are made once. */
	send(topic: Topic, frame: string, except: ReadonlySet<string> = NOBODY): void {
		const watching = this.#watching.get(topic)
		if (!watching) return
		const bytes = Buffer.from(frame)
		for (const connection of watching) {
			if (!(connection.member && except.has(connection.member.id))) connection.send(bytes)
		}
	}
}
