import { expect, type Page } from '@playwright/test'
import { sliceOwning } from 'shared-contract'
import { complaintsOf } from '../browser/complaints.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'
import { fileOf } from './faults.ts'

/** How late a file comes: later than a page waits before it says that a part is slow, ms. */
const LATE_MS = 4000
/** Screens of each slice, with something that only their data bring. */
const SCREENS: readonly [path: string, shows: (page: Page) => ReturnType<Page['getByRole']>][] = [
	['/messages', (page) => page.getByRole('navigation', { name: 'Conversas' }).getByRole('link').first()],
	['/notifications', (page) => page.locator('main').getByRole('listitem').first()],
	['/profile', (page) => page.locator('main').getByRole('tab').first()],
	['/settings', (page) => page.locator('main').getByRole('textbox').first()],
	['/lists', (page) => page.locator('main').getByRole('listitem').first()],
	['/calendar', (page) => page.locator('main').getByRole('link').first()],
	['/explore', (page) => page.locator('main').getByRole('listitem').first()],
]

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

/** Lets a file come late. */
async function delay(page: Page, file: string) {
	await page.route(
		(url) => url.pathname.endsWith(`/${file}`),
		async (route) => {
			await new Promise((resolve) => setTimeout(resolve, LATE_MS))
			await route.continue()
		},
	)
}

for (const [path, shows] of SCREENS) {
	test(`${path} opens when its code comes late`, async ({ page }) => {
		const slice = sliceOwning(site.registry, path)
		if (!slice) throw new Error(`nobody owns ${path}`)
		const complaints = complaintsOf(page, site.address)
		await delay(page, fileOf(slice, 'screen chunk', path))
		await page.goto(site.address + path, { waitUntil: 'commit' })
		await expect(page.getByRole('alert')).toContainText('demorando')
		await expect(shows(page)).toBeVisible({ timeout: LATE_MS + 5000 })
		await expect(page.getByText('demorando')).toHaveCount(0)
		expect(complaints).toEqual([])
	})
}
