import { expect } from '@playwright/test'
import { walkScreens } from '../browser/walk.ts'
import { test } from '../test.ts'

const SCREENS = [
	'/explore',
	'/mangas',
	'/popular',
	'/calendar',
	'/news',
	'/news/26',
	'/categories',
	'/releases',
	'/movies',
	'/episodes',
	'/anime/1',
	'/manga/101',
	'/episode/1',
]

walkScreens(SCREENS)

for (const [path, status] of [
	['/anime/x', 404],
	['/anime/0', 404],
	['/anime/99999999999', 404],
	['/news/none', 404],
	['/episode/-1', 404],
] as const) {
	test(`${path} is a page that says so, with the status ${status}`, async ({ page, demo }) => {
		const answer = await page.goto(demo.address + path)
		expect(answer?.status()).toBe(status)
		await expect(page.locator('main').getByRole('link').first()).toBeVisible()
	})
}
