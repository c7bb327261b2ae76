import { type Site, startSite } from './startSite.ts'

const VARIABLE = 'E2E_SHARED_SITES'

/** The settings of each site that all workers of a run share. */
const SHARED = { demo: {}, members: { SITE_DEMO: 'false' } } as const

/**
 * Starts the sites that all workers of a run share. The template must be there.
 * @returns what stops them
 */
export async function startSharedSites(): Promise<() => Promise<void>> {
	const names = Object.keys(SHARED) as (keyof typeof SHARED)[]
	const sites = await Promise.all(names.map((name) => startSite(SHARED[name])))
	// The workers of the run inherit it.
	process.env[VARIABLE] = JSON.stringify(Object.fromEntries(names.map((name, index) => [name, sites[index]])))
	return async () => {
		await Promise.all(sites.map((site) => site.stop()))
	}
}

/** A site that all workers of the run share. */
export function sharedSite(name: keyof typeof SHARED): Site {
	const all = process.env[VARIABLE]
	if (all === undefined) throw new Error(`${VARIABLE} is not set: the global setup of Playwright has not run`)
	return JSON.parse(all)[name]
}
