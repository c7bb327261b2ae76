import type { ErrorCode } from 'shared-contract'
import { Problem } from '../problem.ts'

interface Limits {
	/** Pieces of work that run at the same time; of one owner there is only one of them. */
	atOnce: number
	/** Pieces of work that wait, of all owners together. */
	waiting: number
	/** Pieces of work that wait of one owner, and the refusal of one more. */
	ofOwner?: { waiting: number; code: ErrorCode }
	/** Seconds after which a refused owner may try again. */
	retryAfter: number
}

/**
 * A bounded queue in which owners take turns: the work of one owner never delays the work of another by more than the
 * pieces that run already. Work beyond the bounds is refused at once, so memory and waiting time stay bounded.
 */
export class FairQueue {
	readonly #limits: Limits
	// In the order of their turns: an owner whose work has ended goes to the end.
	readonly #waiting = new Map<string, (() => void)[]>()
	readonly #running = new Set<string>()

	constructor(limits: Limits) {
		this.#limits = limits
	}

	/** @throws Problem 503 `server.busy` where the queue is full, 429 where the share of this owner is. */
	refuseWhereFull(owner: string): void {
		const { atOnce, waiting, ofOwner, retryAfter } = this.#limits
		if (!this.#running.has(owner) && this.#running.size < atOnce) return
		const ofThis = this.#waiting.get(owner)?.length ?? 0
		if (ofOwner && ofThis >= ofOwner.waiting) throw new Problem(ofOwner.code, 429, { retryAfter })
		const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
		if (all >= waiting) throw new Problem('server.busy', 503, { retryAfter })
	}

	/**
	 * Runs a piece of work when it is its owner's turn.
	 *
	 * @throws what {@link refuseWhereFull} throws, before anything waits.
	 */
	async run<Value>(owner: string, work: () => Promise<Value>): Promise<Value> {
		this.refuseWhereFull(owner)
		await new Promise<void>((resolve) => {
			const own = this.#waiting.get(owner)
			if (own) own.push(resolve)
			else this.#waiting.set(owner, [resolve])
			this.#startNext()
		})
		try {
			return await work()
		} finally {
			this.#running.delete(owner)
			this.#moveToEnd(owner)
			this.#startNext()
		}
	}

	#startNext(): void {
		if (this.#running.size >= this.#limits.atOnce) return
		for (const [owner, own] of this.#waiting) {
			if (this.#running.has(owner)) continue
			const start = own.shift()
			if (own.length === 0) this.#waiting.delete(owner)
			this.#running.add(owner)
			start?.()
			return
		}
	}

	#moveToEnd(owner: string): void {
		const own = this.#waiting.get(owner)
		if (!own) return
		this.#waiting.delete(owner)
		this.#waiting.set(owner, own)
	}
}
