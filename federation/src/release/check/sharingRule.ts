import { satisfy } from '@module-federation/runtime'
import type { RegistrySlice, SharedModule, ShellBuild } from 'shared-contract'
import type { RuleResult } from './ruleResult.ts'

/** Checks the shared modules of a version against the live shell and the other live slices, in both directions. */
export function sharingRule(
	version: RegistrySlice,
	shell: Pick<ShellBuild, 'provides' | 'contract'>,
	others: readonly RegistrySlice[],
): RuleResult {
	const { requires = {}, built = {} } = version
	const provided = shell.provides ?? []
	const missing = Object.keys(requires).filter((request) => !provided.some((each) => each.request === request))
	const problems = [
		...(provided.length === 0
			? ['the live shell does not list the modules that it provides']
			: missing.map(notProvided)),
		...provided.flatMap((module) => shellProblems(module, requires, built)),
		...others.flatMap((other) => sliceProblems(other, requires, built)),
		...contractProblems(version.contract, shell.contract),
	]
	return { rule: 'sharing', problems, summary: `${provided.length} shared modules fit the live shell and slices` }
}

type VersionsByRequest = Readonly<Record<string, string>>

function notProvided(request: string): string {
	return `${request}: the live shell does not provide it, and the page would load a copy for this slice alone`
}

function shellProblems(
	{ request, version, requiredVersion }: SharedModule,
	requires: VersionsByRequest,
	built: VersionsByRequest,
): string[] {
	const required = requires[request]
	const builtWith = built[request]
	return [
		...(required && !satisfy(version, required)
			? [`${request}: it requires ${required}, and the live shell provides ${version}`]
			: []),
		...(builtWith && !satisfy(builtWith, requiredVersion)
			? [`${request}: it was built with ${builtWith}, and the live shell accepts ${requiredVersion}`]
			: []),
	]
}

function sliceProblems(
	{ name, requires = {}, built = {} }: RegistrySlice,
	ownRequires: VersionsByRequest,
	ownBuilt: VersionsByRequest,
): string[] {
	return Object.keys(ownRequires).flatMap((request) => {
		const [required, builtWith, theirRequired, theirBuilt] = [
			ownRequires[request],
			ownBuilt[request],
			requires[request],
			built[request],
		]
		return [
			...(required && theirBuilt && !satisfy(theirBuilt, required)
				? [`${request}: it requires ${required}, and the live ${name} was built with ${theirBuilt}`]
				: []),
			...(builtWith && theirRequired && !satisfy(builtWith, theirRequired)
				? [`${request}: it was built with ${builtWith}, and the live ${name} requires ${theirRequired}`]
				: []),
		]
	})
}

function contractProblems(own: string | undefined, shells: string | undefined): string[] {
	if (!own || !shells || satisfy(own, `^${shells}`) || satisfy(shells, `^${own}`)) return []
	return [`shared-contract: it was built against ${own}, and the live shell against ${shells}`]
}
