import { satisfy } from '@module-federation/runtime'
import type { RegistrySlice, SharedModule, ShellBuild } from 'shared-contract'
import type { Finding } from './finding.ts'

/** The shared modules of a version go with what the live shell gives and what the other live slices run with, both ways. */
export function sharingRule(
	version: RegistrySlice,
	shell: Pick<ShellBuild, 'given' | 'contract'>,
	others: readonly RegistrySlice[],
): Finding {
	const { requires = {}, built = {} } = version
	const given = shell.given ?? []
	const missing = Object.keys(requires).filter((request) => !given.some((each) => each.request === request))
	const problems = [
		...(given.length === 0 ? ['the live shell does not say what it gives'] : missing.map(ownCopy)),
		...given.flatMap((module) => withShell(module, requires, built)),
		...others.flatMap((other) => withSlice(other, requires, built)),
		...contractProblems(version.contract, shell.contract),
	]
	return { rule: 'sharing', problems, seen: `${given.length} shared modules fit the live shell and slices` }
}

type Texts = Readonly<Record<string, string>>

function ownCopy(request: string): string {
	return `${request}: the live shell does not give it, and the page would hold a copy for this slice alone`
}

function withShell({ request, version, requiredVersion }: SharedModule, requires: Texts, built: Texts): string[] {
	const wanted = requires[request]
	const made = built[request]
	return [
		...(wanted && !satisfy(version, wanted)
			? [`${request}: it needs ${wanted}, and the live shell gives ${version}`]
			: []),
		...(made && !satisfy(made, requiredVersion)
			? [`${request}: it was built with ${made}, and the live shell accepts ${requiredVersion}`]
			: []),
	]
}

function withSlice({ name, requires = {}, built = {} }: RegistrySlice, ownRequires: Texts, ownBuilt: Texts): string[] {
	return Object.keys(ownRequires).flatMap((request) => {
		const [wanted, made, theirs, theirMade] = [
			ownRequires[request],
			ownBuilt[request],
			requires[request],
			built[request],
		]
		return [
			...(wanted && theirMade && !satisfy(theirMade, wanted)
				? [`${request}: it needs ${wanted}, and the live ${name} was built with ${theirMade}`]
				: []),
			...(made && theirs && !satisfy(made, theirs)
				? [`${request}: it was built with ${made}, and the live ${name} needs ${theirs}`]
				: []),
		]
	})
}

function contractProblems(own: string | undefined, shells: string | undefined): string[] {
	if (!own || !shells || satisfy(own, `^${shells}`) || satisfy(shells, `^${own}`)) return []
	return [`shared-contract: it was built against ${own}, and the live shell against ${shells}`]
}
