import type { CompositionHost } from 'shared-composition'
import { findSlice } from 'shared-composition'
import type { ModuleReport } from '../protocol/message.ts'
import { isRoutes, pathsOf } from './isRoutes.ts'
import { resolvedModules } from './resolvedModules.ts'

/** Loads every exposed module of a slice as a page would, and reports its errors. */
export async function checkModules(name: string, host: CompositionHost): Promise<ModuleReport> {
	const modules: Record<string, string | null> = {}
	let routes: string[] = []
	for (const module of Object.keys(findSlice(name)?.exposes ?? {})) {
		try {
			const loaded = await host.load(name, module)
			if (module === 'routes') {
				const exported: unknown = Reflect.get(Object(loaded), 'routes')
				if (isRoutes(exported)) routes = pathsOf(exported)
				modules[module] = isRoutes(exported) ? null : 'It does not export a list named “routes”.'
			} else if (module === 'commands') {
				const isOffered = typeof Reflect.get(Object(loaded), 'commands') === 'function'
				modules[module] = isOffered ? null : 'It does not export a function named “commands”.'
			} else {
				modules[module] = isComponent(Reflect.get(Object(loaded), 'default'))
					? null
					: 'Its default export is not a component.'
			}
		} catch (error) {
			modules[module] = error instanceof Error ? error.message : String(error)
		}
	}
	const identity: unknown = await host.load(name, 'identity').catch(() => undefined)
	return { kind: 'modules', routes, modules, shared: await resolvedModules(name, identity) }
}

function isComponent(value: unknown): boolean {
	// Memoised components are objects.
	return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
