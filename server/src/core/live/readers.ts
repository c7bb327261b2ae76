import type { Topic } from 'shared-contract'
import type { Reader } from './reader.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** The open sockets of this process, and who of them watches what. */
export class Readers {
	readonly #all = new Set<Reader>()
	readonly #watching = new Map<Topic, Set<Reader>>()

	all(): ReadonlySet<Reader> {
		return this.#all
	}

	add(reader: Reader): void {
		this.#all.add(reader)
	}

	remove(reader: Reader): void {
		this.#all.delete(reader)
		for (const topic of [...reader.topics]) this.unwatch(reader, topic)
	}

	/** How many sockets a member has open. */
	ofMember(memberId: string): number {
		return this.#watching.get(`member:${memberId}`)?.size ?? 0
	}

	/** Who watches a topic now; a copy, since they may leave meanwhile. */
	of(topic: Topic): Reader[] {
		return [...(this.#watching.get(topic) ?? [])]
	}

	watch(reader: Reader, topic: Topic): void {
		// It may have closed while it was asked whether it may.
		if (!this.#all.has(reader)) return
		reader.topics.add(topic)
		const watching = this.#watching.get(topic)
		if (watching) watching.add(reader)
		else this.#watching.set(topic, new Set([reader]))
	}

	unwatch(reader: Reader, topic: Topic): void {
		reader.topics.delete(topic)
		const watching = this.#watching.get(topic)
		watching?.delete(reader)
		if (watching?.size === 0) this.#watching.delete(topic)
	}

	/** Sends a frame to everyone who watches the topic: its bytes are made once. */
	send(topic: Topic, frame: string, except: ReadonlySet<string> = NOBODY): void {
		const watching = this.#watching.get(topic)
		if (!watching) return
		const bytes = Buffer.from(frame)
		for (const reader of watching) {
			if (!(reader.member && except.has(reader.member.id))) reader.send(bytes)
		}
	}
}
