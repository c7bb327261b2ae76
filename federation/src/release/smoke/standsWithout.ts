import type { Page } from '@playwright/test'
import type { RegistrySlice } from 'shared-contract'
import { hasRun } from './inPage.ts'
import { takeOut } from './putIn.ts'

/** The frame stands within this, with or without a slice, ms. */
const FRAME_WITHIN_MS = 30_000

interface Without {
	site: string
	/** The slice that is not there. */
	name: string
	/** A path that it owns; none where the site does not know the slice yet. */
	path: string | undefined
	others: readonly RegistrySlice[]
}

/** The frame, and a screen of each other slice, where nothing of one can be fetched. Answers what is wrong, in words. */
export async function standsWithout(page: Page, { site, name, path, others }: Without): Promise<string[]> {
	const problems: string[] = []
	page.on('pageerror', (error) => problems.push(`nobody caught: ${error.message}`))
	page.setDefaultTimeout(FRAME_WITHIN_MS)
	try {
		await takeOut(page, site, name)
		if (path !== undefined) {
			await page.goto(site + path, { waitUntil: 'domcontentloaded' })
			await page.waitForSelector('header')
			await page.waitForSelector('main [role="alert"]')
		}
		for (const other of others) {
			await page.goto(site + (other.owns[0] ?? '/'), { waitUntil: 'domcontentloaded' })
			await page.waitForFunction(hasRun, other.name)
		}
	} catch (error) {
		problems.push(`the site does not stand: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
	}
	return problems
}
