import type { Browser, Page } from 'playwright-core'
import { openSite } from '../browser/openSite.ts'
import { slowCpu } from '../browser/throttle.ts'
import { typeText, watchKeys } from '../browser/typing.ts'
import { type Member, PASSWORD } from './member.ts'

const CARD = 'dialog article'
const FILTER = 'dialog input[type="search"]'

/** What a reader of a long list waits for, ms. */
export interface Reading {
	/** From the press of its card to the paint with its first titles. */
	opened: number
	keys: number[]
	/** From the last key to the titles that answer the text. */
	answers: number[]
	/** The same from each key when many pages of the list stand below. */
	keysBelowMany: number[]
	/** How many titles stand there then. */
	many: number
}

interface Asked {
	address: string
	member: Member
	texts: readonly string[]
	/** How many more pages are loaded. */
	pages: number
}

/** Opens the anime list of a member from `/lists` with a fourth of the processor, and types into its filter. */
export async function readList(browser: Browser, { address, member, texts, pages }: Asked): Promise<Reading> {
	const { page, devtools, close } = await openSite(browser, `${address}/auth?next=/lists`)
	try {
		await signIn(page, member)
		const card = page.locator('main button[aria-haspopup="dialog"]').first()
		await card.waitFor()
		await slowCpu(devtools)
		const opened = await openDialog(page)
		await watchKeys(page)
		const typed = []
		for (const text of texts) typed.push(await typeText(page, text, FILTER))
		for (let more = 0; more < pages; more += 1) await loadMore(page)
		const many = await page.locator(CARD).count()
		const below = await typeText(page, texts[0] ?? 'a', FILTER)
		return {
			opened,
			keys: typed.flatMap(({ keys }) => keys),
			answers: typed.map(({ answered }) => answered),
			keysBelowMany: below.keys,
			many,
		}
	} finally {
		await close()
	}
}

async function signIn(page: Page, { email }: Member): Promise<void> {
	await page.locator('main input[type="email"]').fill(email)
	await page.locator('main input[type="password"]').fill(PASSWORD)
	await page.locator('main form button[type="submit"]').click()
	await page.waitForURL((url) => url.pathname === '/lists')
}

declare global {
	interface Window {
		benchOpened: Promise<number>
	}
}

async function openDialog(page: Page): Promise<number> {
	await page.evaluate((card) => {
		window.benchOpened = new Promise((resolve) => {
			document.addEventListener(
				'click',
				({ timeStamp }) => {
					new MutationObserver((_changes, observer) => {
						if (!document.querySelector(card)) return
						observer.disconnect()
						void window.benchAfterPaint().then((painted) => resolve(painted - timeStamp))
					}).observe(document, { childList: true, subtree: true })
				},
				{ once: true, capture: true },
			)
		})
	}, CARD)
	await page.locator('main button[aria-haspopup="dialog"]').first().click()
	return page.evaluate(() => window.benchOpened)
}

/** Presses the button below the titles, and waits for more of them. */
async function loadMore(page: Page): Promise<void> {
	const before = await page.locator(CARD).count()
	await page.locator('dialog [role="tabpanel"] > div > button').last().click()
	await page.waitForFunction(([card, count]) => document.querySelectorAll(card).length > count, [CARD, before] as const)
}
