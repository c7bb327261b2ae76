import type { RegistrySlice } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import { RecentlyUsed } from '../host/recentlyUsed.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

const VERSIONS_REMEMBERED = 50

/** Who is given what, held in this process: a page is answered without asking the database. */
export class RegistryMemory {
	readonly #db: Database
	#snapshot: Snapshot | undefined
	#reading: Promise<Snapshot> | undefined
	#next: Promise<Snapshot> | undefined
	#versions = new RecentlyUsed<Promise<RegistrySlice | undefined>>(VERSIONS_REMEMBERED)

	constructor(db: Database) {
		this.#db = db
	}

	/** What is held, read first where nothing is. */
	get(): Promise<Snapshot> | Snapshot {
		return this.#snapshot ?? this.refresh()
	}

	/** What is held now, if anything is. */
	get held(): Snapshot | undefined {
		return this.#snapshot
	}

	/** Reads anew what was true when this was called, or later. */
	refresh(): Promise<Snapshot> {
		if (!this.#reading) return this.#read()
		// What changed while a read was under way may not be in it: whoever asks meanwhile shares the read after it.
		this.#next ??= this.#reading
			.catch(() => {})
			.then(() => {
				this.#next = undefined
				return this.#read()
			})
		return this.#next
	}

	/** Reads anew where another process changed something. */
	async follow(revision: number): Promise<void> {
		if (this.#snapshot?.revision !== revision) await this.refresh()
	}

	/** A version that is published, whoever is given it. */
	async version(slice: string, version: string): Promise<RegistrySlice | undefined> {
		const key = `${slice} ${version}`
		const looking = this.#versions.get(key, () => this.#findVersion(slice, version))
		// What is not there may be published in the next moment, and what could not be read may be read then.
		const found = await looking.catch((error) => {
			this.#versions.forget(key)
			throw error
		})
		if (!found) this.#versions.forget(key)
		return found
	}

	/** Forgets the versions that it has looked up: some may have been removed, others published. */
	forgetVersions(): void {
		this.#versions = new RecentlyUsed(VERSIONS_REMEMBERED)
	}

	#read(): Promise<Snapshot> {
		const reading = readSnapshot(this.#db)
			.then((snapshot) => {
				// A read that was overtaken by another one is not taken back to.
				if (snapshot.revision >= (this.#snapshot?.revision ?? 0)) this.#snapshot = snapshot
				this.forgetVersions()
				return snapshot
			})
			.finally(() => {
				if (this.#reading === reading) this.#reading = undefined
			})
		this.#reading = reading
		return reading
	}

	async #findVersion(slice: string, version: string): Promise<RegistrySlice | undefined> {
		const found = await this.#db
			.selectFrom('release')
			.where('slice', '=', slice)
			.where('version', '=', version)
			.where('state', '=', 'published')
			.select('entry')
			.executeTakeFirst()
		return found?.entry
	}
}
