import { jest } from '@jest/globals'
import type { ClientFrame, ServerFrame } from 'shared-contract'
import { $token } from '../index.ts'

/** A WebSocket whose server is the test. */
export class FakeWebSocket extends EventTarget {
	static readonly CONNECTING = 0
	static readonly OPEN = 1
	static sockets: FakeWebSocket[] = []
	static get last(): FakeWebSocket {
		const socket = FakeWebSocket.sockets.at(-1)
		if (!socket) throw new Error('no socket was opened')
		return socket
	}
	readyState = 0
	sent: ClientFrame[] = []
	onopen: (() => void) | undefined
	onmessage: ((event: { data: string }) => void) | undefined
	onclose: ((event: { code: number }) => void) | undefined
	readonly address: string
	constructor(address: string) {
		super()
		this.address = address
		FakeWebSocket.sockets.push(this)
	}
	send(text: string) {
		this.sent.push(JSON.parse(text))
	}
	close(code = 1000) {
		if (this.readyState === 3) return
		this.readyState = 3
		this.onclose?.({ code })
	}
	open() {
		this.readyState = 1
		this.onopen?.()
	}
	receive(frame: ServerFrame) {
		this.onmessage?.({ data: JSON.stringify(frame) })
	}
	/** Answers like the server: welcomes the page and accepts its subscriptions. */
	welcome(memberId: string | null = null) {
		this.open()
		this.receive({ type: 'welcome', memberId })
		for (const frame of this.sent) if (frame.type === 'watch') this.receive({ type: 'watching', topics: frame.topics })
	}
}

/** The state of a test: active subscriptions, and the next responses of the API. */
export const page: { stops: (() => void)[]; answers: unknown[] } = { stops: [], answers: [] }

/** Replaces WebSocket and fetch; each test of the file starts and ends without a connection. */
export function setUpFakeSockets(): void {
	beforeAll(() => {
		Object.assign(globalThis, {
			WebSocket: FakeWebSocket,
			fetch: async () => ({
				status: 200,
				text: async () => JSON.stringify(page.answers.shift() ?? { items: [], unread: 0, next: null }),
			}),
		})
	})
	beforeEach(() => {
		jest.useFakeTimers()
		window.dispatchEvent(new Event('pagehide'))
		FakeWebSocket.sockets = []
	})
	afterEach(() => {
		for (const stop of page.stops.splice(0)) stop()
		$token.set('')
		jest.useRealTimers()
	})
}

/** Restores the page from the back/forward cache, and with it the connection. */
export const showPageAgain = () => window.dispatchEvent(new Event('pageshow'))
