import { withChromium } from './browser/chromium.ts'
import { malExport } from './lists/malExport.ts'
import { measureList } from './lists/measureList.ts'
import { measureTransfer, type Steps } from './lists/measureTransfer.ts'
import { ensureBuilds, repetitions, sourceDataFolder } from './options.ts'
import { progress, report } from './report.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { startSite } from './site/startSite.ts'
import { percentile, spread } from './statistics.ts'

const ENTRIES = 5000
const ROUNDS = repetitions(5, 1)
const TEXTS = ['titan', 'no kai', 'senki'].slice(0, repetitions(3, 1))
const MORE_PAGES = repetitions(19, 2)

await ensureBuilds()
const { rounds, readings } = await withDataFolder(sourceDataFolder ?? process.env.DATA_DIR, async (dataFolder) => {
	const file = await malExport(dataFolder, ENTRIES)
	const site = await startSite({ dataFolder })
	try {
		const all: Awaited<ReturnType<typeof measureTransfer>>[] = []
		for (let round = 1; round <= ROUNDS; round += 1) {
			all.push(await measureTransfer(site, file))
			progress(`import ${round} of ${ROUNDS}`)
		}
		const readings = await withChromium(async (browser) => {
			const measurements = []
			for (const [at, { member }] of all.entries()) {
				measurements.push(
					await measureList(browser, { address: site.address, member, texts: TEXTS, pages: MORE_PAGES }),
				)
				progress(`list ${at + 1} of ${ROUNDS}`)
			}
			return measurements
		})
		return { rounds: all.map(({ steps }) => steps), readings }
	} finally {
		await site.stop()
	}
})

const STEPS: readonly [name: string, step: keyof Steps][] = [
	['preview of the import', 'check'],
	['import', 'apply'],
	['preview and import again, without changes', 'again'],
	['undo of the import', 'undo'],
	['export as JSON', 'lists.json'],
	['export as MyAnimeList XML, gzip', 'mal-anime.xml.gz'],
	['export of the archive', 'archive.zip'],
]
report(
	`A list of ${ENTRIES} entries imported and exported: median of ${ROUNDS} members (min to max)`,
	[
		'step',
		'ms',
		'memory growth at the peak, MB',
		'longest wait of other requests, ms',
		'the same with the database, ms',
	],
	STEPS.map(([name, step]) => [
		name,
		spread(
			rounds.map((round) => round[step].ms),
			0,
		),
		spread(
			rounds.map((round) => round[step].memoryGrowthMb),
			0,
		),
		spread(
			rounds.map((round) => round[step].longestWaitMs),
			0,
		),
		spread(
			rounds.map((round) => round[step].longestDataWaitMs),
			0,
		),
	]),
)
report(
	`The list of ${ENTRIES} entries in the browser, CPU/4, ms: median of ${ROUNDS} visits (min to max)`,
	['measure', 'time'],
	[
		[
			'click on its card to the first titles',
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
			'from the last key to the titles, with the debounce of 150 ms, p50',
			spread(
				readings.map(({ answers }) => percentile(answers, 0.5)),
				0,
			),
		],
		[
			`key to paint with ${Math.max(...readings.map(({ cardCount }) => cardCount))} titles below, p95`,
			spread(
				readings.map(({ keysBelowMany }) => percentile(keysBelowMany, 0.95)),
				0,
			),
		],
	],
)
