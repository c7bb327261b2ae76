import { atom } from 'nanostores'
import { conforms, REGISTRY_BLOCK, Registry, type RegistrySlice, registryRoute } from 'shared-contract'
import { record } from './events.ts'

export type RegistryState =
	| { state: 'loading' }
	| { state: 'ready'; registry: Registry }
	| { state: 'broken'; reason: string }

/** Which slices there are, as far as this page knows. */
export const $registry = atom<RegistryState>({ state: 'loading' })

/** After this long without an answer the registry counts as broken, ms. */
const REGISTRY_TIMEOUT_MS = 2500

/** Takes the registry that the server wrote into the page, or else asks for it. Asked again, it asks the server. */
export async function loadRegistry(): Promise<void> {
	const written = $registry.get().state === 'loading' ? document.getElementById(REGISTRY_BLOCK)?.textContent : undefined
	$registry.set({ state: 'loading' })
	try {
		$registry.set({ state: 'ready', registry: parse(written ? JSON.parse(written) : await fetched()) })
	} catch (error) {
		const reason = String(error)
		record({ phase: 'registry', slice: '', version: '', error: reason })
		$registry.set({ state: 'broken', reason })
	}
}

async function fetched(): Promise<unknown> {
	const answer = await fetch(registryRoute.path, {
		cache: 'no-cache',
		signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS),
	})
	if (!answer.ok) throw new Error(`${registryRoute.path} answered ${answer.status}`)
	return answer.json()
}

function parse(value: unknown): Registry {
	if (!conforms(Registry, value)) throw new Error(`${registryRoute.path} is not a registry`)
	return value
}

/** A slice by name. */
export function registered(name: string): RegistrySlice | undefined {
	const state = $registry.get()
	return state.state === 'ready' ? state.registry.slices.find((slice) => slice.name === name) : undefined
}
