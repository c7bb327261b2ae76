import type { Page } from 'playwright-core'

declare global {
	interface Window {
		benchKeys: number[]
		/** The time of the last key, and of the last change of the list after it, ms. */
		benchLastKey: number
		benchListChanged: number
	}
}

// Short pauses, and long ones in which a response arrives.
const PAUSES_MS = [90, 240, 130, 320]
const SETTLE_MS = 2000

/** Records the time from each key press to its paint, and the changes of the list. */
export async function recordKeys(page: Page): Promise<void> {
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
		// The URL changes with the response; its cards may render a frame later or stay the same.
		window.navigation.addEventListener('currententrychange', changed)
		// If the cards stay the same, only aria-busy changes.
		const busy = { attributes: true, attributeFilter: ['aria-busy'] }
		new MutationObserver(changed).observe(document, { childList: true, subtree: true, ...busy })
	})
}

export interface TypingMeasurement {
	/** From each key to its paint, ms. */
	keys: number[]
	/** From the last key to the filtered list, ms. */
	answered: number
	/** Whether the field contains every typed letter. */
	isComplete: boolean
}

/** Types a text into the filter of a list at human speed, then clears it. */
export async function typeText(
	page: Page,
	text: string,
	selector = 'main input[type="search"]:visible',
): Promise<TypingMeasurement> {
	await page.evaluate(() => {
		window.benchKeys = []
	})
	const field = page.locator(selector)
	await field.focus()
	for (const [index, letter] of [...text].entries()) {
		await page.keyboard.press(letter)
		await page.waitForTimeout(PAUSES_MS[index % PAUSES_MS.length] ?? 0)
	}
	await page.waitForTimeout(SETTLE_MS)
	const { keys, answered } = await page.evaluate(() => ({
		keys: window.benchKeys,
		answered: window.benchListChanged - window.benchLastKey,
	}))
	const isComplete = (await field.inputValue()) === text
	await field.fill('')
	await page.waitForFunction(() => !location.search.includes('q='))
	await page.waitForTimeout(SETTLE_MS)
	return { keys, answered, isComplete }
}
