import { withChromium } from './browser/chromium.ts'
import { type Audited, audit } from './firstScreen/audit.ts'
import { type Observed, observe } from './firstScreen/observe.ts'
import { ensureBuilds, times } from './options.ts'
import { kilobytes, progress, report } from './report.ts'
import { CONTENDERS, type Contender, withContenders } from './site/contenders.ts'
import { ratio, spread } from './statistics.ts'

const ROUNDS = times(7, 2)

interface Look {
	observed: Observed
	audited: Audited
}

const MEASURES: readonly [name: string, of: (look: Look) => number, digits: number][] = [
	['JavaScript before the first screen, KB by brotli', ({ observed }) => kilobytes(observed.scriptBytes), 1],
	['scripts', ({ observed }) => observed.scripts, 0],
	['JavaScript after it, KB by brotli', ({ observed }) => kilobytes(observed.laterScriptBytes), 1],
	['requests before it, without pictures and fonts', ({ observed }) => observed.requests, 0],
	['requests in sequence', ({ observed }) => observed.sequence, 0],
	['largest paint, Lighthouse mobile, s', ({ audited }) => audited.largestPaintMs / 1000, 2],
	['blocking time, Lighthouse mobile, ms', ({ audited }) => audited.blockingMs, 0],
	['largest paint observed, 150 ms, 1.6 Mbit/s, CPU/4, s', ({ observed }) => observed.largestPaintMs / 1000, 2],
	['the same, and the start-up screen has gone, s', ({ observed }) => observed.seenMs / 1000, 2],
]

await ensureBuilds()
const looks: Record<Contender, Look>[] = await withContenders(({ federated, monolith }) =>
	withChromium(async (browser) => {
		const look = async (address: string): Promise<Look> => {
			return { observed: await observe(browser, address), audited: await audit(address) }
		}
		// The first visitor pays for pictures that are drawn and kept.
		for (const { address } of [federated, monolith]) await observe(browser, address, false)
		const all: Record<Contender, Look>[] = []
		for (let round = 1; round <= ROUNDS; round += 1) {
			all.push({ federated: await look(federated.address), monolith: await look(monolith.address) })
			progress(`round ${round} of ${ROUNDS}`)
		}
		return all
	}),
)

report(
	`The first screen of the home page: median of ${ROUNDS} visits (least to most)`,
	['measure', ...CONTENDERS, 'ratio'],
	MEASURES.map(([name, of, digits]) => [
		name,
		...CONTENDERS.map((contender) =>
			spread(
				looks.map((look) => of(look[contender])),
				digits,
			),
		),
		ratio(looks.map(({ federated, monolith }) => of(federated) / of(monolith))),
	]),
)
for (const contender of CONTENDERS) {
	const last = looks.at(-1)?.[contender].observed
	process.stdout.write(`\n${contender}, largest: ${last?.element}\n  ${last?.urls.join('\n  ')}\n`)
}
