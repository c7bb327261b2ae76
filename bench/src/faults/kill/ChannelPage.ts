import { type Account, history } from 'server/src/testing/conversationPage.testing.ts'
import type { Message } from 'shared-contract'
import { WebSocket } from 'ws'

interface PageOptions {
	/** Whether it fetches what it missed, as the page of a browser does. */
	catchesUp: boolean
}

/**
 * The socket of a page that shows a channel. As the browser's client does, it takes the next number from an event, and
 * fetches after a gap and at each `watching`, which the server also sends after lost messages.
 */
export class ChannelPage {
	/** The messages by number. */
	readonly messages = new Map<number, string | null>()
	/** How often the server asked it to fetch again. */
	resyncs = -1
	/** How often the socket has closed. */
	closed = 0
	readonly #socket: WebSocket
	readonly #address: string
	readonly #account: Account
	readonly #conversationId: string
	readonly #options: PageOptions
	#fetching: Promise<void> = Promise.resolve()

	private constructor(address: string, account: Account, conversationId: string, options: PageOptions) {
		this.#address = address
		this.#account = account
		this.#conversationId = conversationId
		this.#options = options
		const { headers } = account
		this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
			headers: { cookie: headers.cookie ?? '' },
		})
	}

	/** Opens the socket, and resolves when it watches the channel. */
	static async open(address: string, account: Account, conversationId: string, options: PageOptions) {
		const page = new ChannelPage(address, account, conversationId, options)
		await new Promise<void>((resolve, reject) => page.#begin(resolve, reject))
		return page
	}

	close(): void {
		this.#socket.removeAllListeners('close').close()
	}

	#begin(onWatching: () => void, onFailed: (error: Error) => void): void {
		const socket = this.#socket
		const token = this.#account.headers.authorization?.replace('Bearer ', '')
		socket.on('error', onFailed)
		socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })))
		socket.on('close', () => {
			this.closed += 1
			onFailed(new Error('the socket closed'))
		})
		socket.on('message', (data) => {
			const frame = JSON.parse(String(data))
			if (frame.type === 'welcome') {
				socket.send(JSON.stringify({ type: 'watch', topics: [`conversation:${this.#conversationId}`] }))
			} else if (frame.type === 'watching') {
				this.resyncs += 1
				this.#catchUp()
				onWatching()
			} else if (frame.type === 'event' && frame.event.type === 'messageSent') this.#take(frame.event.message)
		})
	}

	#take(message: Message): void {
		const last = this.#last()
		if (message.number <= last) return
		if (this.#options.catchesUp && message.number > last + 1) this.#catchUp()
		else this.messages.set(message.number, message.text)
	}

	#catchUp(): void {
		if (!this.#options.catchesUp) return
		this.#fetching = this.#fetching
			.then(async () => {
				const missed = await history(this.#address, this.#conversationId, this.#account, this.#last())
				for (const { number, text } of missed) this.messages.set(number, text)
			})
			// The next event or `watching` fetches again.
			.catch(() => {})
	}

	#last(): number {
		return Math.max(0, ...this.messages.keys())
	}
}
