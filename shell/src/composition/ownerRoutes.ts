import type { RouteObject } from 'react-router-dom'
import { $registry, isRunning, load, loadRegistry, loadState, renewRegistry, sliceRoutes } from 'shared-composition'
import { type RegistrySlice, sliceOwning } from 'shared-contract'

/** The module that every slice with screens exposes. */
export const ROUTES_MODULE = 'routes'

const given = new Set<string>()

/** The slice that owns a path, once the registry is there. One that does not run yet is as the registry says by now. */
export async function ownerOf(path: string): Promise<RegistrySlice | undefined> {
	if ($registry.get().state === 'loading') await loadRegistry()
	if (!isRunning(known(path)?.name ?? '')) await renewRegistry()
	return known(path)
}

function known(path: string): RegistrySlice | undefined {
	const state = $registry.get()
	return state.state === 'ready' ? sliceOwning(state.registry, path) : undefined
}

/** A visit for which the router asks for routes, as its `patchRoutesOnNavigation` is told of it. */
interface Visit {
	path: string
	signal: AbortSignal
}

/**
 * Gives the router the routes of the slice that owns a path, the first time that they can be had. A visit that was
 * overtaken takes none: the next one is given them.
 */
export async function giveOwnerRoutes({ path, signal }: Visit, give: (routes: RouteObject[]) => void): Promise<void> {
	const owner = await ownerOf(path)
	if (!owner || given.has(owner.name)) return
	const loaded = await load(owner.name, ROUTES_MODULE)
	if (loaded.state !== 'ready' || given.has(owner.name) || signal.aborted) return
	const routes: unknown = Reflect.get(Object(loaded.module), ROUTES_MODULE)
	if (isRoutes(routes)) {
		given.add(owner.name)
		give(sliceRoutes(owner.name, routes))
	} else {
		const error = new Error(`${owner.name} exposes no list of routes`)
		loadState(owner.name, ROUTES_MODULE).set({ state: 'failed', error })
	}
}

/** Whether the router has the slice's routes already. */
export function hasRoutes(slice: string): boolean {
	return given.has(slice)
}

function isRoutes(value: unknown): value is RouteObject[] {
	return Array.isArray(value) && value.every((route) => typeof route === 'object' && route !== null)
}
