import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Member, registerMember } from '../../lists/member.ts'

const RETRY_MS = 25
/** A writer whose write is not acknowledged for this long after the last fault stops. */
const GIVE_UP_MS = 90_000
/** Answers after which a client sends the write again. */
const RETRIED = new Set([409, 429, 503])

export const TEXT_START = 'escrita '

interface WriterOptions {
	/** Whether each write has an idempotency key. */
	keys: boolean
}

/**
 * Members who write comments as fast as they are answered. A write without an answer is sent again, with the same key,
 * until it is acknowledged.
 */
export class Writers {
	/** The texts of the acknowledged comments. */
	readonly acknowledged: string[] = []
	/** Why writers stopped early: an answer that a client of the site does not expect, or none. */
	readonly unexpected: string[] = []
	/** The writes that were sent more than once. */
	retried = 0
	/** The longest wait for one answer or failure, ms. */
	longestMs = 0
	readonly #address: string
	readonly #options: WriterOptions
	#isRunning = true
	#lateAt = Number.POSITIVE_INFINITY
	#working: Promise<unknown> = Promise.resolve()

	private constructor(address: string, options: WriterOptions) {
		this.#address = address
		this.#options = options
	}

	/** Registers members, who begin to write. */
	static async start(address: string, count: number, options: WriterOptions): Promise<Writers> {
		const writers = new Writers(address, options)
		const members = await Promise.all(Array.from({ length: count }, () => registerMember(address)))
		writers.#working = Promise.all(members.map((member, index) => writers.#write(member, index)))
		return writers
	}

	/** Resolves when one more write is acknowledged, or all writers have stopped. */
	async untilMore(): Promise<void> {
		const { length } = this.acknowledged
		let isOver = false
		void this.#working.then(() => {
			isOver = true
		})
		while (this.acknowledged.length === length && !isOver) await wait(5)
	}

	/** Resolves when every write that was begun is acknowledged, or its writer has stopped. */
	async stop(): Promise<void> {
		this.#isRunning = false
		this.#lateAt = performance.now() + GIVE_UP_MS
		await this.#working
	}

	async #write(member: Member, writer: number): Promise<void> {
		for (let number = 0; this.#isRunning; number++) {
			const text = `${TEXT_START}${writer} ${number}`
			if (!(await this.#untilAcknowledged(member, text))) return
			this.acknowledged.push(text)
		}
	}

	async #untilAcknowledged(member: Member, text: string): Promise<boolean> {
		const key = randomUUID()
		for (let attempt = 0; ; attempt++) {
			const status = await this.#post(member, text, key)
			if (attempt === 1) this.retried += 1
			if (status === 200) return true
			const isLate = performance.now() > this.#lateAt
			if (isLate || (status !== 0 && !RETRIED.has(status))) {
				this.unexpected.push(isLate ? 'a write was never acknowledged' : `a writer was refused with ${status}`)
				return false
			}
			await wait(RETRY_MS)
		}
	}

	/** @returns the status; 0 without an answer */
	async #post(member: Member, text: string, key: string): Promise<number> {
		const began = performance.now()
		try {
			const answer = await fetch(`${this.#address}/api/discussions/anime/1`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					...(this.#options.keys ? { 'idempotency-key': key } : {}),
					...member.headers,
				},
				body: JSON.stringify({ text, parentId: null, pictureId: null, spoilerNumber: null }),
				signal: AbortSignal.timeout(GIVE_UP_MS),
			})
			await answer.arrayBuffer()
			return answer.status
		} catch {
			return 0
		} finally {
			this.longestMs = Math.max(this.longestMs, performance.now() - began)
		}
	}
}
