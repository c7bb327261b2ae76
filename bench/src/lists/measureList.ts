import type { Browser, Page } from 'playwright-core'
import { openSite } from '../browser/openSite.ts'
import { throttleCpu } from '../browser/throttle.ts'
import { recordKeys, typeText } from '../browser/typing.ts'
import { type Member, PASSWORD } from './member.ts'

const CARD = 'dialog article'
const FILTER = 'dialog input[type="search"]'

/** The measured times in a long list, ms. */
export interface ListMeasurement {
	/** From the click on its card to the paint of the first titles. */
	opened: number
	keys: number[]
	/** From the last key to the filtered titles. */
	answers: number[]
	/** From each key to its paint with many loaded pages. */
	keysBelowMany: number[]
	/** The number of loaded titles then. */
	cardCount: number
}

interface ListOptions {
	address: string
	member: Member
	texts: readonly string[]
	/** The number of pages to load after the first one. */
	pages: number
}

/** Opens a member's anime list from `/lists` at a quarter of the CPU speed and types into its filter. */
export async function measureList(
	browser: Browser,
	{ address, member, texts, pages }: ListOptions,
): Promise<ListMeasurement> {
	const { page, devtools, close } = await openSite(browser, `${address}/auth?next=/lists`)
	try {
		await signIn(page, member)
		const card = page.locator('main button[aria-haspopup="dialog"]').first()
		await card.waitFor()
		await throttleCpu(devtools)
		const opened = await openDialog(page)
		await recordKeys(page)
		const typed = []
		for (const text of texts) typed.push(await typeText(page, text, FILTER))
		for (let more = 0; more < pages; more += 1) await loadMore(page)
		const cardCount = await page.locator(CARD).count()
		const below = await typeText(page, texts[0] ?? 'a', FILTER)
		return {
			opened,
			keys: typed.flatMap(({ keys }) => keys),
			answers: typed.map(({ answered }) => answered),
			keysBelowMany: below.keys,
			cardCount,
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

/** Clicks the button below the titles and waits for more titles. */
async function loadMore(page: Page): Promise<void> {
	const before = await page.locator(CARD).count()
	await page.locator('dialog [role="tabpanel"] > div > button').last().click()
	await page.waitForFunction(([card, count]) => document.querySelectorAll(card).length > count, [CARD, before] as const)
}
