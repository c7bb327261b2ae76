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
const SETTLED_MS = 2000

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
		const changed = () => {
			const last = window.benchLastKey
			void window.benchAfterPaint().then((painted) => {
				if (last === window.benchLastKey) window.benchListChanged = painted
			})
		}
		// The address changes with the answer; its cards may come a frame later, or be the same as before.
		window.navigation.addEventListener('currententrychange', changed)
		// Where the same cards answer, the list only says that it is no longer waiting.
		const busy = { attributes: true, attributeFilter: ['aria-busy'] }
		new MutationObserver(changed).observe(document, { childList: true, subtree: true, ...busy })
	})
}

export interface Typed {
	/** From each key to its paint, ms. */
	keys: number[]
	/** From the last key to the list that answers the text, ms. */
	answered: number
	/** Whether every letter was kept. */
	isWhole: boolean
}

/** Types a text into the filter of a list as a person does, and takes it out again. */
export async function typeText(
	page: Page,
	text: string,
	selector = 'main input[type="search"]:visible',
): Promise<Typed> {
	await page.evaluate(() => {
		window.benchKeys = []
	})
	const field = page.locator(selector)
	await field.focus()
	for (const [place, letter] of [...text].entries()) {
		await page.keyboard.press(letter)
		await page.waitForTimeout(PAUSES_MS[place % PAUSES_MS.length] ?? 0)
	}
	await page.waitForTimeout(SETTLED_MS)
	const { keys, answered } = await page.evaluate(() => ({
		keys: window.benchKeys,
		answered: window.benchListChanged - window.benchLastKey,
	}))
	const isWhole = (await field.inputValue()) === text
	await field.fill('')
	await page.waitForFunction(() => !location.search.includes('q='))
	await page.waitForTimeout(SETTLED_MS)
	return { keys, answered, isWhole }
}
