import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

/** A screen of each kind: with words and chunks of its own, with forms, and one that lies beneath another's path. */
const PATHS = ['/', '/explore', '/news', '/news/1', '/anime/1', '/auth', '/terms', '/dmca']
/** Browsers complain of what a page preloaded and has not used so long after it was there, ms. */
const READ_FOR_MS = 6000

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

test('a page that somebody reads for a while has used all that it preloaded', async ({ browser }) => {
	const context = await browser.newContext()
	for (const path of PATHS) {
		const page = await context.newPage()
		const complaints = complaintsOf(page, site.address)
		await page.goto(site.address + path)
		await expect(page.locator('main h1').first()).toBeVisible()
		await page.waitForTimeout(READ_FOR_MS)
		expect(complaints, path).toEqual([])
		await page.close()
	}
	await context.close()
})
