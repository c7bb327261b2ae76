import type { SharedModule } from 'shared-contract'
import { packageFolder, packageVersion } from '../compile.ts'
import { SINGLETONS } from '../singletons.ts'

// What builds of this repository need and were built with, and what its shell gives. `react/` is the same package as `react`.
const packages = SINGLETONS.filter(({ request }) => !request.endsWith('/'))

/** The range of each shared module that a build accepts. */
export function requiredRanges(): Record<string, string> {
	return Object.fromEntries(packages.map(({ request, requiredVersion }) => [request, requiredVersion]))
}

/** The version of each shared module that a build is made with. */
export function builtVersions(): Record<string, string> {
	return Object.fromEntries(packages.map(({ request, version }) => [request, version]))
}

/** What the shell gives to slices. */
export function givenModules(): SharedModule[] {
	return packages.map(({ request, version, requiredVersion, strict }) => ({
		request,
		version,
		requiredVersion,
		strict,
	}))
}

/** Whether a page gives the module behind a request. */
export function isShared(request: string): boolean {
	return SINGLETONS.some((each) => {
		return each.request.endsWith('/') ? request.startsWith(each.request) : request === each.request
	})
}

/** The version of `shared-contract` that builds are made against. */
export function contractVersion(): string {
	return packageVersion(packageFolder('shared-contract'))
}
