import { type Browser, expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'

/** Where a reader goes, by the links of the frame, and what stands there. */
const WAY = ['/explore', '/mangas', '/terms', '/popular', '/privacy', '/calendar', '/dmca', '/news'] as const

/** A screen that comes late on a busy machine is no fault; one that never comes is. */
const SHOWN_WITHIN_MS = 20_000

/** A reader who goes on through the site until told to stop. */
export interface Clicker {
	/** Ends the walk, and says how many screens it saw and what was wrong with any of them. */
	stop(): Promise<{ screens: number; faults: string[] }>
}

/**
 * Starts a reader who clicks through the site: by links of the frame, and every few screens by a new document.
 * @param visit the cookie by which the site knows the visitor
 */
export async function startClicker(browser: Browser, address: string, visit: string): Promise<Clicker> {
	const context = await browser.newContext()
	await context.addCookies([{ name: 'niouka_visit', value: visit, url: address }])
	const page = await context.newPage()
	const complaints = complaintsOf(page, address)
	const faults: string[] = []
	page.on('response', (response) => {
		if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
	})
	let going = true
	let screens = 0
	await page.goto(`${address}/`)
	const walk = (async () => {
		while (going) {
			const path = WAY[screens % WAY.length] ?? '/'
			try {
				await see(page, address, path, screens % 5 === 4)
			} catch (error) {
				faults.push(`${path}: ${String(error)}`)
			}
			screens += 1
		}
	})()
	return {
		async stop() {
			going = false
			await walk
			await context.close()
			return { screens, faults: [...faults, ...complaints] }
		},
	}
}

async function see(page: Page, address: string, path: string, anew: boolean): Promise<void> {
	if (anew) await page.goto(address + path)
	else await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().click()
	await page.waitForURL((url) => url.pathname === path)
	await expect(page.locator('main h1').first()).toBeVisible({ timeout: SHOWN_WITHIN_MS })
	await expect(page.getByRole('alert')).toHaveCount(0)
}
