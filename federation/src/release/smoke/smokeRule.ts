import { LOCALES, type Locale, type Registry, type RegistrySlice } from 'shared-contract'
import type { FillAddress } from '../check/addresses.ts'
import type { RuleResult } from '../check/ruleResult.ts'
import { checkWithoutSlice } from './checkWithoutSlice.ts'
import { interceptSlice } from './interceptSlice.ts'
import { openPath } from './openPath.ts'
import { Problems, withBrowser, withPage } from './visits.ts'

const RULE = 'smoke'
interface SmokeOptions {
	site: string
	/** The tested version, and the folder of its files. */
	slice: RegistrySlice
	folder: string
	live: Registry
	/** Its test addresses. */
	addresses: readonly string[]
	/** The pages of others that show its widgets. */
	fills?: readonly FillAddress[]
	/** The path of a Chromium; undefined if there is none. */
	browser: string | undefined
	/** Continues after the first faulty address. */
	all?: boolean
}

/**
 * Checks that each address of the version, and each of its widgets in pages of others, opens inside the live shell in each language,
 * and that the site works without the slice. It stops at the first faulty address unless `all` is set.
 */
export async function smokeRule({
	browser: executablePath,
	all = false,
	...options
}: SmokeOptions): Promise<RuleResult> {
	if (!executablePath) {
		const problem = 'no Chromium or Chrome found: install one, or set CHROMIUM_PATH'
		return { rule: RULE, problems: [problem], summary: '' }
	}
	const { site, slice, folder, live, addresses, fills = [] } = options
	const problems = new Problems(all)
	await withBrowser(executablePath, async (browser) => {
		const visitAll = (locale: Locale) =>
			withPage(browser, problems, async (page) => {
				await interceptSlice(page, site, slice, folder)
				for (const { path, modules } of [...addresses.map((path) => ({ path, modules: [] })), ...fills]) {
					problems.add(`${path} in ${locale}`, await openPath(page, { site, path, locale, slice, modules }))
					if (problems.isEnough) return
				}
			})
		const without = withPage(browser, problems, async (page) => {
			const others = live.slices.filter(({ name }) => name !== slice.name)
			const isLive = others.length < live.slices.length
			const path = isLive ? (addresses[0] ?? '/') : undefined
			problems.add('without the slice', await checkWithoutSlice(page, { site, name: slice.name, path, others }))
		})
		await Promise.all([...LOCALES.map(visitAll), without])
	})
	const count = addresses.length
	const widgets = fills.flatMap(({ modules }) => modules).length
	return {
		rule: RULE,
		problems: problems.lines(),
		summary: `${count} ${count === 1 ? 'address' : 'addresses'} and ${widgets} widgets in ${LOCALES.length} languages inside the live shell, and the site without the slice`,
	}
}
