import { expect } from '@playwright/test'
import { CATALOGUE_SCREENS } from '../browser/screens.ts'
import { walkScreens } from '../browser/walk.ts'
import { isFull } from '../full.ts'
import { test } from '../test.ts'

walkScreens(CATALOGUE_SCREENS)

/** Pages that are not there, one of each kind first. */
const NOWHERE = [
	'/anime/x',
	'/news/none',
	'/episode/-1',
	'/anime/0',
	'/anime/99999999999',
	'/person/0',
	'/studio/99999',
	'/tag/none',
	'/season/2026/rain',
	'/franchise/99999999',
]
for (const [index, path] of NOWHERE.entries()) {
	test(`${path} is a page that says so, with the status 404`, async ({ page, demo }) => {
		const answer = await page.request.get(demo.address + path, { headers: { accept: 'text/html' } })
		expect(answer.status()).toBe(404)
		if (!isFull && index > 2) return
		await page.goto(demo.address + path)
		await expect(page.locator('main').getByRole('link').first()).toBeVisible()
	})
}
