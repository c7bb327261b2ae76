import { atom, type ReadableAtom } from 'nanostores'
import { type ClientFrame, conforms, LIVE_CLOSE, LIVE_PATH, ServerFrame } from 'shared-contract'
import { backoff } from 'shared-contract/community/backoff'
import { $token } from '../token.ts'

/**
 * How this page stands with the server: `connecting` while it tries for the first time, `reconnecting` after it lost the
 * connection or got none, `offline` while there is no network.
 */
export type Connection = 'connected' | 'connecting' | 'reconnecting' | 'offline'

const HELLO_TIMEOUT_MS = 10_000
const SILENCE_MS = 75_000
const ANSWER_MS = 6000
/** A connection that held this long counts as a good one: the next waits are short again. */
const STEADY_MS = 10_000

const $state = atom<Connection>('connecting')

export const $connection: ReadableAtom<Connection> = $state

interface Ends {
	/** Told once the server has said who we are to it; `null` is a visitor. */
	onWelcome: (memberId: string | null) => void
	onFrame: (frame: ServerFrame) => void
}

/** The page's one socket. It stays open by itself until it is let go, and says when it is there. */
export class PageSocket {
	readonly #ends: Ends
	#socket: WebSocket | undefined
	#wanted = false
	#failures = 0
	#again: ReturnType<typeof setTimeout> | undefined
	#silence: ReturnType<typeof setTimeout> | undefined
	#welcomedAt: number | undefined

	constructor(ends: Ends) {
		this.#ends = ends
		addEventListener('online', () => this.#retryNow())
		addEventListener('offline', () => this.#lost())
		// A page that is kept to be gone back to must not hold a socket; one that comes back opens it anew.
		addEventListener('pagehide', () => this.#drop())
		addEventListener('pageshow', () => this.#retryNow())
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'visible') this.#probe()
		})
		$token.listen(() => this.#asSomebodyElse())
	}

	/** Opens it, where it is not. */
	open(): void {
		this.#wanted = true
		if (!this.#socket && this.#again === undefined) this.#connect()
	}

	/** Sends a frame; without a connection nothing is sent. */
	send(frame: ClientFrame): boolean {
		if (this.#welcomedAt === undefined || this.#socket?.readyState !== WebSocket.OPEN) return false
		this.#socket.send(JSON.stringify(frame))
		return true
	}

	#connect(): void {
		clearTimeout(this.#again)
		this.#again = undefined
		if (!this.#wanted || this.#socket) return
		if (navigator.onLine === false) {
			$state.set('offline')
			return
		}
		$state.set(this.#failures > 0 ? 'reconnecting' : 'connecting')
		const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${LIVE_PATH}`)
		this.#socket = socket
		this.#expectWithin(HELLO_TIMEOUT_MS)
		socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: $token.get() } satisfies ClientFrame))
		socket.onmessage = ({ data }) => {
			if (socket === this.#socket) this.#receive(data)
		}
		socket.onclose = ({ code }) => {
			if (socket === this.#socket) this.#closed(code)
		}
	}

	#receive(data: unknown): void {
		const frame = read(data)
		if (!frame) return
		this.#expectWithin(SILENCE_MS)
		if (frame.type === 'welcome') {
			this.#welcomedAt = Date.now()
			$state.set('connected')
			this.#ends.onWelcome(frame.memberId)
		} else this.#ends.onFrame(frame)
	}

	#closed(code: number): void {
		const held = this.#welcomedAt === undefined ? 0 : Date.now() - this.#welcomedAt
		this.#forget()
		if (held > STEADY_MS) this.#failures = 0
		if (code === LIVE_CLOSE.tooMany || code === LIVE_CLOSE.misbehaved) this.#failures += 4
		$state.set(navigator.onLine === false ? 'offline' : 'reconnecting')
		if (this.#wanted) this.#again = setTimeout(() => this.#connect(), backoff(this.#failures, Math.random()))
		this.#failures += 1
	}

	#forget(): void {
		clearTimeout(this.#silence)
		clearTimeout(this.#again)
		this.#again = undefined
		this.#socket = undefined
		this.#welcomedAt = undefined
	}

	#drop(): void {
		const socket = this.#socket
		this.#forget()
		if (socket) letGo(socket)
		$state.set('connecting')
	}

	#lost(): void {
		this.#drop()
		$state.set('offline')
	}

	#retryNow(): void {
		this.#failures = 0
		if (this.#welcomedAt === undefined) this.#connect()
		else this.#probe()
	}

	// The cookie was read when the socket was opened: another session needs another socket.
	#asSomebodyElse(): void {
		if (!this.#wanted) return
		this.#drop()
		this.#failures = 0
		this.#connect()
	}

	// A page that was asleep asks whether anybody is still there.
	#probe(): void {
		if (this.send({ type: 'beat' })) this.#expectWithin(ANSWER_MS)
		else if (this.#again !== undefined) this.#retryNow()
	}

	#expectWithin(milliseconds: number): void {
		clearTimeout(this.#silence)
		this.#silence = setTimeout(() => {
			const socket = this.#socket
			this.#closed(LIVE_CLOSE.slow)
			socket?.close()
		}, milliseconds)
	}
}

// Browsers complain on the console of one that is closed before it is open.
function letGo(socket: WebSocket): void {
	if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
	else socket.close()
}

function read(data: unknown): ServerFrame | undefined {
	try {
		const frame: unknown = JSON.parse(String(data))
		return conforms(ServerFrame, frame) ? frame : undefined
	} catch {
		return undefined
	}
}
