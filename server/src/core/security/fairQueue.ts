import type { ErrorCode } from 'shared-contract'
import { Problem } from '../problem.ts'

interface Limits {
	/** Tasks that run at the same time; one owner runs one at a time. */
	atOnce: number
	/** Waiting tasks of all owners together. */
	waiting: number
	/** Waiting tasks of one owner, and the error of one more. */
	ofOwner?: { waiting: number; code: ErrorCode }
	/** Seconds after which a refused owner may retry. */
	retryAfter: number
}

/**
 * A bounded queue that serves owners round-robin: one owner's tasks never delay another owner by more than the tasks that
 * already run. A full queue refuses at once, so memory and waiting time stay bounded.
 */
export class FairQueue {
	readonly #limits: Limits
	// In the order of turns: an owner whose task has ended moves to the end.
	readonly #waiting = new Map<string, (() => void)[]>()
	readonly #running = new Set<string>()

	constructor(limits: Limits) {
		this.#limits = limits
	}

	/** @throws Problem 503 `server.busy` when the queue is full, 429 when this owner's share is */
	refuseIfFull(owner: string): void {
		const { atOnce, waiting, ofOwner, retryAfter } = this.#limits
		if (!this.#running.has(owner) && this.#running.size < atOnce) return
		const ofThis = this.#waiting.get(owner)?.length ?? 0
		if (ofOwner && ofThis >= ofOwner.waiting) throw new Problem(ofOwner.code, 429, { retryAfter })
		const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
		if (all >= waiting) throw new Problem('server.busy', 503, { retryAfter })
	}

	/**
	 * Runs a task when it is its owner's turn.
	 *
	 * @throws Problem as {@link refuseIfFull}
	 */
	async run<Value>(owner: string, task: () => Promise<Value>): Promise<Value> {
		this.refuseIfFull(owner)
		await new Promise<void>((resolve) => {
			const own = this.#waiting.get(owner)
			if (own) own.push(resolve)
			else this.#waiting.set(owner, [resolve])
			this.#startNext()
		})
		try {
			return await task()
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
