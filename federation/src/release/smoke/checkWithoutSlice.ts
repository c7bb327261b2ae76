import type { Page } from '@playwright/test'
import type { RegistrySlice } from 'shared-contract'
import { areRoutesReady } from './browserFunctions.ts'
import { blockSlice } from './interceptSlice.ts'

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
export async function checkWithoutSlice(page: Page, { site, name, path, others }: Options): Promise<string[]> {
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
