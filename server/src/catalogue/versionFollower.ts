import type { Database } from '../core/database/schema.ts'

/**
 * How long a request waits for the newest changes, by the staleness that it accepts. After that `bounded` gets a response
 * that is slightly stale; `none` gets an error.
 */
export const MAX_WAIT_MS = { bounded: 400, none: 10_000 } as const
export type MaxStaleness = keyof typeof MAX_WAIT_MS
/** While changes come faster than they are read, as in an import, they are read this often, and nobody waits who need not. */
const PAUSE_MS = 2000
/** A slow update says nothing of the next one after this time. */
const SLOW_FOR_MS = 10_000

/**
 * An in-memory index of the catalogue that is updated on demand. Every change of the catalogue raises its version (see
 * `recordChanges`); a read that meets a newer version than the index has applies the changes since.
 */
export abstract class VersionFollower {
	protected readonly db: Database
	#version = -1
	#wanted = 0
	#running: Promise<void> | undefined
	/** When the last update ended, and whether it took longer than readers wait. */
	#last = { endedAt: Number.NEGATIVE_INFINITY, isSlow: false }

	constructor(db: Database) {
		this.db = db
	}

	/** Applies the changes after a version; -1 loads everything. */
	protected abstract applyChange(after: number): Promise<void>

	/** Empties the index. */
	protected abstract clear(): void

	/** The version of the catalogue that the index has; -1 before it is loaded. */
	get version(): number {
		return this.#version
	}

	/** Waits until the index is loaded. */
	async ready(): Promise<void> {
		while (this.#version < 0) await this.#refresh()
	}

	/** Applies the changes up to `version`; waits for that at most as long as `maxStaleness` allows, or not while updates are slow. */
	async upTo(version: number, maxStaleness: MaxStaleness = 'bounded'): Promise<void> {
		this.#wanted = Math.max(this.#wanted, version)
		if (this.#version >= version) return
		const age = performance.now() - this.#last.endedAt
		if (maxStaleness === 'bounded' && this.#last.isSlow && age < SLOW_FOR_MS) {
			// A failure meets the next reader who waits.
			if (age >= PAUSE_MS) this.#refresh().catch(() => {})
			return
		}
		let timer: NodeJS.Timeout | undefined
		const timedOut = new Promise<void>((resolve) => {
			timer = setTimeout(resolve, MAX_WAIT_MS[maxStaleness])
		})
		try {
			await Promise.race([this.#catchUp(), timedOut])
		} finally {
			clearTimeout(timer)
		}
	}

	async #catchUp() {
		while (this.#version < this.#wanted) await this.#refresh()
	}

	#refresh(): Promise<void> {
		const startedAt = performance.now()
		const isLoaded = this.#version >= 0
		this.#running ??= this.#read().finally(() => {
			this.#running = undefined
			const endedAt = performance.now()
			this.#last = { endedAt, isSlow: isLoaded && endedAt - startedAt > MAX_WAIT_MS.bounded }
		})
		return this.#running
	}

	async #read() {
		const { version, rebuiltAt } = await readVersion(this.db)
		if (this.#version >= 0 && this.#version < rebuiltAt) {
			this.clear()
			this.#version = -1
		}
		await this.applyChange(this.#version)
		this.#version = Math.max(version, 0)
		this.#wanted = Math.max(this.#wanted, this.#version)
	}
}

/** The catalogue's version, and the one at which rows were last deleted: an older index has to be rebuilt. */
async function readVersion(db: Database): Promise<{ version: number; rebuiltAt: number }> {
	const { version, rebuilt_at } = await db
		.selectFrom('catalogue_version')
		.select(['version', 'rebuilt_at'])
		.executeTakeFirstOrThrow()
	return { version, rebuiltAt: rebuilt_at }
}
