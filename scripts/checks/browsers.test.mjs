import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/run.mjs'
import { GUARDED } from './browserExceptions.mjs'
import { missingInScript, missingInStyles } from './browserFeatures.mjs'
import { TARGETS } from './browserSupport.mjs'
import { lostGuards } from './browsers.mjs'

const names = (found) => [...found.keys()]

test.each([
	['signal = AbortSignal.any([one, other])', 'AbortSignal.any'],
	['URL.canParse(text)', 'URL.canParse'],
	['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
	['Object.groupBy(items, kind)', 'Object.groupBy'],
	['Array.fromAsync(pages)', 'Array.fromAsync'],
	['new Intl.Segmenter(tag)', 'Intl.Segmenter'],
	['one.union(other)', '.union()'],
	['one.isSubsetOf(other)', '.isSubsetOf()'],
	['rows?.values().toArray()', '.toArray()'],
	['element.showPopover?.()', '.showPopover()'],
	['requestIdleCallback(work)', 'requestIdleCallback'],
	['scheduler.yield()', 'scheduler'],
	['navigator.share({ url })', 'navigator.share'],
	['jsx("div", { popover: "manual" })', 'popover='],
	['const letters = /[\\p{L}--[a-z]]/v', '/…/v'],
	['styled.div`display: grid; grid-template-rows: subgrid;`', 'grid-template-rows: subgrid'],
	['const shown = css`color: $' + '{red}; mask-composite: intersect`', 'mask-composite'],
])('a script with %s is found out', (source, name) => expect(names(missingInScript(source))).toContain(name))

test.each([
	'rows.toSorted(byName).with(0, first).toReversed()',
	'Object.hasOwn(table, name) && items.findLast(isShown)?.at(-1)',
	'structuredClone(draft)',
	'const navigation = 1; navigation.toString()',
	'const take = (rows, dump) => dump(rows)',
	'import * as scheduler from "scheduler"; scheduler.run()',
	'URL.createObjectURL(file)',
	'styled.a`html:has(dialog:modal) & { color: color-mix(in srgb, red, blue); height: 90dvh; }`',
	'document.title = "Filmes: união, é; popover: manual"',
])('a script with %s passes', (source) => expect(names(missingInScript(source))).toEqual([]))

test.each([
	['a { text-wrap: balance }', ['text-wrap', 'text-wrap: balance']],
	['a { user-select: none }', ['user-select']],
	['a { -webkit-user-select: none; user-select: none }', []],
	['@starting-style { a { opacity: 0 } }', ['@starting-style']],
	['a { color: light-dark(red, blue) }', ['light-dark()']],
	['a:open { color: red }', [':open']],
	['a:is(:hover, :focus-visible)::before { inset: 0 }', []],
	['@container (width > 20rem) { a { width: 10cqi } }', []],
	['a { width: 3rlh }', []],
])('%s lacks %j', (text, missing) => expect(names(missingInStyles(text))).toEqual(missing))

test('a type is no use', () => {
	expect(names(missingInScript('let found: Iterator<string> | undefined', { typescript: true }))).toEqual([])
	expect(names(missingInScript('const same = <Each>(each: Each) => each', { typescript: true }))).toEqual([])
})

test('every exception has its guard in its file, and one without it is found out', () => {
	expect(lostGuards(GUARDED)).toEqual([])
	const [, { file }] = Object.entries(GUARDED)[0]
	const gone = { 'Intl.Gone': { file, guard: "'Gone' in Intl" } }
	expect(lostGuards(gone)).toEqual([`${file}: Intl.Gone needs the guard 'Gone' in Intl`])
})

test('README and the start-up screen name the lowest versions', () => {
	const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
	const screen = readFileSync(join(ROOT, 'shell/src/startup/startupMarkup.ts'), 'utf8')
	for (const { browser, version } of TARGETS) {
		expect(readme).toMatch(new RegExp(`^\\| ${browser}\\b.*\\| ${version} \\|$`, 'im'))
		expect(screen).toMatch(new RegExp(`${browser}\\b[^.]*\\b${version}`, 'i'))
	}
})
