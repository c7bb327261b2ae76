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
	// What somebody asked for while a read was under way may not be in it.
	#stale = false
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
	async refresh(): Promise<Snapshot> {
		if (!this.#reading) return this.#read()
		this.#stale = true
		await this.#reading.catch(() => {})
		return this.#stale ? this.refresh() : this.get()
	}

	/** Reads anew where another process changed something. */
	async follow(revision: number): Promise<void> {
		if (this.#snapshot?.revision !== revision) await this.refresh()
	}

	/** A version that is published, whoever is given it. */
	version(slice: string, version: string): Promise<RegistrySlice | undefined> {
		return this.#versions.get(`${slice} ${version}`, () => this.#findVersion(slice, version))
	}

	/** Forgets the versions that it has looked up: some may have been removed, others published. */
	forgetVersions(): void {
		this.#versions = new RecentlyUsed(VERSIONS_REMEMBERED)
	}

	#read(): Promise<Snapshot> {
		this.#stale = false
		this.#reading = readSnapshot(this.#db)
			.then((snapshot) => {
				// A read that was overtaken by another one is not taken back to.
				if (snapshot.revision >= (this.#snapshot?.revision ?? 0)) this.#snapshot = snapshot
				this.forgetVersions()
				return snapshot
			})
			.finally(() => {
				this.#reading = undefined
			})
		return this.#reading
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
