import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Message } from 'shared-contract'
import { WebSocket } from 'ws'
import { GOOD_PASSWORD } from './member.testing.ts'

/** A member of a running site, and the headers of their requests. */
export interface Account {
	id: string
	headers: Record<string, string>
}

/** A new message. */
export const written = (text: string) => ({ clientId: randomUUID(), text })

/** A page that follows a conversation: it applies events in order, and fetches after gaps and new subscriptions. */
export class ConversationPage {
	readonly #places: string[]
	readonly #connection: Account
	readonly #conversationId: string
	readonly #messages = new Map<number, Message>()
	#last = 0
	#asking: Promise<void> | undefined
	#socket: WebSocket | undefined
	#closed = false
	#tries = 0
	#watches: () => void = () => {}
	readonly watching = new Promise<void>((resolve) => {
		this.#watches = resolve
	})

	constructor(places: string[], connection: Account, conversationId: string) {
		this.#places = places
		this.#connection = connection
		this.#conversationId = conversationId
		this.#open()
	}

	texts(): (string | null)[] {
		return [...this.#messages.entries()].sort(([one], [other]) => one - other).map(([, { text }]) => text)
	}

	async until(holds: () => boolean, patience: number): Promise<void> {
		const late = Date.now() + patience
		while (!holds()) {
			if (Date.now() > late) throw new Error(`it has ${this.#messages.size} messages, the last is ${this.#last}`)
			await wait(20)
		}
	}

	close(): void {
		this.#closed = true
		this.#socket?.close()
	}

	#place(): string {
		return this.#places[this.#tries % this.#places.length] ?? ''
	}

	#open(): void {
		const { headers } = this.#connection
		const socket = new WebSocket(`${this.#place().replace('http', 'ws')}/api/live`, {
			headers: { cookie: headers.cookie ?? '' },
		})
		this.#socket = socket
		socket.on('error', () => {})
		socket.on('open', () =>
			socket.send(JSON.stringify({ type: 'hello', token: headers.authorization?.replace('Bearer ', '') })),
		)
		socket.on('message', (data) => {
			const frame = JSON.parse(String(data))
			if (frame.type === 'welcome') {
				socket.send(JSON.stringify({ type: 'watch', topics: [`conversation:${this.#conversationId}`] }))
			}
			if (frame.type === 'watching') {
				this.#watches()
				this.#ask()
			}
			if (frame.type === 'event' && frame.event.type === 'messageSent') this.#take(frame.event.message)
		})
		socket.on('close', () => {
			this.#tries += 1
			if (!this.#closed) setTimeout(() => this.#open(), 100)
		})
	}

	#take(message: Message): void {
		if (message.number > this.#last + 1) this.#ask()
		else this.#keep(message)
	}

	#keep(message: Message): void {
		this.#messages.set(message.number, message)
		this.#last = Math.max(this.#last, message.number)
	}

	#ask(): void {
		this.#asking = (this.#asking ?? Promise.resolve())
			.then(async () => {
				for (const message of await history(this.#place(), this.#conversationId, this.#connection, this.#last))
					this.#keep(message)
			})
			.catch(() => {})
	}
}

/** The messages of a conversation after a number. */
export async function history(address: string, conversationId: string, by: Account, after: number): Promise<Message[]> {
	const all: Message[] = []
	for (;;) {
		const last = all.at(-1)?.number ?? after
		const answer = await fetch(`${address}/api/conversations/${conversationId}/messages?after=${last}`, {
			headers: by.headers,
		})
		const { items, more } = await answer.json()
		all.push(...items)
		if (!more) return all
	}
}

/** Sends a message again, at one address after the other, until it is stored, as a page does. */
export async function sayUntilHeard(
	places: string[],
	conversationId: string,
	by: Account,
	text: string,
): Promise<void> {
	const message = written(text)
	for (let attempt = 0; ; attempt++) {
		const place = places[attempt % places.length] ?? ''
		const answer = await post(place, `conversations/${conversationId}/messages`, by, message, message.clientId).catch(
			() => undefined,
		)
		if (answer?.status === 200) return
		if (attempt > 50) throw new Error(`"${text}" was not heard: ${JSON.stringify(answer?.body)}`)
		await wait(50)
	}
}

/** Posts to the API. */
export async function post(
	address: string,
	path: string,
	by: Account | undefined,
	payload: object,
	key: string = randomUUID(),
) {
	const answer = await fetch(`${address}/api/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': key, ...by?.headers },
		body: JSON.stringify(payload),
	})
	return { status: answer.status, body: await answer.json(), cookie: answer.headers.get('set-cookie') ?? '' }
}

let networks = 0
/** Registers a member, whose requests come from a network of their own where the site trusts its proxy. */
export async function register(address: string, username: string): Promise<Account> {
	const payload = { username, email: `${username}@exemplo.com.br`, password: GOOD_PASSWORD }
	const { body, cookie } = await post(address, 'auth/register', undefined, payload)
	const network = `198.51.100.${++networks}`
	const headers = {
		authorization: `Bearer ${body.token}`,
		cookie: cookie.split(';')[0] ?? '',
		'x-forwarded-for': network,
	}
	return { id: body.user.id, headers }
}
