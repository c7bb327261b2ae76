import type { Compilation, Dependency, Module } from '@rspack/core'

/** Names of modules, by the request under which code asks for them, in the order of the alphabet. */
export type NamesByRequest = Record<string, string[]>

/** Stands for every name of a module: code holds the whole of it. */
export const EVERY_NAME = '*'

const CONSUMED = 'consume shared module'
const EXPOSED = 'container exposed'

/**
 * What the modules behind some requests export, as a build's code asks for them. A request that nobody makes, and a module
 * that says only when it runs what it exports, is left out. To be called at `optimizeModules`, while modules are whole.
 */
export function exportedNames(compilation: Compilation, isAsked: (request: string) => boolean): NamesByRequest {
	const found = new Map<string, Set<string>>()
	for (const module of compilation.modules) {
		for (const { dependency, resolvedModule } of compilation.moduleGraph.getOutgoingConnections(module)) {
			const request = dependency.request
			if (!request || !resolvedModule || found.has(request) || !isAsked(request)) continue
			const names = namesOf(compilation, resolvedModule)
			if (names) found.set(request, names)
		}
	}
	return sorted(found)
}

/**
 * The names of shared modules that a container's own code uses: what its exposed modules reach without the copies that it
 * brings for a page that gives none. To be called at `optimizeModules`.
 *
 * @param isOwn which exposed modules count, by the request under which they are exposed
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
			if (next?.identifier().startsWith(CONSUMED)) note(found, dependency)
			else visit(next)
		}
	}
	return sorted(found)
}

function note(found: Map<string, Set<string>>, { request, ids, type }: Dependency): void {
	if (!request) return
	const names = found.get(request) ?? new Set()
	found.set(request, names)
	// An import by itself asks for no name; `import()` and `require` get the whole module.
	if (ids) names.add(ids[0] ?? EVERY_NAME)
	else if (!type.startsWith('esm')) names.add(EVERY_NAME)
}

function namesOf({ moduleGraph }: Compilation, module: Module): Set<string> | undefined {
	const provided = moduleGraph.getProvidedExports(module)
	if (!Array.isArray(provided)) return undefined
	const isEsm = module.dependencies.some(({ type }) => type.startsWith('esm'))
	// Of a CommonJS module the default is the module itself.
	return new Set(isEsm ? provided : [...provided, 'default'])
}

function sorted(found: ReadonlyMap<string, ReadonlySet<string>>): NamesByRequest {
	return Object.fromEntries(
		[...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([request, names]) => [request, [...names].sort()]),
	)
}
