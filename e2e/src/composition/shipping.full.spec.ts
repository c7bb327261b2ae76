import { createHash, randomBytes } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { alteredBuild, replacing } from 'federation/release/alteredBuild'
import { passes } from 'federation/release/check/ruleResult'
import { checkCandidate } from 'federation/release/commands/checkCandidate'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'
import { startClicker } from './clicker.ts'
import { channelOf, giveTo, publishTo, releaseTo, rollBack } from './releasing.ts'

const SLICE = 'mfe-account'
/** Of all visitors, these are given what is being tried. */
const SHARE = 0.5
/** Visitors who come at the same time. */
const AT_ONCE = 4

let site: Site
test.beforeAll(({ releases }) => {
	site = releases
})

const main = (page: Page) => page.locator('main')

/** A cookie of a visitor who is, or is not, among those that a version is tried with. */
function visitor(version: string, isAmong: boolean): string {
	for (;;) {
		const visit = randomBytes(16).toString('base64url')
		const bucket = createHash('sha256').update(`${visit}\n${SLICE}\n${version}`).digest().readUInt32BE() / 2 ** 32
		if (bucket < SHARE === isAmong) return visit
	}
}

/** Somebody new opens a page of the slice, reads it and leaves. */
async function comeAndGo(browser: Browser, visit: string): Promise<string> {
	const context = await browser.newContext()
	await context.addCookies([{ name: 'niouka_visit', value: visit, url: site.address }])
	const page = await context.newPage()
	// What the page has seen of its slices it tells while somebody reads it, or at the latest when they leave.
	const told = page.waitForRequest((request) => request.url().endsWith('/api/composition/reports'))
	await page.goto(`${site.address}/auth`)
	await expect(main(page)).toContainText(/Senha|Palavra-passe/)
	const text = (await main(page).textContent()) ?? ''
	await told
	await context.close()
	return text
}

// The whole way of several versions, whose steps have tests of their own: in a full run.
test('a slice goes live alone, a broken one is refused, one that breaks later is taken back, and nobody notices', async ({
	browser,
}) => {
	test.setTimeout(420_000)
	const broken = await alteredBuild(SLICE, '0.1.3', (text, file) =>
		/^entry\.[0-9a-f]+\.js$/.test(file) ? `throw new Error("breaks where nobody looked");${text}` : text,
	)
	const reader = await startClicker(browser, site.address, visitor(broken.slice.version, false))

	await test.step('a changed slice is released and seen live, with the shell as it was', async () => {
		await releaseTo(site, await alteredBuild(SLICE, '0.1.9', replacing('Senha', 'Palavra-passe')))
		expect(await comeAndGo(browser, visitor(broken.slice.version, true))).toContain('Palavra-passe')
	})

	await test.step('one that takes the path of another slice and whose entry throws is refused by the check', async () => {
		const wrong = await alteredBuild(SLICE, '0.1.2', (text, file) => {
			if (file === 'slice.json') return text.replace('"/terms"', '"/terms", "/explore"')
			return /^entry\.[0-9a-f]+\.js$/.test(file) ? `throw new Error("broken");${text}` : text
		})
		const findings = await checkCandidate(wrong, { site: site.address, drops: [] })
		expect(passes(findings)).toBe(false)
		const problems = findings.flatMap(({ problems }) => problems).join('\n')
		expect(problems).toContain('/explore')
		expect((await channelOf(site, SLICE)).current).toMatch(/^0\.1\.9-/)
	})

	await test.step('one that breaks past the check is taken back by the server; its visitors get the one before', async () => {
		await publishTo(site, broken)
		await giveTo(site, broken, { share: SHARE })
		expect((await channelOf(site, SLICE)).candidate?.version).toBe(broken.slice.version)
		let visits = 0
		while ((await channelOf(site, SLICE)).candidate !== null) {
			expect(visits, 'visits without the candidate being taken back').toBeLessThan(60)
			const together = Array.from({ length: AT_ONCE }, () => visitor(broken.slice.version, true))
			for (const text of await Promise.all(together.map((visit) => comeAndGo(browser, visit)))) {
				expect(text).toContain('Palavra-passe')
			}
			visits += AT_ONCE
		}
		// The first few alone decide nothing.
		expect(visits).toBeGreaterThan(AT_ONCE)
	})

	await test.step('by hand, the version before is put back', async () => {
		await rollBack(site, SLICE)
		expect(await comeAndGo(browser, visitor(broken.slice.version, true))).toContain('Senha')
	})

	const { screens, faults } = await reader.stop()
	expect(faults).toEqual([])
	expect(screens).toBeGreaterThan(10)
})
