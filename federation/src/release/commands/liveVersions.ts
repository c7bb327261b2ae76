import { conforms, Registry, RegistrySlice, registryRoute, SHELL_BASE, SHELL_FILE, ShellBuild } from 'shared-contract'
import { SiteError } from './ReleaseApi.ts'

const TIMEOUT_MS = 15_000

/** The live versions of a site. */
export interface LiveSite {
	address: string
	registry: Registry
	/** The live slices, with their full `slice.json`. */
	slices: RegistrySlice[]
	shell: ShellBuild
}

/** Fetches the live versions of a site. @throws SiteError */
export async function liveSite(address: string): Promise<LiveSite> {
	const [registry, shell] = await Promise.all([liveRegistry(address), fetchJson(address + SHELL_BASE + SHELL_FILE)])
	if (!conforms(ShellBuild, shell)) throw new SiteError(`${address} has no valid shell.json`)
	const slices = await Promise.all(registry.slices.map((slice) => withBuildFields(address, slice)))
	return { address, registry, slices, shell }
}

/** Fetches the registry of a site. @throws SiteError */
export async function liveRegistry(address: string): Promise<Registry> {
	const registry = await fetchJson(address + registryRoute.path)
	if (!conforms(Registry, registry)) throw new SiteError(`${address} has no valid registry`)
	return registry
}

// The registry holds fewer fields of a slice than its build.
async function withBuildFields(address: string, slice: RegistrySlice): Promise<RegistrySlice> {
	const build = await fetchJson(new URL(`${slice.base}slice.json`, address).href).catch(() => undefined)
	return conforms(RegistrySlice, build) ? { ...build, ...slice } : slice
}

async function fetchJson(url: string): Promise<unknown> {
	try {
		const answer = await fetch(url, {
			signal: AbortSignal.timeout(TIMEOUT_MS),
			headers: { 'cache-control': 'no-cache' },
		})
		if (!answer.ok) throw new Error(`answered ${answer.status}`)
		return await answer.json()
	} catch (error) {
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
		throw new SiteError(`${url}: ${cause instanceof Error ? cause.message : cause}`)
	}
}
