import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Site, startSite } from '../site/startSite.ts'

const WIDTHS = [390, 768, 1280, 1920]
const LANGUAGES = { pt: 'pt-BR', en: 'en-US', ja: 'ja-JP' } as const
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

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

/** A page of a reader, and everything that it complains of. */
async function visit(browser: Browser, locale: string) {
	const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 } })
	const page = await context.newPage()
	const complaints: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
	})
	page.on('pageerror', (error) => complaints.push(error.message))
	page.on('request', (request) => {
		if (!request.url().startsWith(site.address) && !request.url().startsWith('data:')) complaints.push(request.url())
	})
	return { context, page, complaints }
}

const scrollsSideways = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const [language, locale] of Object.entries(LANGUAGES)) {
	for (const screen of SCREENS) {
		test(`${screen} in ${language}: at every width within it, titled, with a quiet console`, async ({ browser }) => {
			const { context, page, complaints } = await visit(browser, locale)
			await page.goto(site.address + screen)
			await expect(page.locator('main h1').first()).toBeVisible()
			await expect(page).toHaveTitle(/Niouka/)
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 900 })
				expect(await scrollsSideways(page), `sideways at ${width} px`).toBe(false)
			}
			expect(complaints).toEqual([])
			await context.close()
		})
	}
}

for (const [path, status] of [
	['/anime/x', 404],
	['/anime/0', 404],
	['/anime/99999999999', 404],
	['/news/none', 404],
	['/episode/-1', 404],
] as const) {
	test(`${path} is a page that says so, with the status ${status}`, async ({ page }) => {
		const answer = await page.goto(site.address + path)
		expect(answer?.status()).toBe(status)
		await expect(page.locator('main').getByRole('link').first()).toBeVisible()
	})
}
