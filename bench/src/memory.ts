import type { CDPSession } from 'playwright-core'
import { withChromium } from './browser/chromium.ts'
import { clickLink } from './browser/clickLink.ts'
import { openSite } from './browser/openSite.ts'
import { ensureBuilds, isQuick, repetitions, sourceDataFolder } from './options.ts'
import { progress, report } from './report.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { startSite } from './site/startSite.ts'
import { spread } from './statistics.ts'

const ROUNDS = repetitions(5, 1)
/** The numbers of route changes after which the heap is sampled. */
const SAMPLE_POINTS = isQuick ? [5, 10, 20] : [5, 10, 50]
/** The visited screens and the pages of their first cards; each was open once after ten route changes. */
const SCREENS = [
	'/explore',
	'card',
	'/mangas',
	'card',
	'/popular',
	'/calendar',
	'/news',
	'card',
	'/messages',
	'/',
] as const

interface HeapSample {
	megabytes: number
	nodes: number
	listeners: number
}

/** The heap, the nodes and the event listeners of a page after garbage collection. */
async function sampleHeap(devtools: CDPSession): Promise<HeapSample> {
	// Finalizers of the first collection can release more objects, so it runs twice.
	for (let collection = 0; collection < 2; collection += 1) await devtools.send('HeapProfiler.collectGarbage')
	const { usedSize } = await devtools.send('Runtime.getHeapUsage')
	const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
	return { megabytes: usedSize / 1e6, nodes, listeners: jsEventListeners }
}

await ensureBuilds()
const rounds: HeapSample[][] = await withDataFolder(sourceDataFolder, async (dataFolder) => {
	const site = await startSite({ dataFolder })
	try {
		return await withChromium(async (browser) => {
			const all: HeapSample[][] = []
			for (let round = 1; round <= ROUNDS; round += 1) {
				const { page, devtools, close } = await openSite(browser, `${site.address}/`)
				const samples: HeapSample[] = []
				for (let change = 1; change <= Math.max(...SAMPLE_POINTS); change += 1) {
					await clickLink(page, SCREENS[(change - 1) % SCREENS.length] ?? '/')
					if (SAMPLE_POINTS.includes(change)) samples.push(await sampleHeap(devtools))
				}
				all.push(samples)
				await close()
				progress(`round ${round} of ${ROUNDS}`)
			}
			return all
		})
	} finally {
		await site.stop()
	}
})

const at = (sample: number, of: keyof HeapSample) => rounds.map((samples) => samples[sample]?.[of] ?? Number.NaN)
const last = SAMPLE_POINTS.length - 1
const ratios = (sample: number, of: keyof HeapSample) => {
	const before = at(sample, of)
	return spread(at(last, of).map((after, round) => after / (before[round] ?? Number.NaN)))
}
report(
	`Memory of a page after route changes: median of ${ROUNDS} visits (min to max)`,
	[
		'after',
		'JavaScript heap, MB',
		`heap after ${SAMPLE_POINTS[last]} relative to it`,
		'nodes',
		`nodes after ${SAMPLE_POINTS[last]} relative to it`,
		'listeners',
		`listeners after ${SAMPLE_POINTS[last]} relative to it`,
	],
	SAMPLE_POINTS.map((changes, sample) => [
		`${changes} route changes`,
		spread(at(sample, 'megabytes')),
		ratios(sample, 'megabytes'),
		spread(at(sample, 'nodes'), 0),
		ratios(sample, 'nodes'),
		spread(at(sample, 'listeners'), 0),
		ratios(sample, 'listeners'),
	]),
)
