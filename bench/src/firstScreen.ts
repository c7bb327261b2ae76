import { withChromium } from './browser/chromium.ts'
import { measurePage, type PageMeasurement } from './firstScreen/measurePage.ts'
import { type LighthouseResult, runLighthouse } from './firstScreen/runLighthouse.ts'
import { ensureBuilds, repetitions } from './options.ts'
import { kilobytes, progress, report } from './report.ts'
import { VARIANTS, type Variant, withVariants } from './site/variants.ts'
import { ratio, spread } from './statistics.ts'

const ROUNDS = repetitions(7, 2)

interface Visit {
	page: PageMeasurement
	lighthouse: LighthouseResult
}

const MEASURES: readonly [name: string, of: (visit: Visit) => number, digits: number][] = [
	['JavaScript before the first screen, KB by brotli', ({ page }) => kilobytes(page.scriptBytes), 1],
	['scripts', ({ page }) => page.scripts, 0],
	['JavaScript after it, KB by brotli', ({ page }) => kilobytes(page.laterScriptBytes), 1],
	['requests before it, without pictures and fonts', ({ page }) => page.requests, 0],
	['requests in sequence', ({ page }) => page.requestChain, 0],
	['largest paint, Lighthouse mobile, s', ({ lighthouse }) => lighthouse.largestPaintMs / 1000, 2],
	['blocking time, Lighthouse mobile, ms', ({ lighthouse }) => lighthouse.blockingMs, 0],
	['largest paint observed, 150 ms, 1.6 Mbit/s, CPU/4, s', ({ page }) => page.largestPaintMs / 1000, 2],
	['the same, without the start-up screen, s', ({ page }) => page.visibleMs / 1000, 2],
]

await ensureBuilds()
const visits: Record<Variant, Visit>[] = await withVariants(({ federated, monolith }) =>
	withChromium(async (browser) => {
		const visit = async (address: string): Promise<Visit> => {
			return { page: await measurePage(browser, address), lighthouse: await runLighthouse(address) }
		}
		// Warms the server's cache of drawn pictures.
		for (const { address } of [federated, monolith]) await measurePage(browser, address, false)
		const all: Record<Variant, Visit>[] = []
		for (let round = 1; round <= ROUNDS; round += 1) {
			all.push({ federated: await visit(federated.address), monolith: await visit(monolith.address) })
			progress(`round ${round} of ${ROUNDS}`)
		}
		return all
	}),
)

report(
	`The first screen of the home page: median of ${ROUNDS} visits (min to max)`,
	['measure', ...VARIANTS, 'ratio'],
	MEASURES.map(([name, of, digits]) => [
		name,
		...VARIANTS.map((variant) =>
			spread(
				visits.map((visit) => of(visit[variant])),
				digits,
			),
		),
		ratio(visits.map(({ federated, monolith }) => of(federated) / of(monolith))),
	]),
)
for (const variant of VARIANTS) {
	const last = visits.at(-1)?.[variant].page
	process.stdout.write(`\n${variant}, largest: ${last?.element}\n  ${last?.urls.join('\n  ')}\n`)
}
