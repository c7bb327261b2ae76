import { LRUCache } from 'lru-cache'
import type { RegistrySlice } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import type { ReleaseName } from './releaseFiles.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

const VERSIONS_REMEMBERED = 50

/** Who is given what, held in this process: a page is answered without asking the database. */
export class RegistryMemory {
	readonly #db: Database
	#snapshot: Snapshot | undefined
	#reading: Promise<Snapshot> | undefined
	#next: Promise<Snapshot> | undefined
	#versions = this.#emptyVersions()

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
	version(slice: string, version: string): Promise<RegistrySlice | undefined> {
		return this.#versions.fetch(`${slice} ${version}`, { context: { slice, version } })
	}

	/** Forgets the versions that it has looked up: some may have been removed, others published. */
	forgetVersions(): void {
		this.#versions = this.#emptyVersions()
	}

	// The cache holds neither a version that is missing nor a read that failed: either may be there in the next moment.
	#emptyVersions() {
		return new LRUCache<string, RegistrySlice, ReleaseName>({
			max: VERSIONS_REMEMBERED,
			ignoreFetchAbort: true,
			fetchMethod: (_key, _old, { context }) => this.#findVersion(context),
		})
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

	async #findVersion({ slice, version }: ReleaseName): Promise<RegistrySlice | undefined> {
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
