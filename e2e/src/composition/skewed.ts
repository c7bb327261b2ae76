import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { alteredBuild } from 'federation/release/alteredBuild'
import type { Candidate } from 'federation/release/commands/candidate'

/** Which version of a shared module a slice needs, as the registry is told and as its own entry asks. */
interface Needs {
	module: string
	range: string
	/** Only its entry asks for it: the registry knows nothing of it. */
	inEntryAlone?: boolean
}

const ENTRY = /^entry\.[0-9a-f]+\.js$/
/** A module's name and the range that follows it, as a build writes them. */
const asked = (module: string) => new RegExp(`("${module}"[^{}]{0,200}?)"[\\^~]\\d[^"]*"`, 'g')
/** A module's name and the version that follows it. */
const had = (module: string) => new RegExp(`("${module}"[^{}"]{0,40})"\\d[^"]*"`, 'g')

/** The version of a package of ours, and the nearest ones that a compatible range does and does not include. */
export function versionsOf(name: string) {
	const { version } = JSON.parse(readFileSync(new URL(`../../../${name}/package.json`, import.meta.url), 'utf8'))
	const [major, minor, patch] = version.split('.').map(Number)
	return { range: `^${major}.${minor}.0`, patched: `${major}.${minor}.${patch + 1}`, next: `${major}.${minor + 1}.0` }
}

/** A version of the account slice that was built for another version of a shared module. */
export function needing({ module, range, inEntryAlone = false }: Needs): Promise<Candidate> {
	return alteredBuild('mfe-account', '0.1.1', (text, file) =>
		ENTRY.test(file) || (file === 'slice.json' && !inEntryAlone) ? changed(text, asked(module), range) : text,
	)
}

/** A version of the account slice that brings copies of its own of shared modules, at those versions. */
export function bringing(versions: Readonly<Record<string, string>>): Promise<Candidate> {
	return alteredBuild('mfe-account', '0.1.1', (text, file) =>
		ENTRY.test(file)
			? Object.entries(versions).reduce((all, [module, version]) => changed(all, had(module), version), text)
			: text,
	)
}

/** Gives a browser a shell that gives slices another version of a shared module. */
export async function giveShellWith(context: BrowserContext, site: string, module: string, version: string) {
	// The first script has the versions. Others may still be fetched when a test ends.
	const script = (url: URL) => url.origin === site && /^\/s\/main\.\w+\.js$/.test(url.pathname)
	await context.route(script, async (route) => {
		const response = await route.fetch()
		const text = await response.text()
		await route.fulfill({ response, body: text.replace(had(module), `$1"${version}"`) })
	})
}

function changed(text: string, pattern: RegExp, value: string): string {
	const other = text.replace(pattern, `$1"${value}"`)
	if (other === text) throw new Error(`nothing of the build matches ${pattern}`)
	return other
}
