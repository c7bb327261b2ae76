import { type Browser, expect, type Locator } from '@playwright/test'
import { withoutReading } from '../browser/withoutReading.ts'
import { tried } from '../full.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const LONG_NAME =
	'Dungeon ni Deai wo Motomeru no wa Machigatteiru Darou ka II: Mujintou ni Yakusou wo Motomeru no wa Machigatteiru Darou ka'

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

async function open(browser: Browser, viewport: typeof PHONE, change: (body: object) => object = (body) => body) {
	const hasTouch = viewport === PHONE
	const context = await browser.newContext({ viewport, locale: 'pt-BR', hasTouch, isMobile: hasTouch })
	const page = await context.newPage()
	await withoutReading(page)
	await page.route(/\/api\/titles\/1$/, async (route) => {
		const response = await route.fetch()
		await route.fulfill({ response, json: change(await response.json()) })
	})
	return page
}

const bottomOf = async (element: Locator) => {
	await expect(element).toBeVisible()
	const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 }
	return y + height
}

test('a title with a long name shows its badges and what can be done with it in the first screen of a phone', async ({
	browser,
}) => {
	const page = await open(browser, PHONE, (body) => ({ ...body, title: LONG_NAME }))
	await page.goto(`${site.address}/anime/1`)
	const head = page.locator('main header')
	const name = head.getByRole('heading', { level: 1, name: LONG_NAME })
	await expect(name).toBeVisible()
	expect((await name.boundingBox())?.width).toBeGreaterThan(PHONE.width * 0.85)
	expect(await bottomOf(head.getByRole('img', { name: /^Nota/ }))).toBeLessThan(PHONE.height)
	expect(await bottomOf(page.getByRole('link', { name: 'Acessar Episódio 1' }))).toBeLessThan(PHONE.height)
	expect(await bottomOf(head.getByRole('button', { name: /^Salv/ }).first())).toBeLessThan(PHONE.height)
})

for (const viewport of [PHONE, DESKTOP]) {
	test(`where to watch an episode stands in the first screen of ${viewport.width} px`, async ({ browser }) => {
		const page = await open(browser, viewport)
		await page.goto(`${site.address}/episode/3`)
		const platforms = page.getByRole('region', { name: 'Escolha onde assistir' }).getByRole('link')
		expect(await bottomOf(platforms.last())).toBeLessThan(viewport.height)
	})
}

test('a finger finds the button that saves a title below its poster, not on it', async ({ browser }) => {
	const page = await open(browser, PHONE)
	await page.goto(`${site.address}/explore`)
	const card = page.getByRole('article').first()
	const poster = await bottomOf(card.locator('img').first())
	const button = await page.getByRole('button', { name: /^Salv/ }).first().boundingBox()
	expect(button?.y).toBeGreaterThanOrEqual(poster)
})

test('the way to sign in is whole in the side menu of a phone', async ({ browser }) => {
	const page = await open(browser, PHONE)
	await page.goto(`${site.address}/explore`)
	await page.getByRole('button', { name: 'Abrir o menu' }).click()
	expect(await bottomOf(page.getByRole('dialog').getByRole('link', { name: 'Entrar' }))).toBeLessThanOrEqual(
		PHONE.height,
	)
})

const LARGEST = [
	'/',
	'/explore',
	'/calendar',
	'/news',
	'/news/1',
	'/person/1',
	'/character/1',
	'/studio/1',
	'/franchise/1',
]

for (const viewport of [PHONE, DESKTOP]) {
	test(`what can be read is the largest paint of a page at ${viewport.width} px`, async ({ page }) => {
		await page.setViewportSize(viewport)
		await page.addInitScript(() => {
			const seen = { largest: '' }
			Object.assign(globalThis, { seen })
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					const element: Element | null = Reflect.get(entry, 'element')
					seen.largest = `${element?.closest('#reading, #root')?.id}: ${element?.outerHTML}`
				}
			}).observe({ type: 'largest-contentful-paint', buffered: true })
		})
		for (const path of tried(LARGEST, 5)) {
			let start = () => {}
			const started = new Promise<void>((resolve) => (start = resolve))
			await page.route(/\.js$/, async (route) => {
				await started
				await route.continue()
			})
			await page.goto(site.address + path, { waitUntil: 'commit' })
			await page.waitForFunction(() => document.querySelector('#reading footer'))
			await page.evaluate(async () => {
				await Promise.all(
					[...document.querySelectorAll<HTMLImageElement>('#reading img')].map((image) => image.decode()),
				)
				for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
			})
			start()
			await expect(page.locator('#root h1')).toBeVisible()
			await expect(page.locator('#reading')).toHaveCount(0)
			await page.waitForTimeout(500)
			const largest = await page.evaluate(() => Reflect.get(globalThis, 'seen') as { largest: string })
			expect([path, largest]).toEqual([path, { largest: expect.stringMatching(/^reading:/) }])
			await page.unrouteAll()
		}
	})
}
