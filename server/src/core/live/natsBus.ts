import { setTimeout as wait } from 'node:timers/promises'
import type { NatsConnection } from '@nats-io/transport-node'
import { Compile } from 'typebox/compile'
import { type Bus, type BusListener, BusMessage } from './bus.ts'

const RECONNECT_MS = 500
const RECONNECT_JITTER_MS = 500
const PING_MS = 10_000
const FLUSH_MS = 1000

const busMessage = Compile(BusMessage)

interface Place {
	url: string
	subject: string
	/** Told when the server is lost and when it is there again. */
	report: (error: unknown, message: string) => void
}

/**
 * The bus of a site that is several processes, over a NATS server. While that is away nothing is kept for it: once it is
 * back, every process has its pages ask anew, so what was lost meanwhile is read from the database.
 */
export class NatsBus implements Bus {
	readonly #subject: string
	readonly #report: Place['report']
	readonly #listeners = new Set<BusListener>()
	#connection: NatsConnection | undefined
	#connected = false
	#closed = false
	readonly #opening: Promise<void>

	constructor({ url, subject, report }: Place) {
		this.#subject = `${subject}.live`
		this.#report = report
		this.#opening = this.#open(new URL(url))
	}

	send(message: BusMessage): void {
		if (!this.#connected) return
		try {
			this.#connection?.publish(this.#subject, JSON.stringify(message))
		} catch (error) {
			this.#report(error, 'NATS took no message')
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
		// What was sent last is still on its way; a server that is away is not waited for.
		await Promise.race([this.#connection?.flush().catch(() => {}), wait(FLUSH_MS, undefined, { ref: false })])
		await this.#connection?.close()
	}

	// The client's own waiting for its first connection cannot be ended, so each attempt is ours.
	async #open(url: URL): Promise<void> {
		let told = false
		while (!this.#closed) {
			try {
				return await this.#start(url)
			} catch (error) {
				if (!told) this.#report(error, 'NATS cannot be reached')
				told = true
				await wait(RECONNECT_MS, undefined, { ref: false })
			}
		}
	}

	async #start(url: URL): Promise<void> {
		// Only a site of several processes has a use for it.
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
		connection.subscribe(this.#subject, { callback: (error, message) => this.#take(error, message.string()) })
		this.#connected = true
		this.#publishMissed()
		void this.#follow(connection)
	}

	async #follow(connection: NatsConnection): Promise<void> {
		for await (const { type } of connection.status()) {
			if (type === 'disconnect' && this.#connected) {
				this.#connected = false
				this.#report(new Error('disconnected'), 'NATS is away')
			}
			if (type === 'reconnect' && !this.#closed) {
				this.#connected = true
				this.#publishMissed()
			}
		}
	}

	#take(error: Error | null, text: string): void {
		const message = parse(text)
		if (error) this.#report(error, 'NATS gave no message')
		else if (busMessage.Check(message)) for (const listener of this.#listeners) listener(message)
		else this.#report(new Error(text.slice(0, 200)), 'a message of another process is none')
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
