import type { RemoteEntryExports, ShareScopeMap } from '@module-federation/runtime-core/types'
import type { RegistrySlice } from 'shared-contract'
import { record } from '../events.ts'
import { integrityTable } from '../integrity.ts'
import { pin, registered, renewRegistry } from '../registry.ts'
import { refuseSkew } from '../skew.ts'
import type { Given } from './federation.ts'
import { loadContainer } from './loadContainer.ts'
import { SCOPE } from './sharing.ts'

/** The containers that run on this page, at most one of each slice. */
export class Containers {
	readonly #opened = new Map<string, Promise<RemoteEntryExports>>()
	readonly #shared: ShareScopeMap
	readonly #given: Readonly<Record<string, Given>>

	/** @param shared the modules that the page gives to slices, by scope; `given` is what they are by request */
	constructor(shared: ShareScopeMap, given: Readonly<Record<string, Given>>) {
		this.#shared = shared
		this.#given = given
	}

	/** A module that a slice exposes. Rejects when its entry, its chunks or the module itself fail; may be asked again. */
	async load(name: string, module: string): Promise<unknown> {
		const container = await this.#container(name)
		const factory = await container.get(`./${module}`)
		const loaded: unknown = factory()
		if (loaded === null || loaded === undefined) throw new Error(`${name} has no module "${module}"`)
		return loaded
	}

	// A container that failed is forgotten, so that a retry fetches its entry anew; one that runs is kept.
	#container(name: string): Promise<RemoteEntryExports> {
		const known = this.#opened.get(name)
		if (known) return known
		const opening = this.#open(name)
		this.#opened.set(name, opening)
		opening.catch(() => this.#opened.delete(name))
		return opening
	}

	/** Starts the version that the registry names now or, where that fails, the one before it. */
	async #open(name: string): Promise<RemoteEntryExports> {
		await renewRegistry()
		const slice = registered(name)
		if (!slice) throw new Error(`${name} is not in the registry`)
		try {
			return await this.#start(slice)
		} catch (error) {
			const { previous, ...current } = slice
			if (!previous) throw error
			record({ phase: 'fallback', slice: name, version: slice.version, error: String(error) })
			// What the page could preload are files of the version that failed.
			const unknown = { exposes: {}, screens: {}, words: {}, integrity: {}, requires: {} }
			const before = { ...current, ...unknown, ...previous }
			return this.#start(before).catch(() => Promise.reject(error))
		}
	}

	async #start(slice: RegistrySlice): Promise<RemoteEntryExports> {
		refuseSkew(slice, this.#given)
		// Nobody named its chunks ahead: their hashes come beside the entry, so that they need not wait.
		const [routes] = slice.exposes.routes ?? []
		if (slice.integrity && !(routes && slice.integrity[routes])) integrityTable(slice).catch(() => {})
		const container = await loadContainer(slice, new URL(slice.base + slice.entry, location.origin).href)
		await container.init(this.#shared[SCOPE] ?? {}, [], {
			version: slice.version,
			shareScopeKeys: SCOPE,
			shareScopeMap: this.#shared,
		})
		pin(slice)
		return container
	}
}
