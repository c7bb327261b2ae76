import type { RouteObject } from 'react-router-dom'
import { $registry, isRunning, load, loadRegistry, loadState, refreshRegistry, sliceRoutes } from 'shared-composition'
import { type RegistrySlice, sliceOwning } from 'shared-contract'

/** The module that every slice with screens exposes. */
export const ROUTES_MODULE = 'routes'

/** The slices whose routes the router has. */
const patched = new Set<string>()

/** The slice that owns a path, after the registry has loaded. The registry is refreshed unless the slice runs already. */
export async function ownerOf(path: string): Promise<RegistrySlice | undefined> {
	if ($registry.get().state === 'loading') await loadRegistry()
	if (!isRunning(ownerInRegistry(path)?.name ?? '')) await refreshRegistry()
	return ownerInRegistry(path)
}

function ownerInRegistry(path: string): RegistrySlice | undefined {
	const state = $registry.get()
	return state.state === 'ready' ? sliceOwning(state.registry, path) : undefined
}

/** The arguments of `patchRoutesOnNavigation` that are used here. */
interface Navigation {
	path: string
	signal: AbortSignal
}

/**
 * Loads the slice that owns a path and adds its routes to the router, once per slice. An aborted navigation adds none; the
 * next one does.
 */
export async function patchSliceRoutes(
	{ path, signal }: Navigation,
	patch: (routes: RouteObject[]) => void,
): Promise<void> {
	const owner = await ownerOf(path)
	if (!owner || patched.has(owner.name)) return
	const result = await load(owner.name, ROUTES_MODULE)
	if (result.state !== 'ready' || patched.has(owner.name) || signal.aborted) return
	const routes: unknown = Reflect.get(Object(result.module), ROUTES_MODULE)
	if (isRoutes(routes)) {
		patched.add(owner.name)
		patch(sliceRoutes(owner.name, routes))
	} else {
		const error = new Error(`${owner.name} exposes no route objects`)
		loadState(owner.name, ROUTES_MODULE).set({ state: 'failed', error })
	}
}

/** Whether the router has the routes of a slice. */
export function hasRoutes(slice: string): boolean {
	return patched.has(slice)
}

function isRoutes(value: unknown): value is RouteObject[] {
	return Array.isArray(value) && value.every((route) => typeof route === 'object' && route !== null)
}
