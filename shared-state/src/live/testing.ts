import { jest } from '@jest/globals'
import type { ClientFrame, ServerFrame } from 'shared-contract'
import { $token } from '../index.ts'

/** The server's end of the page's sockets. */
export class Line extends EventTarget {
	static readonly CONNECTING = 0
	static readonly OPEN = 1
	static lines: Line[] = []
	static get last(): Line {
		const line = Line.lines.at(-1)
		if (!line) throw new Error('no socket was opened')
		return line
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
		Line.lines.push(this)
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
	tell(frame: ServerFrame) {
		this.onmessage?.({ data: JSON.stringify(frame) })
	}
	/** Goes as the server's does: welcomes, and lets everything be watched. */
	welcome(memberId: string | null = null) {
		this.open()
		this.tell({ type: 'welcome', memberId })
		for (const frame of this.sent) if (frame.type === 'watch') this.tell({ type: 'watching', topics: frame.topics })
	}
}

/** What the tests of a file leave: what is still watched, and what the API answers next. */
export const page: { stops: (() => void)[]; answers: unknown[] } = { stops: [], answers: [] }

/** Declares that each test of a file begins with no connection and ends with none. */
export function withLines(): void {
	beforeAll(() => {
		Object.assign(globalThis, {
			WebSocket: Line,
			fetch: async () => ({
				status: 200,
				text: async () => JSON.stringify(page.answers.shift() ?? { items: [], unread: 0, next: null }),
			}),
		})
	})
	beforeEach(() => {
		jest.useFakeTimers()
		window.dispatchEvent(new Event('pagehide'))
		Line.lines = []
	})
	afterEach(() => {
		for (const stop of page.stops.splice(0)) stop()
		$token.set('')
		jest.useRealTimers()
	})
}

/** The page is shown again, and with it the connection. */
export const comeBack = () => window.dispatchEvent(new Event('pageshow'))
