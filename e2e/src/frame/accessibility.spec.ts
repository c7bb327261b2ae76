import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { tried } from '../full.ts'
import { test } from '../test.ts'

test('home and sign-in, dark and light, have no accessibility fault that a machine can find', async ({
	page,
	demo,
}) => {
	const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
	for (const path of ['/', '/auth', '/notifications', '/nowhere']) {
		await page.emulateMedia({ colorScheme: 'dark' })
		await page.goto(demo.address + path)
		await expect(page.locator('#niouka-startup')).toHaveCount(0)
		await expect(page.locator('main')).toBeVisible()
		const dark = await ground()
		for (const colorScheme of ['dark', 'light'] as const) {
			await page.emulateMedia({ colorScheme })
			expect((await ground()) === dark).toBe(colorScheme === 'dark')
			const axe = new AxeBuilder({ page })
			// The other scheme changes colours alone.
			if (colorScheme === 'dark') axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
			else axe.withRules('color-contrast')
			const { violations } = await axe.analyze()
			expect(violations.map(({ id, nodes }) => `${path} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([])
		}
	}
})

test('on a phone, targets are at least 24 px', async ({ page, demo }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	for (const path of tried(['/', '/anime/1', '/lists', '/messages', '/calendar', '/manga/101', '/person/1'], 4)) {
		await page.goto(demo.address + path)
		await expect(page.locator('#niouka-startup')).toHaveCount(0)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		const { violations } = await new AxeBuilder({ page }).withRules('target-size').analyze()
		const small = violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${path} ${html}`))
		expect(small).toEqual([])
	}
})
