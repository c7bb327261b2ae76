import { atom, type ReadableAtom } from 'nanostores'
import { type ClientFrame, conforms, LIVE_CLOSE, LIVE_PATH, ServerFrame } from 'shared-contract'
import { backoff } from 'shared-contract/community/backoff'
import { $token } from '../index.ts'

/**
 * The state of the live connection: `connecting` on the first attempt, `reconnecting` after a failed or lost connection,
 * `offline` without a network.
 */
export type Connection = 'connected' | 'connecting' | 'reconnecting' | 'offline'

const HELLO_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 75_000
const PROBE_TIMEOUT_MS = 6000
/** A connection of this duration resets the backoff. */
const STABLE_MS = 10_000

const $state = atom<Connection>('connecting')

export const $connection: ReadableAtom<Connection> = $state

interface SocketHandlers {
	/** Called when the server has identified the session; `null` is a visitor. */
	onWelcome: (memberId: string | null) => void
	onFrame: (frame: ServerFrame) => void
}

/** The page's only socket. It reconnects by itself. */
export class PageSocket {
	readonly #handlers: SocketHandlers
	#socket: WebSocket | undefined
	#wanted = false
	#failures = 0
	#retryTimer: ReturnType<typeof setTimeout> | undefined
	#silenceTimer: ReturnType<typeof setTimeout> | undefined
	#welcomedAt: number | undefined

	constructor(handlers: SocketHandlers) {
		this.#handlers = handlers
		addEventListener('online', () => this.#retryNow())
		addEventListener('offline', () => this.#onOffline())
		// A page in the back/forward cache must not hold a socket; it reconnects when it is restored.
		addEventListener('pagehide', () => this.#drop())
		addEventListener('pageshow', () => this.#retryNow())
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'visible') this.#probe()
		})
		$token.listen(() => this.#onSessionChange())
	}

	/** Opens the socket unless it is open. */
	open(): void {
		this.#wanted = true
		if (!this.#socket && this.#retryTimer === undefined) this.#connect()
	}

	/** Sends a frame if connected. */
	send(frame: ClientFrame): boolean {
		if (this.#welcomedAt === undefined || this.#socket?.readyState !== WebSocket.OPEN) return false
		this.#socket.send(JSON.stringify(frame))
		return true
	}

	#connect(): void {
		clearTimeout(this.#retryTimer)
		this.#retryTimer = undefined
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
		const frame = parseFrame(data)
		if (!frame) return
		this.#expectWithin(SILENCE_TIMEOUT_MS)
		if (frame.type === 'welcome') {
			this.#welcomedAt = Date.now()
			$state.set('connected')
			this.#handlers.onWelcome(frame.memberId)
		} else this.#handlers.onFrame(frame)
	}

	#closed(code: number): void {
		const connectedMs = this.#welcomedAt === undefined ? 0 : Date.now() - this.#welcomedAt
		this.#reset()
		if (connectedMs > STABLE_MS) this.#failures = 0
		if (code === LIVE_CLOSE.tooMany || code === LIVE_CLOSE.misbehaved) this.#failures += 4
		$state.set(navigator.onLine === false ? 'offline' : 'reconnecting')
		if (this.#wanted) this.#retryTimer = setTimeout(() => this.#connect(), backoff(this.#failures, Math.random()))
		this.#failures += 1
	}

	#reset(): void {
		clearTimeout(this.#silenceTimer)
		clearTimeout(this.#retryTimer)
		this.#retryTimer = undefined
		this.#socket = undefined
		this.#welcomedAt = undefined
	}

	#drop(): void {
		const socket = this.#socket
		this.#reset()
		if (socket) closeQuietly(socket)
		$state.set('connecting')
	}

	#onOffline(): void {
		this.#drop()
		$state.set('offline')
	}

	#retryNow(): void {
		this.#failures = 0
		if (this.#welcomedAt === undefined) this.#connect()
		else this.#probe()
	}

	// The server read the cookie when the socket was opened: a new session needs a new socket.
	#onSessionChange(): void {
		if (!this.#wanted) return
		this.#drop()
		this.#failures = 0
		this.#connect()
	}

	// A page that wakes up checks whether the connection is still alive.
	#probe(): void {
		if (this.send({ type: 'beat' })) this.#expectWithin(PROBE_TIMEOUT_MS)
		else if (this.#retryTimer !== undefined) this.#retryNow()
	}

	#expectWithin(milliseconds: number): void {
		clearTimeout(this.#silenceTimer)
		this.#silenceTimer = setTimeout(() => {
			const socket = this.#socket
			this.#closed(LIVE_CLOSE.slow)
			socket?.close()
		}, milliseconds)
	}
}

// Browsers log an error if a socket is closed before it is open.
function closeQuietly(socket: WebSocket): void {
	if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
	else socket.close()
}

function parseFrame(data: unknown): ServerFrame | undefined {
	try {
		const frame: unknown = JSON.parse(String(data))
		return conforms(ServerFrame, frame) ? frame : undefined
	} catch {
		return undefined
	}
}
