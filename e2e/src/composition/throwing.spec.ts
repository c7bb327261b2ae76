import { expect, type Page } from '@playwright/test'
import { alteredBuild } from 'federation/release/alteredBuild'
import { putIn } from 'federation/release/smoke/putIn'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

/** A version of the account slice whose module of routes throws while it runs for the first time. */
const throwing = () =>
	alteredBuild('mfe-account', '0.1.1', (text, file) =>
		file === 'routes.js' ? text.replace(/\w+\.r\(\w+\);/, '$&throw new Error("thrown at start");') : text,
	)

const loadsOf = (page: Page) =>
	page.evaluate(() => {
		const events: { slice: string; phase: string; module?: string; error?: string }[] = Reflect.get(
			window,
			'__niouka__',
		).events
		return events.filter(({ slice, module }) => slice === 'mfe-account' && module === 'routes')
	})

test('a slice that throws at its start has failed, and heals on the same page once another version is live', async ({
	page,
}) => {
	const { slice, folder } = await throwing()
	const takeBack = await putIn(page, site.address, slice, folder)
	await page.goto(`${site.address}/auth`)
	const panel = page.getByRole('alert').filter({ hasText: 'Conta' })
	await expect(panel).toBeVisible()
	await expect
		.poll(() => loadsOf(page))
		.toContainEqual(expect.objectContaining({ phase: 'failed', error: expect.stringContaining('thrown at start') }))
	expect((await loadsOf(page)).map(({ phase }) => phase)).not.toContain('ready')
	await page.evaluate(() => Reflect.set(window, 'sameDocument', true))

	await takeBack()
	await panel.getByRole('button', { name: 'Tentar novamente' }).click()
	await expect(page.locator('main')).toContainText('Senha')
	await expect(panel).toBeHidden()
	expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
	// The version that threw and the one that runs have chunks of their own.
	const arrays = await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('mfe-account@')))
	expect(arrays).toHaveLength(2)
})
