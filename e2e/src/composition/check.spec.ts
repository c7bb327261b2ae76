import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findHeadlessBrowser } from 'federation/browser'
import { packageFolder } from 'federation/compile'
import { alteredBuild } from 'federation/release/alteredBuild'
import { fillAddresses } from 'federation/release/check/addresses'
import { type Candidate, candidateIn } from 'federation/release/commands/candidate'
import { checkCandidate } from 'federation/release/commands/checkCandidate'
import { membersRule } from 'federation/release/smoke/membersRule'
import { smokeRule } from 'federation/release/smoke/smokeRule'
import { VERSION_PLACEHOLDER } from 'federation/release/version'
import { SLICES } from 'federation/slices'
import { isFull } from '../full.ts'
import { runIn } from '../site/command.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { figuresOf, publishTo } from './releasing.ts'

/** By then a page has told the site how it fares, ms. */
const STAYS_MS = 6000

/** What the check of a whole slice may take on a busy machine, ms. */
const CHECK_MS = 600_000

let site: Site
test.beforeAll(({ releases }) => {
	site = releases
})

for (const name of SLICES) {
	test(`the command accepts the release of ${name} as it is built, on a site of the same commit`, async () => {
		leaveToFullRuns()
		// It opens every screen of the slice in every language.
		test.setTimeout(CHECK_MS)
		const command = runIn('.', ['npm', 'run', 'release:check', '-w', name, '--', '--all'], {
			NIOUKA_SITE: site.address,
		})
		expect([await command.ended, command.said()]).toEqual([0, expect.stringContaining('✓ smoke')])
	})
}

// The walks of `screens.spec.ts` open all screens, and compiling what a slice exposes takes 15 s: one shows that the check works.
for (const name of SLICES.slice(0, 1)) {
	test(`every rule but that of the browser accepts ${name} as it is built`, async () => {
		const candidate = await candidateIn(join(packageFolder(name), 'dist'))
		const options = { site: site.address, drops: [], all: true, withoutBrowser: true }
		const results = await checkCandidate(candidate, options)
		expect(results.flatMap(({ rule, problems }) => problems.map((problem) => `${rule}: ${problem}`))).toEqual([])
		expect(results.map(({ rule }) => rule)).toContain('types')
	})
}

/** What a part does that is late: a panel stands for it from shortly after the screen is there, and goes. */
const LATE_PART = `
	const watch = setInterval(() => {
		const main = document.querySelector('#root main')
		if (!main?.textContent.trim()) return
		clearInterval(watch)
		const panel = Object.assign(document.createElement('p'), { role: 'alert', textContent: 'late' })
		setTimeout(() => main.append(panel), 120)
		setTimeout(() => panel.remove(), ${STAYS_MS})
	}, 10)
`

/** A version of the account slice whose legal pages do one more thing, or that alone. */
const doing = (code: string, alone = false) =>
	alteredBuild('mfe-account', '0.1.1', (text, file) => {
		if (!/^legal\./.test(file)) return text
		return alone ? code : `${text}\n;${code}`
	})

const smoke = ({ slice, folder }: Candidate, addresses = ['/terms'], all = false) =>
	smokeRule({ site: site.address, slice, folder, live: site.registry, addresses, browser: findHeadlessBrowser(), all })

test('a version passes if its screens open in every language, also with a late part; the check does not release it and reports no loads', async () => {
	const candidate = await doing(LATE_PART)
	await publishTo(site, candidate)
	const { problems, summary } = await smoke(candidate)
	expect(problems).toEqual([])
	expect(summary).toContain('1 address and 0 widgets in 3 languages')
	expect(await (await fetch(`${site.address}/federation.json`)).text()).not.toContain(candidate.slice.version)
	expect(await figuresOf(site, candidate.slice)).toMatchObject({ loads: 0, failures: 0 })
})

/** What a version may do wrong, and what is said of it. */
const WRONGS = [
	['console.error("not well")', 'the console says: not well'],
	['setTimeout(() => { throw new Error("late") })', 'uncaught error: late'],
	['fetch("http://127.0.0.1:9/x").catch(() => {})', '127.0.0.1:9'],
] as const

const ADDRESSES = ['/terms', '/privacy']

test('a version that complains, throws or asks another site is refused at the first address, with all reasons', async () => {
	const { problems } = await smoke(await doing(WRONGS.map(([code]) => code).join('\n;')), ADDRESSES)
	for (const problem of problems) expect(problem).toMatch(/^\/terms in (pt|en|ja): /)
	for (const [, reason] of WRONGS) expect(problems.join('\n')).toContain(reason)
})

test('asked for all, the check opens every address, and tells in one line where else a problem is the same', async () => {
	leaveToFullRuns()
	const { problems } = await smoke(await doing('console.error("not well")'), ADDRESSES, true)
	expect(problems.filter((problem) => problem.includes('not well'))).toEqual([
		expect.stringContaining(' and 5 more: the console says: not well'),
	])
})

test('a version that does not come up is refused', async () => {
	leaveToFullRuns()
	const { problems } = await smoke(await doing('/* nothing */', true))
	expect(problems.join('\n')).toMatch(/^\/terms in (pt|en|ja): .*failure panel: /m)
})

const broken = (module: string) =>
	alteredBuild('mfe-community', '0.1.1', (text, file) =>
		file === `${module}.js` ? 'throw new Error("broken widget")' : text,
	)

test('a version with a broken widget is refused by the page of another slice that shows it', async () => {
	leaveToFullRuns()
	const { slice, folder } = await broken('Comments')
	const fills = fillAddresses(slice, ['/anime/1'])
	expect(fills).toContainEqual({ path: '/anime/1#comments', modules: ['Comments'] })
	const { problems } = await smokeRule({
		...{ site: site.address, slice, folder, live: site.registry },
		...{ addresses: [], fills, browser: findHeadlessBrowser() },
	})
	expect(problems.join('\n')).toMatch(/^\/anime\/1#comments in (pt|en|ja): its widget Comments is not shown/m)
})

test('a version whose style sheet reaches the whole site is refused, with the selectors that do', async () => {
	leaveToFullRuns()
	const href = `/r/mfe-account/${VERSION_PLACEHOLDER}/wide.css`
	const candidate = await doing(
		`document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${href}' }))`,
	)
	const css = [
		'.card:is(h1, h2), .card h2, #a, [b] { top: 0 }',
		'.card h1, h1 { margin: 0 }',
		'@media (width > 1px) { *, :root { --x: 1 } }',
		'[class] { --y: 1 }',
		'html[lang] header { --z: 1 }',
		'section:not(.mine) { --u: 1 }',
	].join('\n')
	await writeFile(join(candidate.folder, 'wide.css'), css)
	const { problems } = await smoke(candidate, ['/terms'], true)
	const reaching = problems.flatMap((problem) => /its styles reach the whole site: (.*)/.exec(problem)?.[1] ?? [])
	expect(new Set(reaching)).toEqual(
		new Set(['.card h1, h1', '*, :root', '[class]', 'html[lang] header', 'section:not(.mine)']),
	)
})

if (isFull) {
	test('a version that is broken for members alone is refused, in a site of its own', async () => {
		const { slice, folder } = await broken('BlockedMembers')
		const browser = findHeadlessBrowser() ?? ''
		const { problems } = await membersRule({ site: site.address, slice, folder, examples: {}, browser, all: false })
		expect(problems.join('\n')).toMatch(/^\/settings\/blocked as (member|moderator|admin): .*broken widget/m)
	})
}

test('a version that uses what the live shell does not export is refused before anything slow', async () => {
	leaveToFullRuns()
	const newer = await alteredBuild('mfe-account', '0.1.1', (text, file) =>
		file === 'uses.json' ? text.replace('"Badge"', '"Ribbon"') : text,
	)
	const findings = await checkCandidate(newer, { site: site.address, drops: [] })
	expect(findings.map(({ rule }) => rule)).toEqual(['sharing', 'exposes', 'routes', 'props', 'exports'])
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
