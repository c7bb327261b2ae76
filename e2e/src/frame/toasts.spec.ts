import { expect } from '@playwright/test'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

for (const width of [390, 768, 1280, 1920]) {
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
