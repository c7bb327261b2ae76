import { randomUUID } from 'node:crypto'
import type { Bus } from './bus.ts'
import { AWAY_AFTER_MS, PROCESS_HEARTBEAT_MS } from './limits.ts'
import { OtherProcesses, type PresenceMessage } from './otherProcesses.ts'

const LIST_PART = 2000

/** Which members are online, in all processes of the site. */
export class Presence {
	readonly #process = randomUUID()
	readonly #sockets = new Map<string, number>()
	readonly #leaving = new Map<string, NodeJS.Timeout>()
	readonly #others = new OtherProcesses()
	/** The members who were last reported online. */
	readonly #online = new Set<string>()
	readonly #bus: Bus
	readonly #onChange: (memberId: string, online: boolean) => void
	readonly #onLost: () => void
	readonly #heartbeat: NodeJS.Timeout
	#version = 0

	/**
	 * @param onChange called when a member comes online or goes offline
	 * @param onLost called when a process fell silent: its last messages may be lost
	 */
	constructor(bus: Bus, onChange: (memberId: string, online: boolean) => void, onLost: () => void) {
		this.#bus = bus
		this.#onChange = onChange
		this.#onLost = onLost
		this.#heartbeat = setInterval(() => this.#sendHeartbeat(), PROCESS_HEARTBEAT_MS)
		this.#heartbeat.unref()
		this.#sendHeartbeat()
	}

	isOnline(memberId: string): boolean {
		return this.#online.has(memberId)
	}

	/** Counts an open socket of a member. Call the returned function when the socket has closed. */
	addSocket(memberId: string): () => void {
		clearTimeout(this.#leaving.get(memberId))
		const wasOnline = this.#leaving.delete(memberId) || this.#sockets.has(memberId)
		this.#sockets.set(memberId, (this.#sockets.get(memberId) ?? 0) + 1)
		if (!wasOnline) this.#publish(memberId, true)
		return () => this.#removeSocket(memberId)
	}

	/** Applies a message of another process. */
	receive(message: PresenceMessage): void {
		if (message.kind === 'presenceAsked') {
			if (message.process === this.#process) this.#sendMembers()
			return
		}
		const { complete, memberIds } = this.#others.receive(message, performance.now())
		if (!complete) this.#bus.send({ kind: 'presenceAsked', process: message.process })
		this.#update(memberIds)
	}

	close(): void {
		clearInterval(this.#heartbeat)
		for (const timer of this.#leaving.values()) clearTimeout(timer)
		this.#bus.send({ kind: 'presenceGone', process: this.#process })
	}

	#removeSocket(memberId: string): void {
		const left = (this.#sockets.get(memberId) ?? 1) - 1
		this.#sockets.set(memberId, left)
		if (left > 0) return
		const timer = setTimeout(() => {
			this.#leaving.delete(memberId)
			this.#sockets.delete(memberId)
			this.#publish(memberId, false)
		}, AWAY_AFTER_MS)
		timer.unref()
		this.#leaving.set(memberId, timer)
	}

	#publish(memberId: string, online: boolean): void {
		this.#version += 1
		this.#bus.send({ kind: 'presence', process: this.#process, version: this.#version, memberId, online })
		this.#update([memberId])
	}

	#update(memberIds: Iterable<string>): void {
		for (const memberId of memberIds) {
			const online = this.#sockets.has(memberId) || this.#others.has(memberId)
			if (online === this.#online.has(memberId)) continue
			if (online) this.#online.add(memberId)
			else this.#online.delete(memberId)
			this.#onChange(memberId, online)
		}
	}

	#sendHeartbeat(): void {
		this.#bus.send({ kind: 'presenceBeat', process: this.#process, version: this.#version })
		const silent = this.#others.removeSilent(performance.now())
		if (!silent) return
		this.#update(silent)
		this.#onLost()
	}

	#sendMembers(): void {
		const members = [...this.#sockets.keys()]
		const parts = Math.max(1, Math.ceil(members.length / LIST_PART))
		for (let part = 0; part < parts; part++) {
			const memberIds = members.slice(part * LIST_PART, (part + 1) * LIST_PART)
			this.#bus.send({
				kind: 'presenceList',
				process: this.#process,
				version: this.#version,
				part,
				parts,
				memberIds,
			})
		}
	}
}
