import type { CDPSession } from 'playwright-core'
import { withChromium } from './browser/chromium.ts'
import { openSite } from './browser/openSite.ts'
import { visit } from './browser/visit.ts'
import { ensureBuilds, givenData, isQuick, times } from './options.ts'
import { progress, report } from './report.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { startSite } from './site/startSite.ts'
import { spread } from './statistics.ts'

const ROUNDS = times(5, 1)
/** Route changes after which the heap is looked at. */
const LOOKS = isQuick ? [5, 10, 20] : [5, 10, 50]
/** The screens that take turns: all have been there once after five changes. */
const SCREENS = ['/explore', '/mangas', '/popular', '/calendar', '/']

interface Held {
	megabytes: number
	nodes: number
}

/** What a page holds once everything that can go has gone. */
async function held(devtools: CDPSession): Promise<Held> {
	// What is let go of by the first collection may let go of more.
	for (let collection = 0; collection < 2; collection += 1) await devtools.send('HeapProfiler.collectGarbage')
	const { usedSize } = await devtools.send('Runtime.getHeapUsage')
	const { nodes } = await devtools.send('Memory.getDOMCounters')
	return { megabytes: usedSize / 1e6, nodes }
}

await ensureBuilds()
const rounds: Held[][] = await withDataFolder(givenData, async (dataFolder) => {
	const site = await startSite({ dataFolder })
	try {
		return await withChromium(async (browser) => {
			const all: Held[][] = []
			for (let round = 1; round <= ROUNDS; round += 1) {
				const { page, devtools, close } = await openSite(browser, `${site.address}/`)
				const looks: Held[] = []
				for (let change = 1; change <= Math.max(...LOOKS); change += 1) {
					await visit(page, SCREENS[(change - 1) % SCREENS.length] ?? '/')
					if (LOOKS.includes(change)) looks.push(await held(devtools))
				}
				all.push(looks)
				await close()
				progress(`round ${round} of ${ROUNDS}`)
			}
			return all
		})
	} finally {
		await site.stop()
	}
})

const at = (place: number, of: keyof Held) => rounds.map((looks) => looks[place]?.[of] ?? Number.NaN)
const last = LOOKS.length - 1
const ratios = (place: number, of: keyof Held) => {
	const before = at(place, of)
	return spread(at(last, of).map((after, round) => after / (before[round] ?? Number.NaN)))
}
report(
	`What a page holds after route changes: median of ${ROUNDS} visits (least to most)`,
	[
		'after',
		'JavaScript heap, MB',
		`heap after ${LOOKS[last]} against it`,
		'nodes',
		`nodes after ${LOOKS[last]} against it`,
	],
	LOOKS.map((changes, place) => [
		`${changes} route changes`,
		spread(at(place, 'megabytes')),
		ratios(place, 'megabytes'),
		spread(at(place, 'nodes'), 0),
		ratios(place, 'nodes'),
	]),
)
