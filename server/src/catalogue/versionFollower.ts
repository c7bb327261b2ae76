import type { Database } from '../core/database/schema.ts'

/**
 * How long a request waits for the newest changes: a moment, before it is answered with those of a moment ago; or, where
 * nothing old will do, for as long as a reader may be left waiting, before it is refused.
 */
export const MAX_STALENESS_MS = { moment: 400, whole: 10_000 } as const
export type MaxStaleness = keyof typeof MAX_STALENESS_MS

/**
 * Keeps something of this process in step with the database: every change of the catalogue raises its version (see
 * `recordChanges`), and whoever reads a newer one than is held here has it take in what changed since.
 */
export abstract class VersionFollower {
	protected readonly db: Database
	#version = -1
	#wanted = 0
	#running: Promise<void> | undefined

	constructor(db: Database) {
		this.db = db
	}

	/** Takes in what changed after a version; -1 for everything. */
	protected abstract applyChange(after: number): Promise<void>

	/** Lets go of everything. */
	protected abstract clear(): void

	/** The version of the catalogue that is held; -1 before any is. */
	get version(): number {
		return this.#version
	}

	/** Waits until something is held. */
	async ready(): Promise<void> {
		while (this.#version < 0) await this.#refresh()
	}

	/** Takes in what changed up to `version`, and waits for it as long as `patience` says. */
	async upTo(version: number, maxStaleness: MaxStaleness = 'moment'): Promise<void> {
		this.#wanted = Math.max(this.#wanted, version)
		if (this.#version >= version) return
		let timer: NodeJS.Timeout | undefined
		const waitedOut = new Promise<void>((resolve) => {
			timer = setTimeout(resolve, MAX_STALENESS_MS[maxStaleness])
		})
		try {
			await Promise.race([this.#catchUp(), waitedOut])
		} finally {
			clearTimeout(timer)
		}
	}

	async #catchUp() {
		while (this.#version < this.#wanted) await this.#refresh()
	}

	#refresh(): Promise<void> {
		this.#running ??= this.#read().finally(() => {
			this.#running = undefined
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

/** The version of the catalogue, and the one from which on rows have been deleted without a trace. */
async function readVersion(db: Database): Promise<{ version: number; rebuiltAt: number }> {
	const { version, rebuilt_at } = await db
		.selectFrom('catalogue_version')
		.select(['version', 'rebuilt_at'])
		.executeTakeFirstOrThrow()
	return { version, rebuiltAt: rebuilt_at }
}
