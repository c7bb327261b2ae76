import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { isFull, tried } from '../full.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'
import { hold, sliceNamed } from './faults.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

/** Where the save button stands, on which page, and at which width it is looked at outside of full runs, px. */
const PLACES = [
	['a title', '/anime/1', 390],
	['the hero of the home page', '/', 1280],
] as const
/** How far things may move when the button takes its skeleton's place, px. */
const UNSEEN_PX = 1

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

const filesOf = (widget: string) => sliceNamed(site.registry, 'mfe-account').exposes[widget] ?? []

const boxOf = (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') =>
	page.locator('main').getByRole(role, { name }).first().boundingBox()

for (const [where, path, looked] of tried(PLACES, 1)) {
	for (const width of isFull ? [390, 1280] : [looked]) {
		test(`a save button that is late on ${where} at ${width} px keeps its shape, and nothing moves when it comes`, async ({
			page,
		}) => {
			const complaints = complaintsOf(page, site.address)
			await page.setViewportSize({ width, height: 900 })
			const release = await hold(page, filesOf('SaveButton'))
			// The hero gives way to the titles by itself, which reduced motion stops.
			await page.emulateMedia({ reducedMotion: 'no-preference' })
			await page.goto(site.address + path, { waitUntil: 'commit' })
			const note = page.locator('main').getByText('Ainda carregando…')
			await expect(note).toBeVisible()
			await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
			const place = page.locator('main [aria-busy="true"]', { has: page.getByText('Ainda carregando…') }).last()
			const shape = await place.boundingBox()
			release('comes')
			await expect(note).toHaveCount(0)
			const button = await boxOf(page, 'Salvar na Lista')
			expect(Math.abs((button?.x ?? 0) - (shape?.x ?? 0))).toBeLessThanOrEqual(UNSEEN_PX)
			expect(Math.abs((button?.y ?? 0) - (shape?.y ?? 0))).toBeLessThanOrEqual(UNSEEN_PX)
			const more = await boxOf(page, path === '/' ? 'Mais opções da sua lista' : /^Favorito/)
			const end = (more?.x ?? 0) + (more?.width ?? 0)
			expect(Math.abs(end - (shape?.x ?? 0) - (shape?.width ?? 0))).toBeLessThanOrEqual(UNSEEN_PX)
			expect(complaints).toEqual([])
		})
	}
}

test('a save button that fails in the light theme is a button that can be read, and heals', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' })
	const release = await hold(page, filesOf('SaveButton'))
	await page.goto(`${site.address}/anime/1`, { waitUntil: 'commit' })
	release('fails')
	const failure = page.locator('main').getByRole('button', { name: 'Não carregou. Tentar de novo' })
	await expect(failure).toBeVisible()
	await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
	expect((await failure.boundingBox())?.height).toBeLessThan(60)
	await page.unrouteAll({ behavior: 'ignoreErrors' })
	await failure.click()
	await expect(page.locator('main').getByRole('button', { name: 'Salvar na Lista', exact: true })).toBeVisible()
})
