import type { RemoteEntryExports, ShareScopeMap } from '@module-federation/runtime-core/types'
import type { RegistrySlice } from 'shared-contract'
import { loadContainer } from './loadContainer.ts'

/** The only scope of shared modules that our builds know. */
const SCOPE = 'default'

/** The containers that run on this page, at most one of each slice. */
export class Containers {
	readonly #opened = new Map<string, Promise<RemoteEntryExports>>()
	readonly #shared: ShareScopeMap

	/** @param shared the modules that the page gives to slices, by scope */
	constructor(shared: ShareScopeMap) {
		this.#shared = shared
	}

	/** A module that a slice exposes. Rejects when its entry, its chunks or the module itself fail; may be asked again. */
	async load(slice: RegistrySlice, module: string): Promise<unknown> {
		const container = await this.#container(slice)
		const factory = await container.get(`./${module}`)
		const loaded: unknown = factory()
		if (loaded === null || loaded === undefined) throw new Error(`${slice.name} has no module "${module}"`)
		return loaded
	}

	// A container that failed is forgotten, so that a retry fetches its entry anew; one that runs is kept.
	#container(slice: RegistrySlice): Promise<RemoteEntryExports> {
		const known = this.#opened.get(slice.name)
		if (known) return known
		const opening = this.#open(slice)
		this.#opened.set(slice.name, opening)
		opening.catch(() => this.#opened.delete(slice.name))
		return opening
	}

	async #open(slice: RegistrySlice): Promise<RemoteEntryExports> {
		const container = await loadContainer(slice, new URL(slice.base + slice.entry, location.origin).href)
		await container.init(this.#shared[SCOPE] ?? {}, [], {
			version: slice.version,
			shareScopeKeys: SCOPE,
			shareScopeMap: this.#shared,
		})
		return container
	}
}
