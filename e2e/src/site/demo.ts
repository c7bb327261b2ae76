import { type Site, startSite } from './startSite.ts'

const VARIABLE = 'E2E_DEMO'

/**
 * Starts the demo that all workers of a run share. The template must be there.
 * @returns what stops it
 */
export async function startDemo(): Promise<() => Promise<void>> {
	const { stop, ...site } = await startSite()
	// The workers of the run inherit it.
	process.env[VARIABLE] = JSON.stringify(site)
	return stop
}

/** The demo that all workers of the run share. */
export function sharedDemo(): Site {
	const site = process.env[VARIABLE]
	if (site === undefined) throw new Error(`${VARIABLE} is not set: the global setup of Playwright has not run`)
	return JSON.parse(site)
}
