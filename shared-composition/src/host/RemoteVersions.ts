import type { RegistrySlice } from 'shared-contract'
import { cacheBusted } from '../cacheBusting.ts'
import { pageLog } from '../eventLog.ts'
import { findSlice, isRunning, pin } from '../registryStore.ts'

interface Start {
	slice: RegistrySlice
	/** The address of its entry in this attempt. */
	entry: string
	/** True if its container is initialised with the shared modules. */
	isInitialised: boolean
}

/**
 * The version of each slice that this page loads. A later attempt may load another version until a module of the slice
 * has been returned; then the version is fixed.
 */
export class RemoteVersions {
	readonly #starts = new Map<string, Start>()
	// The fallback version for one load attempt.
	readonly #fallbacks = new Map<string, { attempt: number; slice: RegistrySlice }>()

	/** The version of a slice whose modules are loaded here. */
	of(name: string): RegistrySlice | undefined {
		return this.#starts.get(name)?.slice ?? findSlice(name)
	}

	/**
	 * Chooses the version to load: the registry's, or the previous one in the attempt in which that failed. An initialised
	 * container stays as long as the registry lists its version.
	 * @returns the address of its entry; undefined if the registry has no such slice
	 */
	choose(name: string): { entry: string; version: string } | undefined {
		const start = this.#starts.get(name)
		const fallback = this.#fallbacks.get(name)
		const slice = fallback?.attempt === attemptOf(name) && !isRunning(name) ? fallback.slice : findSlice(name)
		if (!slice) return undefined
		const isReused = start?.isInitialised && start.slice.version === slice.version
		const entry = isReused ? start.entry : entryOf(slice)
		if (start?.entry !== entry) this.#starts.set(name, { slice, entry, isInitialised: false })
		return { entry, version: slice.version }
	}

	/**
	 * Falls back to the previous version, until the next attempt.
	 * @param entry the entry that failed
	 * @returns the version that failed; undefined without a fallback
	 */
	fallBack(name: string, entry: string | undefined): RegistrySlice | undefined {
		const failed = findSlice(name)
		if (!failed?.previous || isRunning(name) || entry !== entryOf(failed)) return undefined
		const start = this.#starts.get(name)
		if (start?.entry === entry && start.isInitialised) return undefined
		const { previous, ...current } = failed
		// The preload lists belong to the version that failed.
		const unknown = { exposes: {}, screens: {}, words: {}, integrity: {}, requires: {} }
		this.#fallbacks.set(name, { attempt: attemptOf(name), slice: { ...current, ...unknown, ...previous } })
		return failed
	}

	/** Marks the container of an entry as initialised. */
	initialised(name: string, entry: string): void {
		const start = this.#starts.get(name)
		if (start?.entry === entry) start.isInitialised = true
	}

	/**
	 * Fixes the version of a slice, when one of its modules is returned.
	 * @throws if another version was started meanwhile: a page never runs two
	 */
	settle(name: string, entry: string): void {
		const start = this.#starts.get(name)
		if (start?.entry !== entry) throw new Error(`${name} loaded too late: ${start?.entry} has replaced ${entry}`)
		if (!isRunning(name)) pin(start.slice)
	}
}

function entryOf({ name, base, entry }: RegistrySlice): string {
	return cacheBusted(new URL(base + entry, location.origin).href, name)
}

function attemptOf(name: string): number {
	return pageLog().attempts[name] ?? 1
}
