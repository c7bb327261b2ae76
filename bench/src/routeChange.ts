import { withChromium } from './browser/chromium.ts'
import { EXPLORE, goTo, MANGAS } from './browser/listings.ts'
import { openSite } from './browser/openSite.ts'
import { slowCpu } from './browser/throttle.ts'
import { typeText, watchKeys } from './browser/typing.ts'
import { ensureBuilds, givenData, times } from './options.ts'
import { progress, report } from './report.ts'
import { CONTENDERS, type Contender, withContenders } from './site/contenders.ts'
import { percentile, ratio, spread } from './statistics.ts'

const ROUNDS = times(5, 1)
/** There and back, in each round. */
const CHANGES = times(20, 4)
const TEXTS = ['cartografa', 'no reino', 'frieren'].slice(0, times(3, 1))

interface Round {
	changes: number[]
	keys: number[]
	answers: number[]
	broken: number
}

await ensureBuilds()
const rounds = await withContenders((sites) =>
	withChromium(async (browser) => {
		const visit = async (address: string): Promise<Round> => {
			const { page, devtools, close } = await openSite(browser, `${address}/explore`)
			try {
				// Both are loaded once before anything counts.
				for (const listing of [MANGAS, EXPLORE]) await goTo(page, listing)
				await slowCpu(devtools)
				const changes: number[] = []
				for (let change = 0; change < CHANGES; change += 1) {
					changes.push(await goTo(page, change % 2 === 0 ? MANGAS : EXPLORE))
				}
				await watchKeys(page)
				const typed = []
				for (const text of TEXTS) typed.push(await typeText(page, text))
				return {
					changes,
					keys: typed.flatMap(({ keys }) => keys),
					answers: typed.map(({ answered }) => answered),
					broken: typed.filter(({ isWhole }) => !isWhole).length,
				}
			} finally {
				await close()
			}
		}
		const all: Record<Contender, Round>[] = []
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
	['from the last key to the list, its rest of 150 ms included, p50', ({ answers }) => percentile(answers, 0.5)],
	[`texts of ${TEXTS.length} that lost a letter while they were typed`, ({ broken }) => broken],
]
const catalogue = givenData === undefined ? 'the samples' : 'the imported catalogue'
report(
	`Route changes and typing, CPU/4, ${catalogue}, ms: median of ${ROUNDS} rounds of ${CHANGES} changes (least to most)`,
	['measure', ...CONTENDERS, 'ratio'],
	MEASURES.map(([name, of]) => [
		name,
		...CONTENDERS.map((contender) =>
			spread(
				rounds.map((round) => of(round[contender])),
				0,
			),
		),
		ratio(rounds.map(({ federated, monolith }) => of(federated) / of(monolith))),
	]),
)
