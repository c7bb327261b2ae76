import { expect } from '@playwright/test'
import { changeLanguage } from '../browser/changeLanguage.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'
import { breakFile } from './faults.ts'
import { strangers } from './strangers.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

test('each slice has the very same React, stores, router and theme as the shell', async ({ page }) => {
	await page.goto(`${site.address}/`)
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
	for (const slice of ['mfe-catalogue', 'mfe-community', 'mfe-account']) {
		await expect.poll(() => strangers(page, slice), { message: slice }).toEqual([])
	}
})

test('a slice follows a store that the shell writes: the language', async ({ page }) => {
	await page.goto(`${site.address}/auth`)
	const slice = page.locator('main')
	await expect(slice).toContainText('Senha')
	await changeLanguage(page, 'ja')
	await expect(slice).toContainText('パスワード')
})

test('only the first screen is fetched: one slice, and no copy of what the shell gives', async ({ page }) => {
	const scripts: string[] = []
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
	})
	await page.goto(`${site.address}/auth`)
	await expect(page.locator('main')).toContainText('Senha')
	expect(scripts.filter((path) => path.startsWith('/r/') && !path.startsWith('/r/mfe-account/'))).toEqual([])
	// The chunks that hold a slice's own copies have numbers; all that it uses have names.
	expect(scripts.filter((path) => /^\/r\/.*\/\d+\.js$/.test(path))).toEqual([])
})

test('a missing manifest costs nothing: the registry says all that a page needs', async ({ page }) => {
	await breakFile(page, 'mf-manifest.json', 'missing')
	await page.goto(`${site.address}/`)
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
})

for (const [hash, path] of [
	['#/auth', '/auth'],
	['#/auth?next=%2Fexplore', '/auth?next=%2Fexplore'],
]) {
	test(`/${hash} leads to ${path}, and the address says so`, async ({ page }) => {
		await page.goto(`${site.address}/${hash}`)
		await expect(page.locator('main')).toContainText('Senha')
		await expect(page).toHaveURL(`${site.address}${path}`)
	})
}
