import { peakMemory, resetPeakMemory } from '../lists/processMemory.ts'
import { requireOpenFiles } from '../live/openFiles.ts'
import { SocketClients } from '../live/SocketClients.ts'
import { startSiteProcess } from '../live/siteProcess.ts'
import { repetitions } from '../options.ts'
import { percentile } from '../statistics.ts'
import type { Fault, Outcome } from './fault.ts'
import { failuresOf, type Load } from './watchPage.ts'
import { watchPageApart } from './watchPageApart.ts'

const SOCKETS = repetitions(10_000, 500)
const LOADED_EVERY_MS = 200
const PATIENCE_MS = 10_000
/** More tries of each client than this are a storm. */
const TRIES_PER_SOCKET = 3
/** The longest backoff of a page is 30 s. */
const BACK_WITHIN_MS = 60_000
const AT_ONCE_MS = 0
const MB = 1024 * 1024

/** The site restarts under thousands of open WebSockets, whose pages all connect again. */
export const manySockets: Fault = {
	title: `${SOCKETS.toLocaleString('en')} sockets connect again after a restart`,
	run: () => restartUnder(SOCKETS),
	control: {
		without: 'the back-off of pages',
		run: () => restartUnder(SOCKETS, () => AT_ONCE_MS),
	},
}

async function restartUnder(sockets: number, delayMs?: (failures: number) => number): Promise<Outcome> {
	requireOpenFiles(sockets)
	const site = await startSiteProcess()
	const clients = new SocketClients(site, delayMs)
	try {
		await clients.connect(sockets)
		const broken = new Set<string>()
		const before = clients.tries
		await resetPeakMemory(site.pid)
		const dropped = clients.waitFor(() => clients.subscribed < sockets / 2)
		const stoppedAt = performance.now()
		const { at } = await site.restart()
		const restartMs = performance.now() - stoppedAt
		const reader = watchPageApart(`http://127.0.0.1:${site.ports[0]}/`, {
			everyMs: LOADED_EVERY_MS,
			patienceMs: PATIENCE_MS,
			isSteady: true,
		})
		await dropped
		await clients.waitFor(() => clients.subscribed >= sockets)
		const backMs = Number(process.hrtime.bigint() - BigInt(at)) / 1e6
		const peak = await peakMemory(site.pid)
		const loads = await reader.stop()
		const tries = clients.tries - before
		for (const { failure } of failuresOf(loads)) broken.add(`the page: ${failure}`)
		if (backMs > BACK_WITHIN_MS) broken.add(`it took ${Math.round(backMs / 1000)} s until all were back`)
		if (tries > sockets * TRIES_PER_SOCKET) broken.add(`${tries} connections were tried for ${sockets} sockets`)
		return {
			done: `a restart of ${(restartMs / 1000).toFixed(1)} s, ${tries} connections tried, at most ${Math.round(peak / MB)} MB`,
			lost: null,
			twice: null,
			backMs: [backMs],
			seen: `page: ${seenWhile(loads)}`,
			broken: [...broken],
		}
	} finally {
		await clients.close()
		await site.stop()
	}
}

function seenWhile(loads: readonly Load[]): string {
	const took = loads.map(({ ms }) => ms)
	const of = (share: number) => Math.round(percentile(took, share))
	return `${loads.length} loads, ${failuresOf(loads).length} failed, p50 ${of(0.5)} ms, p99 ${of(0.99)} ms`
}
