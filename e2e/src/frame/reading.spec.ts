import { expect, type Page } from '@playwright/test'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { isFull, tried } from '../full.ts'
import { test } from '../test.ts'

// The server writes a page in the time zone of most readers. Elsewhere the week of the calendar may be another.
test.use({ timezoneId: 'America/Sao_Paulo' })

const WIDTHS = isFull ? [390, 768, 1280, 1920] : [390, 1280]
/** Where the page takes the place of what could be read. */
const TAKEN_AT = isFull ? [390, 1280, 1920] : [390, 1280]
const PAGES = [
	'/',
	'/explore',
	'/popular',
	'/calendar',
	'/news/1',
	'/anime/1',
	'/manga/101',
	'/episode/3',
	'/person/1',
	'/studio/1',
	'/season/2026/fall',
	'/terms',
] as const

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	for (const width of WIDTHS) {
		test(`pages can be read and walked at ${width} px`, async ({ page, demo }) => {
			await page.setViewportSize({ width, height: 800 })
			const scripts: string[] = []
			page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
			for (const path of PAGES) {
				await page.goto(demo.address + path)
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
				await expect(page.getByRole('main')).toHaveCount(1)
				await expect(page.locator('#niouka-startup')).toBeHidden()
				// biome-ignore lint/performance/useDomNodeTextContent: without what is hidden
				expect(await page.locator('body').innerText()).not.toMatch(/Carregando|precisa de JavaScript/)
				expect(await fitsWidth(page)).toBe(true)
				expect(await narrowestText(page), path).toBeGreaterThan(120)
				await expect(page.getByRole('banner').getByRole('link', { name: 'Calendário' })).toBeVisible()
				await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' })).toBeVisible()
			}
			await page.goto(`${demo.address}/anime/1`)
			await page.getByRole('link', { name: /^Episódio 3/ }).click()
			await expect(page).toHaveURL(/\/episode\/3$/)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Episódio 3/)
			await page.getByRole('link', { name: /^Voltar para|‹ Voltar para/ }).click()
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Cartógrafa do Reino que Anda')
			expect(scripts).toEqual([])
		})
	}

	test('a page that is not public says that it needs scripts', async ({ page, demo }) => {
		await page.goto(`${demo.address}/messages`)
		// Playwright finds no text in it.
		await expect(page.locator('#niouka-startup noscript p').filter({ visible: true })).toHaveCount(1)
	})
})

/** The narrowest box of text beside a picture, px. */
const narrowestText = (page: Page) =>
	page.evaluate(() => Math.min(...[...document.querySelectorAll('main li > div')].map((box) => box.clientWidth)))

interface Look {
	h1: number[]
	poster: number[] | undefined
	text: number[] | undefined
}

/** Notes where heading, poster and text stand in each frame, how many of each there are, and how much the page shifts. */
async function watch(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const seen: { before?: object; after?: object; mains: number[]; shift: number } = { mains: [], shift: 0 }
		Object.assign(globalThis, { seen })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'))
		}).observe({ type: 'layout-shift', buffered: true })
		const rect = (element: Element | null) => {
			const box = element?.getBoundingClientRect()
			return box && [box.x, box.y].map(Math.round)
		}
		const look = (root: Element) => ({
			h1: rect(root.querySelector('h1')),
			poster: rect(root.querySelector('main header img[alt]:not([alt=""])')),
			text: rect(
				root.querySelector('main h1 ~ p, main h1 + p, main .lines a, main a[href$="#about"], main section h2'),
			),
		})
		const frame = () => {
			const reading = document.getElementById('reading')
			const root = document.getElementById('root')
			if (document.querySelector('main')) seen.mains.push(document.querySelectorAll('main').length)
			if (reading && document.readyState !== 'loading') seen.before = look(reading)
			if (!reading && root?.querySelector('h1')) seen.after ??= look(root)
			requestAnimationFrame(frame)
		}
		requestAnimationFrame(frame)
	})
}

async function seenOn(page: Page) {
	await expect(page.locator('#niouka-startup')).toHaveCount(0)
	await expect(page.locator('#reading')).toHaveCount(0)
	await page.waitForTimeout(500)
	return page.evaluate(
		() => Reflect.get(globalThis, 'seen') as { before: Look; after: Look; mains: number[]; shift: number },
	)
}

for (const width of TAKEN_AT) {
	for (const path of tried(['/', '/anime/1', '/episode/1', '/messages', '/explore'], 3)) {
		test(`${path} takes the place of what could be read at ${width} px without a jump`, async ({ page, demo }) => {
			await page.setViewportSize({ width, height: 844 })
			await watch(page)
			await page.goto(demo.address + path)
			await expect(page.locator('#root h1')).toBeVisible()
			const { before, after, mains, shift } = await seenOn(page)
			expect(shift).toBeLessThanOrEqual(0.02)
			expect(new Set(mains)).toEqual(new Set([1]))
			if (path === '/messages') return
			// An episode's page has its controls between its heading and its text.
			for (const part of path === '/episode/1' ? (['h1'] as const) : (['h1', 'poster', 'text'] as const)) {
				const [x = 0, y = 0] = before[part] ?? []
				const [newX = 0, newY = 0] = after[part] ?? []
				expect([part, Math.abs(newX - x) <= 2, Math.abs(newY - y) <= 2]).toEqual([part, true, true])
			}
		})
	}
}

test('what the page brought is not fetched', async ({ page, demo }) => {
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	const pages = {
		'/': '/api/home',
		'/anime/1': '/api/titles/1',
		'/explore?genre=drama&page=1': '/api/titles',
		'/explore?type=TV&year=2026&score=1-&sort=title': '/api/titles',
		'/mangas?status=releasing&season=fall': '/api/titles',
		'/releases': '/api/titles',
		'/popular': '/api/ranking',
		'/episodes': '/api/episodes',
		'/calendar': '/api/calendar',
		'/news': '/api/news',
		'/news/1': '/api/news/1',
		'/episode/3': '/api/episodes/3',
		'/manga/101': '/api/titles/101',
		'/person/1': '/api/people/1',
		'/studio/1': '/api/studios/1',
		'/seasons': '/api/seasons',
		'/franchise/1': '/api/franchises/1',
		'/tag/Coming%20of%20Age': '/api/tags/Coming%20of%20Age',
	}
	for (const [path, request] of Object.entries(pages)) {
		asked.length = 0
		await page.goto(demo.address + path)
		await expect(page.locator('#root h1')).toBeVisible()
		await expect(page.locator('#reading, #niouka-answer')).toHaveCount(0)
		expect(asked.filter((address) => address === request)).toEqual([])
	}
	// The second time it is asked for.
	await page.goto(`${demo.address}/explore`)
	await page.getByRole('banner').getByRole('link', { name: 'Populares' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ranking/)
	await page.getByRole('banner').getByRole('link', { name: 'Explorar' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Explore/)
	expect(asked.filter((address) => address === '/api/ranking')).toHaveLength(1)
})

test('where no script arrives, the page can be read after 1.5 s', async ({ page, demo }) => {
	await page.route(/\.js$/, (route) => route.abort())
	await page.goto(`${demo.address}/anime/1`)
	await expect(page.locator('#niouka-startup svg')).toBeHidden()
	await page.getByRole('link', { name: /^Episódio 3/ }).click()
	await expect(page).toHaveURL(/\/episode\/3$/)
})

test('the reader keeps the focus and the height when the page takes its place', async ({ page, demo }) => {
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route(/\/r\/mfe-catalogue\/.*\.js$/, async (route) => {
		await held
		await route.fallback()
	})
	await page.goto(`${demo.address}/anime/1`, { waitUntil: 'commit' })
	await expect(page.locator('#niouka-startup')).toBeHidden()
	await expect(page.locator('#root > *')).toHaveCount(0)
	const link = page.locator('#reading').getByRole('link', { name: /^Episódio 3/ })
	await link.focus()
	const height = await page.evaluate(() => window.scrollY)
	expect(height).toBeGreaterThan(200)
	release()
	await expect(page.locator('#reading')).toHaveCount(0)
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/episode/3')
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(height)
})
