import type { Page } from 'playwright-core'

declare global {
	interface Window {
		benchKeys: number[]
		/** When the list last changed after the last key, ms of the page. */
		benchLastKey: number
		benchListChanged: number
	}
}

// Fast ones, and slow ones during which the answer to the last comes in between.
const PAUSES_MS = [90, 240, 130, 320]

/** Has the page note, for each key, the time from the press to the paint with what it typed; and when its list changes. */
export async function watchKeys(page: Page): Promise<void> {
	await page.evaluate(() => {
		window.benchKeys = []
		let pressed = 0
		document.addEventListener(
			'keydown',
			({ timeStamp }) => {
				pressed = timeStamp
			},
			true,
		)
		document.addEventListener(
			'input',
			() => {
				const at = pressed
				window.benchLastKey = at
				void window.benchAfterPaint().then((painted) => window.benchKeys.push(painted - at))
			},
			true,
		)
		const list = document.querySelector('main li a')?.closest('ul')?.parentElement
		if (!list) throw new Error('the list is not there')
		new MutationObserver(() => {
			const wasLast = window.benchLastKey
			void window.benchAfterPaint().then((painted) => {
				if (wasLast === window.benchLastKey) window.benchListChanged = painted
			})
		}).observe(document.querySelector('main') ?? document, { childList: true, subtree: true })
	})
}

/**
 * Types a text into the filter of a list as a person does, and takes it out again.
 * @returns from each key to its paint, and from the last key to the list that answers the text, ms
 */
export async function typeText(page: Page, text: string): Promise<{ keys: number[]; answered: number }> {
	await page.evaluate(() => {
		window.benchKeys = []
	})
	const field = page.locator('main input[type="search"]')
	await field.focus()
	for (const [place, letter] of [...text].entries()) {
		await page.keyboard.press(letter)
		await page.waitForTimeout(PAUSES_MS[place % PAUSES_MS.length] ?? 0)
	}
	const sent = new URLSearchParams({ q: text }).toString()
	await page.waitForFunction((part) => location.search.includes(part), sent)
	await page.waitForFunction(() => window.benchListChanged > window.benchLastKey)
	await page.waitForTimeout(300)
	const noted = await page.evaluate(() => ({
		keys: window.benchKeys,
		answered: window.benchListChanged - window.benchLastKey,
	}))
	await field.fill('')
	await page.waitForFunction(() => !location.search.includes('q='))
	await page.waitForTimeout(500)
	return noted
}
