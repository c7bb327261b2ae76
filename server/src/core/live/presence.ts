import { randomUUID } from 'node:crypto'
import type { Bus } from './bus.ts'
import { AWAY_AFTER_MS, PROCESS_BEAT_MS } from './limits.ts'
import { OtherProcesses, type PresenceMessage } from './otherProcesses.ts'

const LIST_PART = 2000

/** Which members have a page open, in this process and in the others of the site. */
export class Presence {
	readonly #process = randomUUID()
	readonly #sockets = new Map<string, number>()
	readonly #leaving = new Map<string, NodeJS.Timeout>()
	readonly #others = new OtherProcesses()
	/** Who was last told to be here. */
	readonly #online = new Set<string>()
	readonly #bus: Bus
	readonly #changed: (memberId: string, online: boolean) => void
	readonly #lost: () => void
	readonly #sendHeartbeat: NodeJS.Timeout
	#version = 0

	/**
	 * @param changed told of each who comes or goes.
	 * @param lost told when a process fell silent: what it had to tell last may be lost.
	 */
	constructor(bus: Bus, changed: (memberId: string, online: boolean) => void, lost: () => void) {
		this.#bus = bus
		this.#changed = changed
		this.#lost = lost
		this.#sendHeartbeat = setInterval(() => this.#sayAlive(), PROCESS_BEAT_MS)
		this.#sendHeartbeat.unref()
		this.#sayAlive()
	}

	isOnline(memberId: string): boolean {
		return this.#online.has(memberId)
	}

	/** A socket of a member has opened; call what it gives once the socket has closed. */
	enter(memberId: string): () => void {
		clearTimeout(this.#leaving.get(memberId))
		const wasHere = this.#leaving.delete(memberId) || this.#sockets.has(memberId)
		this.#sockets.set(memberId, (this.#sockets.get(memberId) ?? 0) + 1)
		if (!wasHere) this.#tell(memberId, true)
		return () => this.#leave(memberId)
	}

	/** Takes in what another process says of its members. */
	receive(message: PresenceMessage): void {
		if (message.kind === 'presenceAsked') {
			if (message.process === this.#process) this.#sayAll()
			return
		}
		const { known, touched } = this.#others.receive(message, Date.now())
		if (!known) this.#bus.send({ kind: 'presenceAsked', process: message.process })
		this.#settle(touched)
	}

	close(): void {
		clearInterval(this.#sendHeartbeat)
		for (const timer of this.#leaving.values()) clearTimeout(timer)
		this.#bus.send({ kind: 'presenceGone', process: this.#process })
	}

	#leave(memberId: string): void {
		const left = (this.#sockets.get(memberId) ?? 1) - 1
		this.#sockets.set(memberId, left)
		if (left > 0) return
		const timer = setTimeout(() => {
			this.#leaving.delete(memberId)
			this.#sockets.delete(memberId)
			this.#tell(memberId, false)
		}, AWAY_AFTER_MS)
		timer.unref()
		this.#leaving.set(memberId, timer)
	}

	#tell(memberId: string, online: boolean): void {
		this.#version += 1
		this.#bus.send({ kind: 'presence', process: this.#process, version: this.#version, memberId, online })
		this.#settle([memberId])
	}

	#settle(memberIds: Iterable<string>): void {
		for (const memberId of memberIds) {
			const online = this.#sockets.has(memberId) || this.#others.has(memberId)
			if (online === this.#online.has(memberId)) continue
			if (online) this.#online.add(memberId)
			else this.#online.delete(memberId)
			this.#changed(memberId, online)
		}
	}

	#sayAlive(): void {
		this.#bus.send({ kind: 'presenceBeat', process: this.#process, version: this.#version })
		const silent = this.#others.forgetSilent(Date.now())
		if (!silent) return
		this.#settle(silent)
		this.#lost()
	}

	#sayAll(): void {
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
