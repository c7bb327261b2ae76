import { LIVE_CLOSE, type Member, type ServerFrame, type Topic } from 'shared-contract'
import type { WebSocket } from 'ws'
import { sentFrames } from '../metrics/metrics.ts'
import { BUFFER_BYTES } from './limits.ts'

/** The session of a socket. */
export interface ConnectionSession {
	member: Member
	keyHash: string
	expiresAt: Date
}

/** The open WebSocket of a page. */
export class LiveConnection {
	readonly #socket: WebSocket
	readonly topics = new Set<Topic>()
	session: ConnectionSession | null = null
	/** Whether the client has answered since the last ping. */
	alive = true
	/** When its last signal was published, in milliseconds. */
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

	sendFrame(frame: ServerFrame): void {
		this.send(JSON.stringify(frame))
	}

	/** Sends a serialised frame. A client that reads too slowly is disconnected; it reconnects and catches up. */
	send(text: string | Buffer): void {
		if (!this.isOpen) return
		if (this.#socket.bufferedAmount > BUFFER_BYTES) {
			this.#socket.terminate()
			return
		}
		this.#socket.send(text, { binary: false })
		sentFrames.inc()
	}

	/** Sends a heartbeat and a ping. A client that has not answered the last ping is disconnected. */
	heartbeat(frame: Buffer): void {
		if (!this.alive) {
			this.#socket.terminate()
			return
		}
		this.alive = false
		this.#socket.ping()
		this.send(frame)
	}

	close(reason: keyof typeof LIVE_CLOSE): void {
		this.#socket.close(LIVE_CLOSE[reason], reason)
	}
}
