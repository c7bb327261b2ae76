import '../database/onPostgresToo.testing.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Message } from 'shared-contract'
import { WebSocket } from 'ws'
import { type ServerProcess, startServer } from '../../testing/process.testing.ts'
import { createTestDatabase } from '../database/database.testing.ts'

const natsUrl = process.env.TEST_NATS_URL
const databaseUrl = process.env.TEST_DATABASE_URL
const EACH = 40

interface Account {
	id: string
	headers: Record<string, string>
}

if (natsUrl === undefined || databaseUrl === undefined) {
	test('TEST_NATS_URL or TEST_DATABASE_URL is not set: the test of two processes on one Postgres is left out', () => {})
} else {
	describe('two processes on one Postgres and one NATS server', () => {
		let folder = ''
		let drop = async () => {}
		const servers: ServerProcess[] = []

		beforeAll(async () => {
			folder = await mkdtemp(join(tmpdir(), 'niouka-two-'))
			const made = await createTestDatabase(databaseUrl)
			drop = made.drop
			const subject = `test-${randomBytes(6).toString('hex')}`
			for (const name of ['one', 'two']) {
				const shared = { DATABASE_URL: made.url, NATS_URL: natsUrl, NATS_SUBJECT: subject }
				servers.push(await startServer({ ...shared, DATA_DIR: join(folder, name) }))
			}
		}, 120_000)
		afterAll(async () => {
			await Promise.all(servers.map((server) => server.stop()))
			await drop()
			await rm(folder, { recursive: true, force: true })
		})

		test('a conversation continues when one process is killed: no message is lost or stored twice', async () => {
			const [one, two] = servers
			if (!one || !two) throw new Error('there are two')
			const [bia, caio] = [await register(one.address, 'Bia'), await register(two.address, 'Caio')]
			const group = (await post(one.address, 'groups', bia, { name: 'Varanda', description: '', isPublic: true })).body
			await post(two.address, 'groups/join', caio, { link: group.id })
			const conversationId = String(group.channels[0].id)
			const [biaPage, caioPage] = [
				new Page([one.address, two.address], bia, conversationId),
				new Page([two.address], caio, conversationId),
			]
			await Promise.all([biaPage.watching, caioPage.watching])

			await post(one.address, `conversations/${conversationId}/messages`, bia, written('primeira'))
			await caioPage.until(() => caioPage.texts().includes('primeira'), 40_000)

			const places = [one.address, two.address]
			const said = async (by: Account, name: string, from: string[], at: (index: number) => void) => {
				for (let index = 0; index < EACH; index++) {
					at(index)
					await sayUntilHeard(from, conversationId, by, `${name} ${index}`)
				}
			}
			await Promise.all([
				said(bia, 'bia', places, (index) => {
					if (index === EACH / 2) void one.kill()
				}),
				said(caio, 'caio', [two.address], () => {}),
			])

			const everything = 1 + 2 * EACH
			await biaPage.until(() => biaPage.texts().length === everything, 40_000)
			await caioPage.until(() => caioPage.texts().length === everything, 40_000)
			const stored = await history(two.address, conversationId, bia, 0)
			expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: everything }, (_, index) => index + 1))
			expect(new Set(stored.map(({ text }) => text)).size).toBe(everything)
			expect(biaPage.texts()).toEqual(stored.map(({ text }) => text))
			expect(caioPage.texts()).toEqual(stored.map(({ text }) => text))
			biaPage.close()
			caioPage.close()
		}, 120_000)
	})
}

const written = (text: string) => ({ clientId: randomUUID(), text })

/** A page that follows a conversation: it applies events in order, and fetches after gaps and new subscriptions. */
class Page {
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
			await pause(20)
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

async function history(address: string, conversationId: string, by: Account, after: number): Promise<Message[]> {
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

// Retries the same message at the other process until it is stored, as a page does.
async function sayUntilHeard(places: string[], conversationId: string, by: Account, text: string): Promise<void> {
	const message = written(text)
	for (let attempt = 0; ; attempt++) {
		const place = places[attempt % places.length] ?? ''
		const answer = await post(place, `conversations/${conversationId}/messages`, by, message, message.clientId).catch(
			() => undefined,
		)
		if (answer?.status === 200) return
		if (attempt > 50) throw new Error(`"${text}" was not heard: ${JSON.stringify(answer?.body)}`)
		await pause(50)
	}
}

async function post(
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

async function register(address: string, username: string): Promise<Account> {
	const payload = { username, email: `${username}@exemplo.com.br`, password: 'violeta-quieta-83' }
	const { body, cookie } = await post(address, 'auth/register', undefined, payload)
	return { id: body.user.id, headers: { authorization: `Bearer ${body.token}`, cookie: cookie.split(';')[0] ?? '' } }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
