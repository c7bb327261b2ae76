import type { RegistrySlice } from 'shared-contract'
import { pageLog } from '../events.ts'
import { freshAddress } from '../freshAddress.ts'
import { isRunning, pin, registered } from '../registry.ts'

interface Start {
	slice: RegistrySlice
	/** The address of its entry, as this attempt asks for it. */
	entry: string
	/** Its container has taken the shared modules. */
	isInitialised: boolean
}

/**
 * Which version of each slice this page starts. Until the first module of a slice has been given out, a later attempt may
 * take another version; from then on the slice stays at it.
 */
export class RemoteVersions {
	readonly #starts = new Map<string, Start>()
	// For one attempt to start a slice: the version that stands in for the one that failed.
	readonly #standIns = new Map<string, { attempt: number; slice: RegistrySlice }>()

	/** The version of a slice whose modules are loaded here. */
	of(name: string): RegistrySlice | undefined {
		return this.#starts.get(name)?.slice ?? registered(name)
	}

	/**
	 * Chooses the version from which modules are loaded from now on: the registry's or, in the attempt in which that
	 * failed, the one before it. A container that has been initialised is kept while the registry names its version.
	 * @returns the address of its entry; nothing where the registry has no such slice
	 */
	choose(name: string): { entry: string; version: string } | undefined {
		const start = this.#starts.get(name)
		const standIn = this.#standIns.get(name)
		const slice = standIn?.attempt === attemptOf(name) && !isRunning(name) ? standIn.slice : registered(name)
		if (!slice) return undefined
		const isKept = start?.isInitialised && start.slice.version === slice.version
		const entry = isKept ? start.entry : entryOf(slice)
		if (start?.entry !== entry) this.#starts.set(name, { slice, entry, isInitialised: false })
		return { entry, version: slice.version }
	}

	/**
	 * Gives way to the version before, until the next attempt.
	 * @param entry the entry that could not be started
	 * @returns the version that failed; nothing where there is no other to start in its place
	 */
	giveWay(name: string, entry: string | undefined): RegistrySlice | undefined {
		const failed = registered(name)
		if (!failed?.previous || isRunning(name) || entry !== entryOf(failed)) return undefined
		const start = this.#starts.get(name)
		if (start?.entry === entry && start.isInitialised) return undefined
		const { previous, ...current } = failed
		// What the page could preload are files of the version that failed.
		const unknown = { exposes: {}, screens: {}, words: {}, integrity: {}, requires: {} }
		this.#standIns.set(name, { attempt: attemptOf(name), slice: { ...current, ...unknown, ...previous } })
		return failed
	}

	/** The container of an entry has been initialised. */
	initialised(name: string, entry: string): void {
		const start = this.#starts.get(name)
		if (start?.entry === entry) start.isInitialised = true
	}

	/**
	 * A module is given out: from now on its slice stays at this version.
	 * @throws where another version has been started meanwhile: a page never shows two
	 */
	settle(name: string, entry: string): void {
		const start = this.#starts.get(name)
		if (start?.entry !== entry) throw new Error(`${name} came late: ${entry} gave way to ${start?.entry}`)
		if (!isRunning(name)) pin(start.slice)
	}
}

function entryOf({ name, base, entry }: RegistrySlice): string {
	return freshAddress(new URL(base + entry, location.origin).href, name)
}

function attemptOf(name: string): number {
	return pageLog().attempts[name] ?? 1
}
