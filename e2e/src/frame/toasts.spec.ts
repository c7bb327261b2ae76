import { expect } from '@playwright/test'
import { WIDTHS } from '../browser/walk.ts'
import { isFull } from '../full.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

for (const width of isFull ? WIDTHS : WIDTHS.slice(0, 1)) {
	test(`a toast leaves the composer of a conversation free at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 })
		await page.goto(`${site.address}/messages`)
		await page
			.getByRole('navigation', { name: 'Conversas' })
			.getByRole('link', { name: /Caio Mori/ })
			.click()
		const composer = page.locator('main textarea')
		await composer.fill('Oi, tudo bem?')
		await composer.press('Enter')
		const toast = page.getByRole('region', { name: 'Avisos' }).getByText('Funcionalidade de exemplo')
		await expect(toast).toBeVisible()
		const low = await composer.boundingBox()
		const high = await toast.boundingBox()
		expect((high?.y ?? 0) + (high?.height ?? 0)).toBeLessThan(low?.y ?? 0)
	})
}
