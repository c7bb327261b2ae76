import { backoff } from 'shared-contract/community/backoff'
import { WebSocket } from 'ws'

const BATCH_SIZE = 200

interface SiteAddress {
	/** The ports of the site's processes, which the clients share equally. */
	ports: readonly number[]
	keys: readonly { token: string; cookie: string }[]
	conversationId: string
}

/** WebSocket clients in this process. Each signs in, subscribes to the conversation and reconnects after a disconnect. */
export class SocketClients {
	readonly #site: SiteAddress
	readonly #delayMs: (failures: number) => number
	readonly #sockets: WebSocket[] = []
	/** The connections that were begun. */
	tries = 0
	#closing = false
	/** The number of subscribed clients. */
	subscribed = 0
	/** The arrival time of each message, in nanoseconds of the monotonic clock. */
	arrivals: bigint[] = []

	/** @param delayMs the time before a new try, by the failures before it; that of pages unless another is given */
	constructor(site: SiteAddress, delayMs = (failures: number) => backoff(failures, Math.random())) {
		this.#site = site
		this.#delayMs = delayMs
	}

	/** Connects clients until there are `count`. */
	async connect(count: number): Promise<void> {
		while (this.#sockets.length < count) {
			const opened = Math.min(BATCH_SIZE, count - this.#sockets.length)
			for (let client = 0; client < opened; client++) this.#open(this.#sockets.length, 0)
			await this.waitFor(() => this.subscribed >= this.#sockets.length)
		}
	}

	/** Polls a condition until it holds. */
	async waitFor(holds: () => boolean): Promise<void> {
		const end = Date.now() + 180_000
		while (!holds()) {
			if (Date.now() > end)
				throw new Error(`timeout: ${this.subscribed} of ${this.#sockets.length} clients are subscribed`)
			await new Promise((resolve) => setTimeout(resolve, 5))
		}
	}

	async close(): Promise<void> {
		this.#closing = true
		for (const socket of this.#sockets) socket.close()
		await this.waitFor(() => this.subscribed === 0)
	}

	#open(client: number, failures: number): void {
		const { ports, keys, conversationId } = this.#site
		this.tries += 1
		const key = keys[client % keys.length]
		const headers = { cookie: `niouka_session=${key?.cookie}` }
		const socket = new WebSocket(`ws://127.0.0.1:${ports[client % ports.length]}/api/live`, {
			headers,
			perMessageDeflate: false,
		})
		this.#sockets[client] = socket
		let isSubscribed = false
		socket.on('error', () => {})
		socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token: key?.token })))
		socket.on('message', (data) => {
			const at = process.hrtime.bigint()
			const text = String(data)
			if (text.startsWith('{"type":"welcome"')) {
				socket.send(JSON.stringify({ type: 'watch', topics: [`conversation:${conversationId}`] }))
			} else if (text.startsWith('{"type":"watching"')) {
				isSubscribed = true
				this.subscribed += 1
			} else if (text.includes('"messageSent"')) this.arrivals.push(at)
		})
		socket.on('close', () => {
			if (isSubscribed) this.subscribed -= 1
			if (this.#closing) return
			setTimeout(() => this.#open(client, isSubscribed ? 1 : failures + 1), this.#delayMs(isSubscribed ? 0 : failures))
		})
	}
}
