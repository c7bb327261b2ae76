import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

/** A screen of each kind: with words and chunks of its own, with forms, and one that lies beneath another's path. */
const PATHS = ['/', '/explore', '/news', '/news/1', '/anime/1', '/auth', '/terms', '/dmca']
/** Browsers complain of what a page preloaded and has not used so long after it was there, ms. */
const READ_FOR_MS = 6000

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

test('a page that somebody reads for a while has used all that it preloaded', async ({ browser }) => {
	const context = await browser.newContext()
	const read: { path: string; page: Page; complaints: string[] }[] = []
	for (const path of PATHS) {
		const page = await context.newPage()
		read.push({ path, page, complaints: complaintsOf(page, site.address) })
		// The next page is opened when this one has all its parts.
		await page.goto(site.address + path, { waitUntil: 'networkidle' })
		await expect(page.locator('main h1').first()).toBeVisible()
	}
	// All of them are open for that long, and the last the shortest.
	await read.at(-1)?.page.waitForTimeout(READ_FOR_MS)
	for (const { path, complaints } of read) expect(complaints, path).toEqual([])
})
