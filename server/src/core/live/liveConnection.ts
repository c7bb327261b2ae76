import { LIVE_CLOSE, type Member, type ServerFrame, type Topic } from 'shared-contract'
import type { WebSocket } from 'ws'
import { BUFFER_BYTES } from './limits.ts'

/** Whose session a socket was opened with. */
export interface ConnectionSession {
	member: Member
	keyHash: string
	expiresAt: Date
}

/** One open socket: a page that watches. */
export class LiveConnection {
	readonly #socket: WebSocket
	readonly topics = new Set<Topic>()
	session: ConnectionSession | null = null
	/** Whether it has answered since it was last asked. */
	alive = true
	/** When it last passed a signal on, in milliseconds. */
	signalledAt = 0

	constructor(socket: WebSocket) {
		this.#socket = socket
	}

	get member(): Member | null {
		return this.session?.member ?? null
	}

	get isOpen(): boolean {
		return this.#socket.readyState === this.#socket.OPEN
	}

	tell(frame: ServerFrame): void {
		this.send(JSON.stringify(frame))
	}

	/** Sends what is serialised already. A reader that lets too much wait is let go: it comes back and catches up. */
	send(text: string | Buffer): void {
		if (!this.isOpen) return
		if (this.#socket.bufferedAmount > BUFFER_BYTES) {
			this.#socket.terminate()
			return
		}
		this.#socket.send(text, { binary: false })
	}

	/** Gives a sign of life and asks for one; whoever gave none since the last time is gone. */
	probe(sendHeartbeat: Buffer): void {
		if (!this.alive) {
			this.#socket.terminate()
			return
		}
		this.alive = false
		this.#socket.ping()
		this.send(sendHeartbeat)
	}

	close(reason: keyof typeof LIVE_CLOSE): void {
		this.#socket.close(LIVE_CLOSE[reason], reason)
	}
}
