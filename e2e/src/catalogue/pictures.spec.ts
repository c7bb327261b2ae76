import { type Browser, expect, type Page } from '@playwright/test'
import { withoutReading } from '../browser/withoutReading.ts'
import { tried } from '../full.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** The Japanese face is in 120 files. */
const JAPANESE_FACE = /noto-sans-jp/
/** No request for so long means that a page has all that it asks for, ms. */
const QUIET_MS = 3000

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

interface Seen {
	page: Page
	pictures: Set<string>
	faces: Set<string>
}

/** Opens a page and waits until it asks for nothing more. */
async function open(
	browser: Browser,
	path: string,
	{ locale = 'pt-BR', prepare }: { locale?: string; prepare?: (page: Page) => Promise<void> } = {},
): Promise<Seen> {
	const context = await browser.newContext({ ...PHONE, locale })
	const page = await context.newPage()
	const seen: Seen = { page, pictures: new Set(), faces: new Set() }
	let last = Date.now()
	page.on('request', (request) => {
		last = Date.now()
		const { pathname } = new URL(request.url())
		if (request.resourceType() === 'image') seen.pictures.add(pathname)
		if (JAPANESE_FACE.test(pathname)) seen.faces.add(pathname)
	})
	await prepare?.(page)
	await page.goto(site.address + path)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect.poll(() => Date.now() - last).toBeGreaterThan(QUIET_MS)
	return seen
}

const FIRST_VIEWS: readonly [path: string, below: number][] = [
	['/', 4],
	// Its tabs hold their own.
	['/anime/1', 0],
	['/explore', 4],
]
for (const [path, below] of tried(FIRST_VIEWS, 1)) {
	test(`a phone asks for what is near the first view of ${path}, in the size shown`, async ({ browser }) => {
		const { page, pictures } = await open(browser, path)
		expect(pictures.size).toBeGreaterThan(4)
		expect(pictures.size).toBeLessThanOrEqual(28)
		const drawn = [...pictures].filter((address) => /^\/art\/(?:poster|banner|episode|news)\//.test(address))
		expect(drawn.filter((address) => !/\.(?:160|320|720|1600)\.webp$/.test(address))).toEqual([])
		// What is below comes with the reader.
		await page.mouse.wheel(0, 3000)
		await expect.poll(() => pictures.size).toBeGreaterThan(drawn.length + below)
	})
}

for (const path of ['/', '/anime/1']) {
	test(`${path} in Portuguese shows kana in a face of the system`, async ({ browser }) => {
		leaveToFullRuns()
		const { page, faces } = await open(browser, path)
		expect(await page.getByText(/[\u3040-\u30ff\u4e00-\u9fff]/).count()).toBeGreaterThan(0)
		expect([...faces]).toEqual([])
	})

	test(`${path} in Japanese loads what it needs of the Japanese face`, async ({ browser }) => {
		if (path !== '/') leaveToFullRuns()
		const { faces } = await open(browser, path, { locale: 'ja' })
		expect(faces.size).toBeGreaterThan(5)
		expect(faces.size).toBeLessThan(80)
	})
}

test('a large heading in Japanese loads its letters of the Japanese face', async ({ browser }) => {
	leaveToFullRuns()
	const { faces } = await open(browser, '/anime/1', {
		prepare: async (page) => {
			await withoutReading(page)
			await page.route(/\/api\/titles\/1$/, async (route) => {
				const response = await route.fetch()
				await route.fulfill({ response, json: { ...(await response.json()), title: 'さくら' } })
			})
		},
	})
	expect(faces.size).toBe(1)
})
