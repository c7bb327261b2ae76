import { randomUUID } from 'node:crypto'
import { type Account, history, post, register, written } from 'server/src/testing/conversationPage.testing.ts'
import { ChannelPage } from '../kill/ChannelPage.ts'
import { openChannel } from '../kill/channel.ts'

const LIVE_LIMIT_MS = 10_000
const WRONG_LOGINS = 10

/** Members of a site whose clock jumps. They note what works no more. */
export class Visitor {
	readonly broken = new Set<string>()
	readonly sent: string[] = []
	readonly #address: string
	readonly #accounts: Account[]
	readonly #conversationId: string
	readonly #page: ChannelPage
	/** Writes that are sent again after each jump. */
	readonly #comments: { key: string; text: string; id: string }[] = []

	private constructor(address: string, accounts: Account[], conversationId: string, page: ChannelPage) {
		this.#address = address
		this.#accounts = accounts
		this.#conversationId = conversationId
		this.#page = page
	}

	static async arrive(address: string): Promise<Visitor> {
		const { conversationId, writer, reader } = await openChannel(address)
		const page = await ChannelPage.open(address, reader, conversationId, { catchesUp: true })
		return new Visitor(address, [writer, reader], conversationId, page)
	}

	/** Does everything once, as the clock is now. */
	async visit(at: string): Promise<void> {
		for (const { headers } of this.#accounts) {
			const { status } = await fetch(`${this.#address}/api/account`, { headers })
			if (status !== 200) this.broken.add(`${at}, a session was answered with ${status}`)
		}
		await this.#say(at)
		for (const { key, text, id } of this.#comments) {
			const again = await this.#comment(text, key)
			if (again !== undefined && again !== id) this.broken.add(`${at}, a write was done again with its key`)
		}
		const [key, text] = [randomUUID(), `${at} ${randomUUID()}`]
		const id = await this.#comment(text, key)
		if (id !== undefined) this.#comments.push({ key, text, id })
		this.#accounts.push(await register(this.#address, `Bancada-${randomUUID().slice(0, 8)}`))
	}

	/** Fails to sign in until the account is locked, from many networks. @returns a try with the right password */
	async lockOut(): Promise<() => Promise<number>> {
		const username = `Bancada-${randomUUID().slice(0, 8)}`
		await register(this.#address, username)
		const login = async (password: string, network: number) => {
			const answer = await fetch(`${this.#address}/api/auth/login`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${network}` },
				body: JSON.stringify({ email: `${username}@exemplo.com.br`, password }),
			})
			await answer.arrayBuffer()
			return answer.status
		}
		for (let times = 0; times < WRONG_LOGINS; times++) await login('errada-errada-9', times)
		return () => login('violeta-quieta-83', 100)
	}

	/** Compares the stored messages with those that were sent. @returns the numbers of lost and of doubled ones */
	async leave(): Promise<{ lost: number; twice: number }> {
		const [writer] = this.#accounts
		this.#page.close()
		if (this.#page.closed > 0) this.broken.add('a live socket closed')
		const stored = writer && (await history(this.#address, this.#conversationId, writer, 0).catch(() => undefined))
		if (!stored) {
			this.broken.add('the messages were not readable')
			return { lost: 0, twice: 0 }
		}
		const texts = stored.map(({ text }) => text)
		const lost = this.sent.filter((text) => !texts.includes(text)).length
		if (lost === 0 && texts.join() !== this.sent.join()) this.broken.add('the messages have another order')
		return { lost, twice: texts.length - new Set(texts).size }
	}

	async #say(at: string): Promise<void> {
		const [writer] = this.#accounts
		const text = `${at}, ${this.sent.length + 1}`
		const { status } = await post(
			this.#address,
			`conversations/${this.#conversationId}/messages`,
			writer,
			written(text),
		)
		if (status !== 200) return void this.broken.add(`${at}, a message was answered with ${status}`)
		this.sent.push(text)
		const late = performance.now() + LIVE_LIMIT_MS
		while (![...this.#page.messages.values()].includes(text)) {
			if (performance.now() > late) return void this.broken.add(`${at}, a message did not reach a live socket`)
			await new Promise((resolve) => setTimeout(resolve, 20))
		}
	}

	async #comment(text: string, key: string): Promise<string | undefined> {
		const comment = { text, parentId: null, pictureId: null, spoilerNumber: null }
		const { status, body } = await post(this.#address, 'discussions/anime/1', this.#accounts[0], comment, key)
		if (status === 200) return JSON.stringify(body)
		this.broken.add(`a comment was answered with ${status}`)
		return undefined
	}
}
