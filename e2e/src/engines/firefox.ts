import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Engine, queryInPage, type Tab } from './engine.ts'

const FIREFOX = '/usr/bin/firefox-esr'

/** Firefox by WebDriver BiDi. */
export const firefox: Engine = {
	name: 'Firefox',
	programs: [FIREFOX],
	async open(): Promise<Tab<ElementHandle<Element>>> {
		const browser = await puppeteer.launch({
			browser: 'firefox',
			executablePath: FIREFOX,
			protocolTimeout: 120_000,
			// Pages are asked for less motion, which the processor would draw.
			extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
		})
		const [page = await browser.newPage()] = await browser.pages()
		return {
			goto: async (address) => void (await page.goto(address, { waitUntil: 'load', timeout: 120_000 })),
			resize: (width) => page.setViewport({ width, height: 900 }),
			evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])) as never,
			async query(selector, name) {
				const handle = await page.evaluateHandle(queryInPage, selector, name)
				return (handle.asElement() as ElementHandle<Element> | null) ?? undefined
			},
			click: (element) => element.click(),
			async type(element, text) {
				await element.focus()
				// After what is there, as WebDriver writes.
				await page.keyboard.down('Control')
				await page.keyboard.press('End')
				await page.keyboard.up('Control')
				await page.keyboard.type(text)
			},
			upload: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
			close: () => browser.close(),
		}
	},
}
