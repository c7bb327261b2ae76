import { expect, type Page } from '@playwright/test'
import { isFull } from '../full.ts'
import { test } from '../test.ts'

/** The start-up screen says after this what to do, ms. */
const LATE_MS = 15_000
const OLD = {
	'pt-BR': /^Este navegador é antigo demais/,
	'en-US': /^This browser is too old/,
	'ja-JP': /^このブラウザは古すぎる/,
}
const SLOW = {
	'pt-BR': /^A Niouka está demorando/,
	'en-US': /^Niouka is taking long/,
	'ja-JP': /^表示に時間がかかって/,
}
type Tag = keyof typeof OLD

/** Stops the time of CSS at so much after the start. */
const pass = (page: Page, ms: number) =>
	page.evaluate((time) => {
		for (const animation of document.getAnimations()) {
			animation.pause()
			animation.currentTime = time
		}
	}, ms)

for (const motion of isFull ? (['reduce', 'no-preference'] as const) : (['no-preference'] as const)) {
	for (const locale of Object.keys(OLD) as Tag[]) {
		test.describe(`${locale}, ${motion}`, () => {
			test.use({ locale, contextOptions: { reducedMotion: motion } })

			test('where no script arrives, the start-up screen says what to do after 15 s', async ({ page, demo }) => {
				await page.route(/\.js$/, (route) => route.abort())
				await page.goto(demo.address)
				const notice = page.getByText(SLOW[locale])
				await pass(page, LATE_MS - 100)
				await expect(notice).toBeHidden()
				await pass(page, LATE_MS + 100)
				await expect(notice).toBeVisible()
				await expect(page.getByText(OLD[locale])).toBeHidden()
			})
		})
	}
}

test('a browser that cannot read the scripts is told that it is too old, and which are not', async ({ page, demo }) => {
	await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'a ??!= b' }))
	await page.route(demo.address, async (route) => {
		const page = await route.fetch()
		// It knows neither of what the newest of the lowest browsers brought.
		await route.fulfill({
			response: page,
			body: (await page.text()).replace('selector(:has(a))', 'selector(:none-such(a))'),
		})
	})
	await page.setViewportSize({ width: 390, height: 700 })
	await page.goto(demo.address)
	await pass(page, LATE_MS + 100)
	const notice = page.getByText(OLD['pt-BR'])
	await expect(notice).toBeVisible()
	await expect(notice).toContainText('Firefox 121')
	await expect(page.getByText(SLOW['pt-BR'])).toBeHidden()
	await expect(notice).toBeInViewport({ ratio: 1 })
})

test('a page that opens never shows it', async ({ page, demo }) => {
	await page.addInitScript(() => {
		const seen: boolean[] = []
		Object.assign(globalThis, { seen })
		const look = () => {
			const notice = document.querySelector('#niouka-startup > div + div')
			if (notice) seen.push(getComputedStyle(notice).visibility !== 'hidden')
			requestAnimationFrame(look)
		}
		requestAnimationFrame(look)
	})
	await page.goto(demo.address)
	await expect(page.locator('#niouka-startup')).toHaveCount(0)
	const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as boolean[])
	expect(seen.length).toBeGreaterThan(0)
	expect(seen).not.toContain(true)
})

test('each script that the page starts with asks to be compiled while it arrives', async ({ page, demo }) => {
	await page.goto(demo.address)
	const scripts = page.locator('script[defer][src]')
	await expect(scripts).toHaveCount(2)
	const addresses = await scripts.evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
	expect(addresses.map((address) => /[^/.]+(?=\.\w+\.js$)/.exec(address)?.[0])).toEqual(['libraries', 'main'])
	// A browser looks for it at the very beginning, before the directives.
	for (const address of addresses)
		expect((await (await page.request.get(address)).text()).slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
