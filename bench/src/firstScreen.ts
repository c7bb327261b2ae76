import type { Browser } from 'playwright-core'
import { withChromium } from './browser/chromium.ts'
import { measurePage, type PageMeasurement, warmUp } from './firstScreen/measurePage.ts'
import { type LighthouseResult, runLighthouse } from './firstScreen/runLighthouse.ts'
import { besideAddress, ensureBuilds, parts, repetitions } from './options.ts'
import { kilobytes, progress, report } from './report.ts'
import { withVariants } from './site/variants.ts'
import { ratio, spread } from './statistics.ts'

const ROUNDS = repetitions(7, 2)
const PATHS = parts.length > 0 ? parts : ['/', '/anime/1', '/explore', '/messages']

/** A visit of each site; a part that failed is left out. */
interface Visit {
	page?: PageMeasurement | undefined
	lighthouse?: LighthouseResult | undefined
}

const MEASURES: readonly [name: string, of: (visit: Visit) => number | undefined, digits: number][] = [
	['blocking by CPU, ms', ({ page }) => page?.processor.blockingMs, 0],
	['CPU of the main thread, ms', ({ page }) => page?.processor.mainThreadMs, 0],
	['CPU of the renderer, ms', ({ page }) => page?.processor.rendererMs, 0],
	['longest task, its CPU × 4, ms', ({ page }) => page?.processor.longestTaskMs, 0],
	['JavaScript before the first screen, KB by brotli', ({ page }) => page && kilobytes(page.scriptBytes), 1],
	['JavaScript after it, KB by brotli', ({ page }) => page && kilobytes(page.laterScriptBytes), 1],
	['requests before it, without pictures and fonts', ({ page }) => page?.requests, 0],
	['requests in sequence', ({ page }) => page?.requestChain, 0],
	['requests in all', ({ page }) => page?.allRequests, 0],
	['pictures', ({ page }) => page?.pictures, 0],
	['largest paint observed, 150 ms, 1.6 Mbit/s, s', ({ page }) => page && page.largestPaintMs / 1000, 2],
	['the same at CPU/4, without the start-up screen, s', ({ page }) => page && page.visibleMs / 1000, 2],
	['start-up screen gone and heading painted, CPU/4, s', ({ page }) => page && page.headingMs / 1000, 2],
	['layout shift', ({ page }) => page?.layoutShift, 3],
	['Lighthouse mobile: score', ({ lighthouse }) => lighthouse?.score, 0],
	['Lighthouse mobile: largest paint, s', ({ lighthouse }) => lighthouse && lighthouse.largestPaintMs / 1000, 2],
	['Lighthouse mobile: blocking time, ms', ({ lighthouse }) => lighthouse?.blockingMs, 0],
]

await ensureBuilds()
await withVariants(({ federated, monolith }) =>
	withChromium(async (browser) => {
		for (const path of PATHS) {
			const sites = {
				federated: federated.address + path,
				monolith: monolith.address + path,
				...(besideAddress === undefined ? {} : { [besideAddress]: besideAddress }),
			}
			await measure(browser, path, sites)
		}
	}),
)

async function measure(browser: Browser, path: string, sites: Readonly<Record<string, string>>): Promise<void> {
	for (const address of Object.values(sites)) await warmUp(browser, address)
	const rounds: Record<string, Visit>[] = []
	for (let round = 1; round <= ROUNDS; round += 1) {
		const visits: Record<string, Visit> = {}
		for (const [name, address] of Object.entries(sites)) visits[name] = await visit(browser, address)
		rounds.push(visits)
		progress(`${path}: round ${round} of ${ROUNDS}`)
	}
	const of = (name: string, measure: (visit: Visit) => number | undefined) =>
		rounds.map((visits) => measure(visits[name] ?? {}))
	const [subject = '', ...anchors] = Object.keys(sites)
	report(
		`First view of ${path}: median of ${ROUNDS} visits (min to max)`,
		['measure', subject, ...anchors.flatMap((anchor) => [anchor, 'ratio'])],
		MEASURES.map(([name, measure, digits]) => {
			const own = of(subject, measure)
			return [
				name,
				spreadOf(own, digits),
				...anchors.flatMap((anchor) => {
					const other = of(anchor, measure)
					return [spreadOf(other, digits), ratio(known(own.map((value, at) => divide(value, other[at]))))]
				}),
			]
		}),
	)
	const last = rounds.at(-1)?.[subject]?.page
	process.stdout.write(`\nlargest: ${last?.element}\n  ${last?.urls.join('\n  ')}\n`)
}

/** What fails is said and left out, so that the rest is still reported. */
async function visit(browser: Browser, address: string): Promise<Visit> {
	const page = await measurePage(browser, address).catch((error: unknown) => {
		progress(`${error}`)
		return undefined
	})
	return { page, lighthouse: await runLighthouse(address) }
}

function known(values: readonly (number | undefined)[]): number[] {
	return values.filter((value) => value !== undefined)
}

function divide(one: number | undefined, other: number | undefined): number | undefined {
	return one === undefined || other === undefined ? undefined : one / other
}

function spreadOf(values: readonly (number | undefined)[], digits: number): string {
	const measured = known(values)
	return measured.length === 0 ? '–' : spread(measured, digits)
}
