import type { Compilation, Dependency, Module } from '@rspack/core'

/** Export names by the request of their module, in alphabetical order. */
export type NamesByRequest = Record<string, string[]>

/** Stands for all names of a module: the code uses its namespace as a value. */
export const EVERY_NAME = '*'

const CONSUMED = 'consume shared module'
const EXPOSED = 'container exposed'

/**
 * The exports of the modules behind some requests of a build. Omits requests without an import and modules whose exports
 * are only known at run time. Call it at `optimizeModules`, before modules are concatenated.
 */
export function exportedNames(compilation: Compilation, isWanted: (request: string) => boolean): NamesByRequest {
	const found = new Map<string, Set<string>>()
	for (const module of compilation.modules) {
		for (const { dependency, resolvedModule } of compilation.moduleGraph.getOutgoingConnections(module)) {
			const request = dependency.request
			if (!request || !resolvedModule || found.has(request) || !isWanted(request)) continue
			const names = namesOf(compilation, resolvedModule)
			if (names) found.set(request, names)
		}
	}
	return sorted(found)
}

/**
 * The exports of shared modules that a container's code uses: all code reachable from its exposed modules, without the
 * fallback copies of shared modules. Call it at `optimizeModules`.
 *
 * @param isOwn selects exposed modules by their request
 */
export function usedNames(compilation: Compilation, isOwn: (request: string) => boolean): NamesByRequest {
	const { moduleGraph } = compilation
	const found = new Map<string, Set<string>>()
	const seen = new Set<string>()
	const queue: Module[] = []
	const visit = (module: Module | null) => {
		if (!module || seen.has(module.identifier())) return
		seen.add(module.identifier())
		queue.push(module)
	}
	for (const module of compilation.modules) {
		for (const { dependency, module: exposed } of moduleGraph.getOutgoingConnections(module)) {
			if (dependency.type === EXPOSED && isOwn(dependency.request ?? '')) visit(exposed)
		}
	}
	for (let module = queue.pop(); module; module = queue.pop()) {
		for (const { dependency, module: next } of moduleGraph.getOutgoingConnections(module)) {
			if (next?.identifier().startsWith(CONSUMED)) addUsedName(found, dependency)
			else visit(next)
		}
	}
	return sorted(found)
}

function addUsedName(found: Map<string, Set<string>>, { request, ids, type }: Dependency): void {
	if (!request) return
	const names = found.get(request) ?? new Set()
	found.set(request, names)
	// A bare import uses no name; `import()` and `require` get the whole module.
	if (ids) names.add(ids[0] ?? EVERY_NAME)
	else if (!type.startsWith('esm')) names.add(EVERY_NAME)
}

function namesOf({ moduleGraph }: Compilation, module: Module): Set<string> | undefined {
	const provided = moduleGraph.getProvidedExports(module)
	if (!Array.isArray(provided)) return undefined
	const isEsm = module.dependencies.some(({ type }) => type.startsWith('esm'))
	// The default export of a CommonJS module is the module itself.
	return new Set(isEsm ? provided : [...provided, 'default'])
}

function sorted(found: ReadonlyMap<string, ReadonlySet<string>>): NamesByRequest {
	return Object.fromEntries(
		[...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([request, names]) => [request, [...names].sort()]),
	)
}
