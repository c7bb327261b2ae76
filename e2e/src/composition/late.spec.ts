import { expect, type Page } from '@playwright/test'
import { sliceOwning } from 'shared-contract'
import { complaintsOf } from '../browser/complaints.ts'
import { tried } from '../full.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { fileOf, hold } from './faults.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

/** Screens with something that only their data bring: one of each slice, then others. */
const SCREENS: readonly [path: string, shows: (page: Page) => ReturnType<Page['getByRole']>][] = [
	['/messages', (page) => page.getByRole('navigation', { name: 'Conversas' }).getByRole('link').first()],
	['/lists', (page) => page.locator('main').getByRole('grid')],
	['/explore', (page) => page.locator('main').getByRole('listitem').first()],
	['/notifications', (page) => page.locator('main').getByRole('listitem').first()],
	['/profile', (page) => page.locator('main').getByRole('tab').first()],
	['/settings', (page) => page.locator('main').getByRole('textbox').first()],
	['/calendar', (page) => page.locator('main').getByRole('link').first()],
]

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

for (const [path, shows] of tried(SCREENS, 3)) {
	test(`${path} opens when its code comes late`, async ({ page }) => {
		const slice = sliceOwning(site.registry, path)
		if (!slice) throw new Error(`nobody owns ${path}`)
		const complaints = complaintsOf(page, site.address)
		const release = await hold(page, [fileOf(slice, 'screen chunk', path)])
		await page.goto(site.address + path, { waitUntil: 'commit' })
		await expect(page.getByRole('alert')).toContainText('demorando')
		release('comes')
		await expect(shows(page)).toBeVisible()
		await expect(page.getByText('demorando')).toHaveCount(0)
		// What was loaded ahead waits for the code.
		expect(complaints.filter((complaint) => !complaint.includes('was preloaded'))).toEqual([])
	})
}

test('a path that its slice does not know is not found, also where the slice comes late', async ({ page }) => {
	leaveToFullRuns()
	const slice = sliceOwning(site.registry, '/appeals')
	if (!slice) throw new Error('nobody owns /appeals')
	const release = await hold(page, [fileOf(slice, 'entry', '/appeals')])
	await page.goto(`${site.address}/appeals`, { waitUntil: 'commit' })
	await expect(page.getByRole('alert')).toContainText('demorando')
	release('comes')
	await expect(page.getByRole('heading', { name: 'Esta rua não está no mapa' })).toBeVisible()
})
