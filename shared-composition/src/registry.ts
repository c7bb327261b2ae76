import { atom } from 'nanostores'
import { conforms, REGISTRY_BLOCK, Registry, type RegistrySlice, registryRoute, sliceOwning } from 'shared-contract'
import { record } from './events.ts'

export type RegistryState =
	| { state: 'loading' }
	| { state: 'ready'; registry: Registry }
	| { state: 'broken'; reason: string }

/** Which slices there are, as far as this page knows: those that run here at the version that runs. */
export const $registry = atom<RegistryState>({ state: 'loading' })

/** After this long without an answer the registry counts as broken, ms. */
const REGISTRY_TIMEOUT_MS = 2500
/** The same where the page knows one already, and only asks for a newer, ms. */
const RENEWAL_TIMEOUT_MS = 1000
/** So long nobody asks again, ms: what a page starts with needs no second request. */
const FRESH_MS = 10_000

// For the life of the page: what was mounted is never swapped.
const running = new Map<string, RegistrySlice>()
let latest: Registry | undefined
let askedAt = 0
let renewing: Promise<void> | undefined

/** Takes the registry that the server wrote into the page, or else asks for it. Asked again, it asks the server. */
export async function loadRegistry(): Promise<void> {
	const written = $registry.get().state === 'loading' ? document.getElementById(REGISTRY_BLOCK)?.textContent : undefined
	$registry.set({ state: 'loading' })
	try {
		take(written ? JSON.parse(written) : await fetched(REGISTRY_TIMEOUT_MS))
	} catch (error) {
		const reason = String(error)
		record({ phase: 'registry', slice: '', version: '', error: reason })
		$registry.set({ state: 'broken', reason })
	}
}

/**
 * Asks for a newer registry, unless what is known is younger than `age`. What a reader is about to load is then what
 * everybody gets now; without an answer the page goes on with what it knows. Never rejects.
 */
export async function renewRegistry(age = FRESH_MS): Promise<void> {
	if ($registry.get().state !== 'ready' || performance.now() - askedAt < age) return
	renewing ??= fetched(RENEWAL_TIMEOUT_MS)
		.then(take)
		.catch((error) => record({ phase: 'registry', slice: '', version: '', error: String(error) }))
		.finally(() => {
			renewing = undefined
		})
	await renewing
}

/** From now on a slice runs here at this version, whatever the registry says of it later. */
export function pin(slice: RegistrySlice): void {
	running.set(slice.name, slice)
	if (latest) settle(latest)
}

/** Whether a slice runs on this page. */
export function isRunning(name: string): boolean {
	return running.has(name)
}

/** Whether everybody is given another version of a slice by now than runs on this page: only a new page can show it. */
export function isOutdated(name: string): boolean {
	const live = latest?.slices.find((slice) => slice.name === name)
	return live !== undefined && isRunning(name) && live.version !== running.get(name)?.version
}

/** Whether a path belongs to a newer version of a slice than runs here: only a new page can show it. */
export function isNewer(path: string): boolean {
	return performance.now() > FRESH_MS && latest !== undefined && sliceOwning(latest, path) !== undefined
}

async function fetched(timeout: number): Promise<unknown> {
	const answer = await fetch(registryRoute.path, { cache: 'no-cache', signal: AbortSignal.timeout(timeout) })
	if (!answer.ok) throw new Error(`${registryRoute.path} answered ${answer.status}`)
	return answer.json()
}

function take(value: unknown): void {
	if (!conforms(Registry, value)) throw new Error(`${registryRoute.path} is not a registry`)
	askedAt = performance.now()
	latest = value
	settle(value)
}

function settle(registry: Registry) {
	const others = registry.slices.filter(({ name }) => !running.has(name))
	$registry.set({ state: 'ready', registry: { ...registry, slices: [...others, ...running.values()] } })
}

/** A slice by name. */
export function registered(name: string): RegistrySlice | undefined {
	const state = $registry.get()
	return state.state === 'ready' ? state.registry.slices.find((slice) => slice.name === name) : undefined
}
