import { atom } from 'nanostores'
import { REGISTRY_BLOCK, REGISTRY_PATH, type Registry, type RegistrySlice, sliceOwning } from 'shared-contract'
import { recordEvent } from './eventLog.ts'
import { patientSignal } from './patience.ts'

export type RegistryState =
	| { state: 'loading' }
	| { state: 'ready'; registry: Registry }
	| { state: 'broken'; reason: string }

/** The registry as this page uses it: running slices at their running version. */
export const $registry = atom<RegistryState>({ state: 'loading' })

/** The timeout of the first request, ms. */
const REGISTRY_TIMEOUT_MS = 2500
/** The timeout of a renewal, ms. */
const RENEWAL_TIMEOUT_MS = 1000
/** The registry is fresh for this long, ms: the page's first loads need no second request. */
const FRESH_MS = 10_000

// Running slices are never replaced during the life of the page.
const running = new Map<string, RegistrySlice>()
let latest: Registry | undefined
let fetchedAt = 0
let renewing: Promise<void> | undefined

/** Reads the registry that the server wrote into the page, or fetches it. A second call always fetches. */
export async function loadRegistry(): Promise<void> {
	const written = $registry.get().state === 'loading' ? document.getElementById(REGISTRY_BLOCK)?.textContent : undefined
	$registry.set({ state: 'loading' })
	try {
		applyRegistry(written ? JSON.parse(written) : await fetchRegistry(REGISTRY_TIMEOUT_MS))
	} catch (error) {
		const reason = String(error)
		recordEvent({ phase: 'registry', slice: '', version: '', error: reason })
		$registry.set({ state: 'broken', reason })
	}
}

/**
 * Fetches the registry if the known one is older than `age`, so that the next load gets the current version. On failure
 * the page keeps the known one. Never rejects.
 */
export async function refreshRegistry(age = FRESH_MS): Promise<void> {
	if ($registry.get().state !== 'ready' || performance.now() - fetchedAt < age) return
	renewing ??= fetchRegistry(RENEWAL_TIMEOUT_MS)
		.then(applyRegistry)
		.catch((error) => recordEvent({ phase: 'registry', slice: '', version: '', error: String(error) }))
		.finally(() => {
			renewing = undefined
		})
	await renewing
}

/** Fixes the version of a slice that runs on this page. */
export function pin(slice: RegistrySlice): void {
	running.set(slice.name, slice)
	if (latest) publishRegistry(latest)
}

/** True if a slice runs on this page. */
export function isRunning(name: string): boolean {
	return running.has(name)
}

/** True if the registry lists another version of a running slice: only a reload can show it. */
export function isOutdated(name: string): boolean {
	const live = latest?.slices.find((slice) => slice.name === name)
	return live !== undefined && isRunning(name) && live.version !== running.get(name)?.version
}

/** True if a path belongs to a newer version of a slice than runs here: only a reload can show it. */
export function isNewerPath(path: string): boolean {
	return performance.now() > FRESH_MS && latest !== undefined && sliceOwning(latest, path) !== undefined
}

async function fetchRegistry(timeout: number): Promise<unknown> {
	const answer = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal: patientSignal(timeout) })
	if (!answer.ok) throw new Error(`${REGISTRY_PATH} answered ${answer.status}`)
	return answer.json()
}

function applyRegistry(value: unknown): void {
	if (!isRegistry(value)) throw new Error(`${REGISTRY_PATH} is not a registry`)
	fetchedAt = performance.now()
	latest = value
	publishRegistry(value)
}

// The server checked each slice when it was published. This tells a registry from the answer of something else.
function isRegistry(value: unknown): value is Registry {
	return typeof value === 'object' && value !== null && 'slices' in value && Array.isArray(value.slices)
}

function publishRegistry(registry: Registry) {
	const others = registry.slices.filter(({ name }) => !running.has(name))
	$registry.set({ state: 'ready', registry: { ...registry, slices: [...others, ...running.values()] } })
}

/** A slice by name. */
export function findSlice(name: string): RegistrySlice | undefined {
	const state = $registry.get()
	return state.state === 'ready' ? state.registry.slices.find((slice) => slice.name === name) : undefined
}
