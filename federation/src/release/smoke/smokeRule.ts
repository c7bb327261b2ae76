import type { Page } from '@playwright/test'
import { LOCALES, type Locale, type Registry, type RegistrySlice } from 'shared-contract'
import type { FillAddress } from '../check/addresses.ts'
import type { RuleResult } from '../check/ruleResult.ts'
import { areRoutesReady } from './browserFunctions.ts'
import { blockSlice, interceptSlice } from './interceptSlice.ts'
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

/** Timeout of the frame, with or without a slice, ms. */
const FRAME_TIMEOUT_MS = 30_000

interface Options {
	site: string
	/** The missing slice. */
	name: string
	/** One of its owned paths; undefined if the slice is new to the site. */
	path: string | undefined
	others: readonly RegistrySlice[]
}

/** Blocks all files of a slice and opens the frame and a screen of each other slice. Returns the problems. */
async function checkWithoutSlice(page: Page, { site, name, path, others }: Options): Promise<string[]> {
	const problems: string[] = []
	page.on('pageerror', (error) => problems.push(`uncaught error: ${error.message}`))
	page.setDefaultTimeout(FRAME_TIMEOUT_MS)
	try {
		await blockSlice(page, site, name)
		if (path !== undefined) {
			await page.goto(site + path, { waitUntil: 'domcontentloaded' })
			await page.waitForSelector('header')
			await page.waitForSelector('main [role="alert"]')
		}
		for (const other of others) {
			await page.goto(site + (other.owns[0] ?? '/'), { waitUntil: 'domcontentloaded' })
			await page.waitForFunction(areRoutesReady, other.name)
		}
	} catch (error) {
		problems.push(`the site does not work: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
	}
	return problems
}
