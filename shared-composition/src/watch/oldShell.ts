import { SHELL_BASE, SHELL_FILE } from 'shared-contract'
import { $navigate } from 'shared-state'
import type { CompositionEvent } from '../eventLog.ts'
import { loadState } from '../index.ts'
import { findSlice } from '../registryStore.ts'
import { VersionSkewError } from '../versionSkew.ts'

/** The address of the script by which the server tells this page's shell from another build: the last that it wrote into the page. */
export function shellScript(): string | undefined {
	const scripts = document.querySelectorAll(`script[defer][src^="${SHELL_BASE}"]`)
	return scripts[scripts.length - 1]?.getAttribute('src') ?? undefined
}

/**
 * Offers a reload in place of a slice that failed in a tab with an older shell than the site's: the version may be right and need
 * the new shell.
 */
export async function offerReload({ slice, module, phase }: CompositionEvent): Promise<void> {
	const known = findSlice(slice)
	const provided = shellScript()
	if (!known || !provided || !module || (phase !== 'failed' && phase !== 'render')) return
	const wanted = await newerShell(provided)
	if (!wanted) return
	const error = new VersionSkewError(known, 'shell', wanted, provided)
	loadState(slice, module).set({ state: 'failed', error })
	// The error boundary gives way to the screen, which shows that.
	if (phase === 'render') $navigate.get()(location.pathname + location.search)
}

/** The script of the site's shell, if it is another one than this page's. */
async function newerShell(own: string): Promise<string | undefined> {
	try {
		const answer = await fetch(SHELL_BASE + SHELL_FILE, { cache: 'no-cache' })
		const build: unknown = await answer.json()
		const scripts: unknown = Reflect.get(Object(build), 'scripts')
		return Array.isArray(scripts) && !scripts.includes(own) ? String(scripts.at(-1)) : undefined
	} catch {
		return undefined
	}
}
