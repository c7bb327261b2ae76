import { withChromium } from './browser/chromium.ts'
import { malFile } from './lists/malFile.ts'
import { readList } from './lists/openList.ts'
import { type Steps, transfer } from './lists/transfer.ts'
import { ensureBuilds, givenData, times } from './options.ts'
import { progress, report } from './report.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { startSite } from './site/startSite.ts'
import { percentile, spread } from './statistics.ts'

const ENTRIES = 5000
const ROUNDS = times(5, 1)
const TEXTS = ['titan', 'no kai', 'senki'].slice(0, times(3, 1))
const MORE_PAGES = times(19, 2)

await ensureBuilds()
const { rounds, readings } = await withDataFolder(givenData ?? process.env.DATA_DIR, async (dataFolder) => {
	const file = await malFile(dataFolder, ENTRIES)
	const site = await startSite({ dataFolder })
	try {
		const all: Awaited<ReturnType<typeof transfer>>[] = []
		for (let round = 1; round <= ROUNDS; round += 1) {
			all.push(await transfer(site, file))
			progress(`import ${round} of ${ROUNDS}`)
		}
		const read = await withChromium(async (browser) => {
			const seen = []
			for (const [at, { member }] of all.entries()) {
				seen.push(await readList(browser, { address: site.address, member, texts: TEXTS, pages: MORE_PAGES }))
				progress(`list ${at + 1} of ${ROUNDS}`)
			}
			return seen
		})
		return { rounds: all.map(({ steps }) => steps), readings: read }
	} finally {
		await site.stop()
	}
})

const STEPS: readonly [name: string, step: keyof Steps][] = [
	['looking at the file', 'check'],
	['taking it in', 'apply'],
	['looking at it and taking it in again, which changes nothing', 'again'],
	['taking it back', 'undo'],
	['export, our own JSON', 'lists.json'],
	['export, MyAnimeList XML, packed', 'mal-anime.xml.gz'],
	['export, everything', 'archive.zip'],
]
report(
	`A list of ${ENTRIES} entries brought and taken along: median of ${ROUNDS} members (least to most)`,
	['step', 'ms', 'memory grown at its peak, MB', 'longest wait of others, ms', 'the same with the database, ms'],
	STEPS.map(([name, step]) => [
		name,
		spread(
			rounds.map((round) => round[step].ms),
			0,
		),
		spread(
			rounds.map((round) => round[step].grownMb),
			0,
		),
		spread(
			rounds.map((round) => round[step].waitedMs),
			0,
		),
		spread(
			rounds.map((round) => round[step].waitedForDataMs),
			0,
		),
	]),
)
report(
	`The list of ${ENTRIES} entries in the browser, CPU/4, ms: median of ${ROUNDS} visits (least to most)`,
	['measure', 'time'],
	[
		[
			'from the press of its card to its first titles',
			spread(
				readings.map(({ opened }) => opened),
				0,
			),
		],
		[
			'typing in its filter, key to paint, p50',
			spread(
				readings.map(({ keys }) => percentile(keys, 0.5)),
				0,
			),
		],
		[
			'typing in its filter, key to paint, p95',
			spread(
				readings.map(({ keys }) => percentile(keys, 0.95)),
				0,
			),
		],
		[
			'from the last key to the titles, its rest of 150 ms included, p50',
			spread(
				readings.map(({ answers }) => percentile(answers, 0.5)),
				0,
			),
		],
		[
			`key to paint with ${Math.max(...readings.map(({ many }) => many))} titles below, p95`,
			spread(
				readings.map(({ keysBelowMany }) => percentile(keysBelowMany, 0.95)),
				0,
			),
		],
	],
)
