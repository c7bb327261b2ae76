import { withChromium } from './browser/chromium.ts'
import { openSite } from './browser/openSite.ts'
import { EXPLORE, MANGAS, measureRouteChange } from './browser/routeChange.ts'
import { throttleCpu } from './browser/throttle.ts'
import { recordKeys, typeText } from './browser/typing.ts'
import { ensureBuilds, repetitions, sourceDataFolder } from './options.ts'
import { progress, report } from './report.ts'
import { VARIANTS, type Variant, withVariants } from './site/variants.ts'
import { percentile, ratio, spread } from './statistics.ts'

const ROUNDS = repetitions(5, 1)
/** Route changes per round, back and forth. */
const CHANGES = repetitions(20, 4)
const TEXTS = ['cartografa', 'no reino', 'frieren'].slice(0, repetitions(3, 1))

interface Round {
	changes: number[]
	keys: number[]
	answers: number[]
	incomplete: number
}

await ensureBuilds()
const rounds = await withVariants((sites) =>
	withChromium(async (browser) => {
		const visit = async (address: string): Promise<Round> => {
			const { page, devtools, close } = await openSite(browser, `${address}/explore`)
			try {
				// Warm-up: loads both lists.
				for (const listing of [MANGAS, EXPLORE]) await measureRouteChange(page, listing)
				await throttleCpu(devtools)
				const changes: number[] = []
				for (let change = 0; change < CHANGES; change += 1) {
					changes.push(await measureRouteChange(page, change % 2 === 0 ? MANGAS : EXPLORE))
				}
				await recordKeys(page)
				const typed = []
				for (const text of TEXTS) typed.push(await typeText(page, text))
				return {
					changes,
					keys: typed.flatMap(({ keys }) => keys),
					answers: typed.map(({ answered }) => answered),
					incomplete: typed.filter(({ isComplete }) => !isComplete).length,
				}
			} finally {
				await close()
			}
		}
		const all: Record<Variant, Round>[] = []
		for (let round = 1; round <= ROUNDS; round += 1) {
			all.push({ federated: await visit(sites.federated.address), monolith: await visit(sites.monolith.address) })
			progress(`round ${round} of ${ROUNDS}`)
		}
		return all
	}),
)

const MEASURES: readonly [name: string, of: (round: Round) => number][] = [
	['explore to mangas and back, click to paint, p50', ({ changes }) => percentile(changes, 0.5)],
	['explore to mangas and back, click to paint, p95', ({ changes }) => percentile(changes, 0.95)],
	['typing in the filter of explore, key to paint, p50', ({ keys }) => percentile(keys, 0.5)],
	['typing in the filter of explore, key to paint, p95', ({ keys }) => percentile(keys, 0.95)],
	['from the last key to the list, with the debounce of 150 ms, p50', ({ answers }) => percentile(answers, 0.5)],
	[`texts of ${TEXTS.length} that lost a letter while they were typed`, ({ incomplete }) => incomplete],
]
const catalogue = sourceDataFolder === undefined ? 'the samples' : 'the imported catalogue'
report(
	`Route changes and typing, CPU/4, ${catalogue}, ms: median of ${ROUNDS} rounds of ${CHANGES} changes (min to max)`,
	['measure', ...VARIANTS, 'ratio'],
	MEASURES.map(([name, of]) => [
		name,
		...VARIANTS.map((variant) =>
			spread(
				rounds.map((round) => of(round[variant])),
				0,
			),
		),
		ratio(rounds.map(({ federated, monolith }) => of(federated) / of(monolith))),
	]),
)
