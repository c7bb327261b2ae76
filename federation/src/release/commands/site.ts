import { conforms, Registry, RegistrySlice, registryRoute, SHELL_BASE, SHELL_FILE, ShellBuild } from 'shared-contract'
import { SiteError } from './ReleaseApi.ts'

const TIMEOUT_MS = 15_000

/** What a site shows everybody now. */
export interface LiveSite {
	address: string
	registry: Registry
	/** The slices with all that their builds say of themselves. */
	slices: RegistrySlice[]
	shell: ShellBuild
}

/** @throws SiteError */
export async function liveSite(address: string): Promise<LiveSite> {
	const [registry, shell] = await Promise.all([liveRegistry(address), json(address + SHELL_BASE + SHELL_FILE)])
	if (!conforms(ShellBuild, shell)) throw new SiteError(`${address} does not say what its shell gives`)
	const slices = await Promise.all(registry.slices.map((slice) => described(address, slice)))
	return { address, registry, slices, shell }
}

/** @throws SiteError */
export async function liveRegistry(address: string): Promise<Registry> {
	const registry = await json(address + registryRoute.path)
	if (!conforms(Registry, registry)) throw new SiteError(`${address} has no registry of slices`)
	return registry
}

// Pages are given less of a slice than its build says.
async function described(address: string, slice: RegistrySlice): Promise<RegistrySlice> {
	const own = await json(new URL(`${slice.base}slice.json`, address).href).catch(() => undefined)
	return conforms(RegistrySlice, own) ? { ...own, ...slice } : slice
}

async function json(url: string): Promise<unknown> {
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
