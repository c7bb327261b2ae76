import { expect } from '@playwright/test'
import { findBrowser } from 'federation/browser'
import { alteredBuild } from 'federation/release/alteredBuild'
import type { Candidate } from 'federation/release/commands/candidate'
import { checkCandidate } from 'federation/release/commands/checkCandidate'
import { smokeRule } from 'federation/release/smoke/smokeRule'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'
import { figuresOf, publishTo } from './releasing.ts'

/** By then a page has told the site how it fares, ms. */
const STAYS_MS = 6000

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

/** What a part does that is late: a panel stands for it from shortly after the screen is there, and goes. */
const latePart = (untilMs: number) => `
	const watch = setInterval(() => {
		const main = document.querySelector('main')
		if (!main?.textContent.trim()) return
		clearInterval(watch)
		const panel = Object.assign(document.createElement('p'), { role: 'alert', textContent: 'late' })
		setTimeout(() => main.append(panel), 120)
		setTimeout(() => panel.remove(), ${untilMs})
	}, 10)
`

/** A version of the account slice whose legal pages do one more thing, or that alone. */
const doing = (code: string, alone = false) =>
	alteredBuild('mfe-account', '0.1.1', (text, file) => {
		if (!/^legal\./.test(file)) return text
		return alone ? code : `${text}\n;${code}`
	})

const smoke = ({ slice, folder }: Candidate, addresses = ['/terms'], all = false) =>
	smokeRule({ site: site.address, slice, folder, live: site.registry, addresses, browser: findBrowser(), all })

test('a version whose screens open in every language inside the live shell passes, though nobody has been given it', async () => {
	const { problems, summary } = await smoke(await doing(''))
	expect(problems).toEqual([])
	expect(summary).toContain('1 address in 3 languages')
	expect(await (await fetch(`${site.address}/federation.json`)).text()).not.toContain('0.1.1-')
})

test('a part that begins to be late while a screen is looked at, and comes, is no reason to refuse', async () => {
	const { problems } = await smoke(await doing(latePart(1500)))
	expect(problems).toEqual([])
})

test('what a check opens counts for nothing in what the site knows of a version', async () => {
	const candidate = await doing(latePart(STAYS_MS))
	await publishTo(site, candidate)
	expect((await smoke(candidate)).problems).toEqual([])
	expect(await figuresOf(site, candidate.slice)).toMatchObject({ loads: 0, failures: 0 })
})

for (const [what, code, reason] of [
	['complains on the console', 'console.error("not well")', 'the console says: not well'],
	['throws where nobody catches it', 'setTimeout(() => { throw new Error("late") })', 'uncaught error: late'],
	['asks another site', 'fetch("http://127.0.0.1:9/x").catch(() => {})', '127.0.0.1:9'],
	['does not come up', '/* nothing */', 'failure panel: '],
] as const) {
	test(`a version that ${what} is refused, with the address and why`, async () => {
		const { problems } = await smoke(await doing(code, what === 'does not come up'))
		const words = problems.join('\n')
		expect(words).toMatch(/^\/terms in (pt|en|ja): /)
		expect(words).toContain(reason)
	})
}

test('the run ends with the first address that is not well; asked for all, it tells in one line where else it is the same', async () => {
	const candidate = await doing('console.error("not well")')
	const addresses = ['/terms', '/privacy']
	expect((await smoke(candidate, addresses)).problems).toHaveLength(1)
	const { problems } = await smoke(candidate, addresses, true)
	expect(problems).toHaveLength(1)
	expect(problems[0]).toContain(' and 5 more: the console says: not well')
})

test('a version that uses what the live shell does not export is refused before anything slow', async () => {
	const newer = await alteredBuild('mfe-account', '0.1.1', (text, file) =>
		file === 'uses.json' ? text.replace('"Badge"', '"Ribbon"') : text,
	)
	const tools = { missingTranslations: () => [] }
	const findings = await checkCandidate(newer, { site: site.address, drops: [] }, tools)
	expect(findings.map(({ rule }) => rule)).toEqual(['sharing', 'exposes', 'routes', 'exports'])
	expect(findings.at(-1)?.problems.join()).toContain('shared-ui: it uses Ribbon, which the live shell does not export')
})

test('without a browser the check says what is missing', async () => {
	const candidate = await doing('')
	const { slice, folder } = candidate
	const finding = await smokeRule({
		site: site.address,
		slice,
		folder,
		live: site.registry,
		addresses: ['/terms'],
		browser: undefined,
	})
	expect(finding.problems.join()).toContain('CHROMIUM_PATH')
})
