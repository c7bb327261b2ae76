import type { ClientFrame, ServerFrame } from '../community/live.ts'

/** A WebSocket whose server is the test. */
export class FakeSocket {
	static readonly CONNECTING = 0
	static readonly OPEN = 1
	static sockets: FakeSocket[] = []
	/** Whom new sockets welcome by themselves, as the site does; undefined: the test opens them. */
	static welcomes: string | undefined
	static get last(): FakeSocket {
		const socket = FakeSocket.sockets.at(-1)
		if (!socket) throw new Error('no socket was opened')
		return socket
	}
	readyState = FakeSocket.CONNECTING
	readonly sent: ClientFrame[] = []
	readonly address: string
	onopen: (() => void) | undefined
	onmessage: ((event: { data: string }) => void) | undefined
	onclose: ((event: { code: number }) => void) | undefined
	readonly #welcomes = FakeSocket.welcomes

	constructor(address: string) {
		this.address = address
		FakeSocket.sockets.push(this)
		if (this.#welcomes !== undefined) queueMicrotask(() => this.open())
	}

	send(text: string) {
		const frame: ClientFrame = JSON.parse(text)
		this.sent.push(frame)
		if (this.#welcomes === undefined) return
		if (frame.type === 'hello') this.receive({ type: 'welcome', memberId: this.#welcomes })
		if (frame.type === 'watch') this.receive({ type: 'watching', topics: frame.topics })
	}

	close(code = 1000) {
		if (this.readyState === 3) return
		this.readyState = 3
		this.onclose?.({ code })
	}

	open() {
		this.readyState = FakeSocket.OPEN
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

Object.assign(globalThis, { WebSocket: FakeSocket })
