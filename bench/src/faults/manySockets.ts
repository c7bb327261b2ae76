import { requireOpenFiles } from '../live/openFiles.ts'
import { SocketClients } from '../live/SocketClients.ts'
import { startSiteProcess } from '../live/siteProcess.ts'
import { isQuick, repetitions } from '../options.ts'
import { percentile } from '../statistics.ts'
import type { Fault, Outcome } from './fault.ts'
import { failuresOf, type Load, watchPage } from './watchPage.ts'

const SOCKETS = repetitions(10_000, 500)
const LOADED_EVERY_MS = 200
const PATIENCE_MS = 10_000
/** The connections that one try of each client, and its share of failed ones during the restart, make. */
const TRIES_PER_SOCKET = 3
/** The longest backoff of a page is 30 s. */
const BACK_WITHIN_MS = 60_000
const AT_ONCE_MS = 0
const MB = 1024 * 1024

/** The site restarts under thousands of open WebSockets, whose pages all connect again. */
export const manySockets: Fault = {
	title: `${SOCKETS.toLocaleString('en')} sockets connect again after a restart`,
	run: () => restartUnder(),
	control: {
		without: 'the back-off of pages',
		run: () => restartUnder(() => AT_ONCE_MS),
	},
}

async function restartUnder(delayMs?: (failures: number) => number): Promise<Outcome> {
	requireOpenFiles(SOCKETS)
	const site = await startSiteProcess()
	const clients = new SocketClients(site, delayMs)
	try {
		await clients.connect(SOCKETS)
		const broken = new Set<string>()
		const before = clients.tries
		const dropped = clients.waitFor(() => clients.subscribed < SOCKETS / 2)
		const stoppedAt = performance.now()
		const { at } = await site.restart()
		const restartMs = performance.now() - stoppedAt
		const reader = watchPage(`http://127.0.0.1:${site.port}/`, {
			everyMs: LOADED_EVERY_MS,
			patienceMs: PATIENCE_MS,
			isSteady: true,
		})
		await dropped
		let peak = 0
		let isBack = false
		const measuring = (async () => {
			while (!isBack) {
				peak = Math.max(peak, (await site.memory()).rss)
				await new Promise((resolve) => setTimeout(resolve, 1000))
			}
		})()
		await clients.waitFor(() => clients.subscribed >= SOCKETS)
		const backMs = Number(process.hrtime.bigint() - BigInt(at)) / 1e6
		isBack = true
		await measuring
		const loads = await reader.stop()
		const tries = clients.tries - before
		for (const { failure } of failuresOf(loads)) broken.add(`the page: ${failure}`)
		if (backMs > BACK_WITHIN_MS) broken.add(`it took ${Math.round(backMs / 1000)} s until all were back`)
		if (tries > SOCKETS * TRIES_PER_SOCKET) broken.add(`${tries} connections were tried for ${SOCKETS} sockets`)
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
	return `${loads.length} loads, ${failuresOf(loads).length} failed, p50 ${of(0.5)} ms, p99 ${of(0.99)} ms${isQuick ? ' (quick)' : ''}`
}
