import type { CompositionHost } from 'shared-composition'
import { findSlice } from 'shared-composition'
import type { ProbeReport } from '../view/message.ts'
import { isRoutes, pathsOf } from './isRoutes.ts'
import { sharedOf } from './sharedOf.ts'

/** Fetches everything that a slice exposes, as pages would, and says what came. */
export async function probe(name: string, host: CompositionHost): Promise<ProbeReport> {
	const modules: Record<string, string | null> = {}
	let routes: string[] = []
	for (const module of Object.keys(findSlice(name)?.exposes ?? {})) {
		try {
			const loaded = await host.load(name, module)
			if (module === 'routes') {
				const exported: unknown = Reflect.get(Object(loaded), 'routes')
				if (isRoutes(exported)) routes = pathsOf(exported)
				modules[module] = isRoutes(exported) ? null : 'It exports no list named “routes”.'
			} else {
				modules[module] = isComponent(Reflect.get(Object(loaded), 'default'))
					? null
					: 'Its default export is no component.'
			}
		} catch (error) {
			modules[module] = error instanceof Error ? error.message : String(error)
		}
	}
	const identity: unknown = await host.load(name, 'identity').catch(() => undefined)
	return { kind: 'probe', routes, modules, shared: await sharedOf(name, identity) }
}

function isComponent(value: unknown): boolean {
	// Memoised components are objects.
	return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
