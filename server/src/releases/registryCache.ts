import { LRUCache } from 'lru-cache'
import type { RegistrySlice } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import type { ReleaseName } from './releaseFiles.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

const VERSIONS_CACHED = 50

/** The registry in the memory of this process, so that a page needs no query. */
export class RegistryCache {
	readonly #db: Database
	readonly #readSnapshot: typeof readSnapshot
	#snapshot: Snapshot | undefined
	#reading: Promise<Snapshot> | undefined
	#next: Promise<Snapshot> | undefined
	#versions = this.#emptyVersions()

	/** @param read how to read a snapshot, for tests */
	constructor(db: Database, read = readSnapshot) {
		this.#db = db
		this.#readSnapshot = read
	}

	/** The snapshot, read first if it is not cached. */
	get(): Promise<Snapshot> | Snapshot {
		return this.#snapshot ?? this.refresh()
	}

	/** The cached snapshot, if there is one. */
	get cached(): Snapshot | undefined {
		return this.#snapshot
	}

	/** Reads the snapshot again. The result is at least as new as the call. */
	refresh(): Promise<Snapshot> {
		if (!this.#reading) return this.#read()
		// A running read may miss a change: all callers during it share the next read.
		this.#next ??= this.#reading
			.catch(() => {})
			.then(() => {
				this.#next = undefined
				return this.#read()
			})
		return this.#next
	}

	/** Reads the snapshot again when another process has changed it. */
	async follow(revision: number): Promise<void> {
		if (this.#snapshot?.revision !== revision) await this.refresh()
	}

	/** The entry of a published version, whether or not it is in a channel. */
	version(slice: string, version: string): Promise<RegistrySlice | undefined> {
		return this.#versions.fetch(`${slice} ${version}`, { context: { slice, version } })
	}

	/** Clears the cached versions, after some were published or deleted. */
	clearVersions(): void {
		this.#versions = this.#emptyVersions()
	}

	// Missing versions and failed reads are not cached: either may exist in the next moment.
	#emptyVersions() {
		return new LRUCache<string, RegistrySlice, ReleaseName>({
			max: VERSIONS_CACHED,
			ignoreFetchAbort: true,
			fetchMethod: (_key, _old, { context }) => this.#findVersion(context),
		})
	}

	#read(): Promise<Snapshot> {
		const reading = this.#readSnapshot(this.#db)
			.then((snapshot) => {
				// An older read must not replace a newer one.
				if (snapshot.revision >= (this.#snapshot?.revision ?? 0)) this.#snapshot = snapshot
				this.clearVersions()
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
