import { setTimeout as wait } from 'node:timers/promises'
import type { NatsConnection } from '@nats-io/transport-node'
import { Compile } from 'typebox/compile'
import { type Bus, type BusListener, BusMessage } from './bus.ts'

const RECONNECT_MS = 500
const RECONNECT_JITTER_MS = 500
const PING_MS = 10_000
const FLUSH_MS = 1000

const busMessage = Compile(BusMessage)

interface NatsOptions {
	url: string
	subject: string
	/** Called with failures of the connection. */
	report: (error: unknown, message: string) => void
}

/**
 * The bus of a site with several processes, over a NATS server. Messages are not queued while the server is unreachable.
 * After a reconnect every process makes its pages reload their data, so that lost messages do not matter.
 */
export class NatsBus implements Bus {
	readonly #subject: string
	readonly #report: NatsOptions['report']
	readonly #listeners = new Set<BusListener>()
	#connection: NatsConnection | undefined
	#connected = false
	#closed = false
	readonly #opening: Promise<void>

	constructor({ url, subject, report }: NatsOptions) {
		this.#subject = `${subject}.live`
		this.#report = report
		this.#opening = this.#open(new URL(url))
	}

	send(message: BusMessage): void {
		if (!this.#connected) return
		try {
			this.#connection?.publish(this.#subject, JSON.stringify(message))
		} catch (error) {
			this.#report(error, 'NATS did not accept a message')
		}
	}

	listen(listener: BusListener): void {
		this.#listeners.add(listener)
	}

	connected(): Promise<void> {
		return this.#opening
	}

	async close(): Promise<void> {
		this.#closed = true
		this.#connected = false
		// Flushes the last messages, with a limit when the server is unreachable.
		await Promise.race([this.#connection?.flush().catch(() => {}), wait(FLUSH_MS, undefined, { ref: false })])
		await this.#connection?.close()
	}

	// The client's own retries of the first connection cannot be cancelled, so we retry ourselves.
	async #open(url: URL): Promise<void> {
		let reported = false
		while (!this.#closed) {
			try {
				return await this.#start(url)
			} catch (error) {
				if (!reported) this.#report(error, 'NATS cannot be reached')
				reported = true
				await wait(RECONNECT_MS, undefined, { ref: false })
			}
		}
	}

	async #start(url: URL): Promise<void> {
		// Loaded only when it is needed.
		const { connect } = await import('@nats-io/transport-node')
		const connection = await connect({
			servers: url.host,
			...(url.username === ''
				? {}
				: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }),
			...(url.protocol === 'tls:' ? { tls: {} } : {}),
			name: this.#subject,
			noEcho: true,
			maxReconnectAttempts: -1,
			reconnectTimeWait: RECONNECT_MS,
			reconnectJitter: RECONNECT_JITTER_MS,
			pingInterval: PING_MS,
		})
		this.#connection = connection
		if (this.#closed) return connection.close()
		connection.subscribe(this.#subject, { callback: (error, message) => this.#receive(error, message.string()) })
		this.#connected = true
		this.#publishMissed()
		void this.#follow(connection)
	}

	async #follow(connection: NatsConnection): Promise<void> {
		for await (const { type } of connection.status()) {
			if (type === 'disconnect' && this.#connected) {
				this.#connected = false
				this.#report(new Error('disconnected'), 'the connection to NATS was lost')
			}
			if (type === 'reconnect' && !this.#closed) {
				this.#connected = true
				this.#publishMissed()
			}
		}
	}

	#receive(error: Error | null, text: string): void {
		const message = parse(text)
		if (error) this.#report(error, 'NATS reported an error')
		else if (busMessage.Check(message)) for (const listener of this.#listeners) listener(message)
		else this.#report(new Error(text.slice(0, 200)), 'a message of another process is invalid')
	}

	#publishMissed(): void {
		this.send({ kind: 'missed' })
		for (const listener of this.#listeners) listener({ kind: 'missed' })
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
