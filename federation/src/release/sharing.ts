import type { Compilation } from '@rspack/core'
import type { SharedModule } from 'shared-contract'
import { packageFolder, packageVersion } from '../compile.ts'
import { SINGLETONS } from '../singletons.ts'
import { exportedNames, type NamesByRequest } from './sharedNames.ts'

// The packages of the shared modules. `react/` is the same package as `react`.
const packages = SINGLETONS.filter(({ request }) => !request.endsWith('/'))

/** The accepted version range of each shared module. */
export function requiredRanges(): Record<string, string> {
	return Object.fromEntries(packages.map(({ request, requiredVersion }) => [request, requiredVersion]))
}

/** The version of each shared module at build time. */
export function builtVersions(): Record<string, string> {
	return Object.fromEntries(packages.map(({ request, version }) => [request, version]))
}

/** The shared modules that the shell provides. */
export function providedModules(): SharedModule[] {
	return packages.map(({ request, version, requiredVersion, strict }) => ({
		request,
		version,
		requiredVersion,
		strict,
	}))
}

/** Whether a request is for a shared module. */
export function isShared(request: string): boolean {
	return SINGLETONS.some((each) => {
		return each.request.endsWith('/') ? request.startsWith(each.request) : request === each.request
	})
}

/** The modules that the shell shares in place of a library: the library's exports that a page can use. */
const HOST_MODULES = 'shared-composition/host/'

/** The exports of the shared modules that the shell provides. Call it at `optimizeModules`. */
export function providedExports(compilation: Compilation): NamesByRequest {
	const names = exportedNames(compilation, (request) => isShared(request.replace(HOST_MODULES, '')))
	return Object.fromEntries(
		Object.entries(names)
			.filter(([request]) => !request.startsWith(HOST_MODULES))
			.map(([request, all]) => [request, names[HOST_MODULES + request] ?? all]),
	)
}

/** The version of `shared-contract` at build time. */
export function contractVersion(): string {
	return packageVersion(packageFolder('shared-contract'))
}
