import type { SharedModule } from 'shared-contract'
import { packageFolder, packageVersion } from '../compile.ts'
import { SINGLETONS } from '../singletons.ts'

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

/** The version of `shared-contract` at build time. */
export function contractVersion(): string {
	return packageVersion(packageFolder('shared-contract'))
}
