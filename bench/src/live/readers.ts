import { backoff } from 'shared-contract/community/backoff'
import { WebSocket } from 'ws'

const AT_ONCE = 200

interface Place {
	port: number
	keys: readonly { token: string; cookie: string }[]
	conversationId: string
}

/** Many connected pages in this process: each says hello, watches the conversation and comes back when it is cut off. */
export class Readers {
	readonly #place: Place
	readonly #sockets: WebSocket[] = []
	#closing = false
	/** How many watch now. */
	watching = 0
	/** When each message came, in nanoseconds of the machine's clock. */
	arrivals: bigint[] = []

	constructor(place: Place) {
		this.#place = place
	}

	/** Adds pages until there are so many. */
	async grow(count: number): Promise<void> {
		while (this.#sockets.length < count) {
			const opened = Math.min(AT_ONCE, count - this.#sockets.length)
			for (let page = 0; page < opened; page++) this.#open(this.#sockets.length, 0)
			await this.until(() => this.watching >= this.#sockets.length)
		}
	}

	/** Waits for something, looking every few milliseconds. */
	async until(holds: () => boolean): Promise<void> {
		const end = Date.now() + 180_000
		while (!holds()) {
			if (Date.now() > end) throw new Error(`waited too long: ${this.watching} of ${this.#sockets.length} watch`)
			await new Promise((resolve) => setTimeout(resolve, 5))
		}
	}

	async close(): Promise<void> {
		this.#closing = true
		for (const socket of this.#sockets) socket.close()
		await this.until(() => this.watching === 0)
	}

	#open(page: number, failures: number): void {
		const { port, keys, conversationId } = this.#place
		const key = keys[page % keys.length]
		const headers = { cookie: `niouka_session=${key?.cookie}` }
		const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers, perMessageDeflate: false })
		this.#sockets[page] = socket
		let watches = false
		socket.on('error', () => {})
		socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token: key?.token })))
		socket.on('message', (data) => {
			const at = process.hrtime.bigint()
			const text = String(data)
			if (text.startsWith('{"type":"welcome"')) {
				socket.send(JSON.stringify({ type: 'watch', topics: [`conversation:${conversationId}`] }))
			} else if (text.startsWith('{"type":"watching"')) {
				watches = true
				this.watching += 1
			} else if (text.includes('"messageSent"')) this.arrivals.push(at)
		})
		socket.on('close', () => {
			if (watches) this.watching -= 1
			if (this.#closing) return
			setTimeout(() => this.#open(page, watches ? 1 : failures + 1), backoff(watches ? 0 : failures, Math.random()))
		})
	}
}
