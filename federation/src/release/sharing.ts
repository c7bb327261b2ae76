import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SharedModule } from 'shared-contract'
import { room } from '../compile.ts'
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

/** The version of `shared-contract` that builds are made against. */
export function contractVersion(): string {
	const { version }: { version: string } = JSON.parse(
		readFileSync(join(room('shared-contract'), 'package.json'), 'utf8'),
	)
	return version
}
