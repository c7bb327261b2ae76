import { requireOpenFiles } from './live/openFiles.ts'
import { SocketClients } from './live/SocketClients.ts'
import { startSiteProcess } from './live/siteProcess.ts'
import { repetitions } from './options.ts'
import { progress, report } from './report.ts'
import { median, percentile, spread } from './statistics.ts'

const CLIENT_COUNTS = [repetitions(1000, 100), repetitions(5000, 300)] as const
const IDLE = repetitions(10_000, 500)
const MESSAGES = repetitions(30, 5)
const PAUSE_MS = 300
const MB = 1024 * 1024

try {
	requireOpenFiles(IDLE)
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
	process.exit(1)
}

const milliseconds = (from: string, to: bigint) => Number(to - BigInt(from)) / 1e6
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

progress('starting a site with a thousand members')
const site = await startSiteProcess()
const clients = new SocketClients(site)
const empty = await site.memory()
const delivery: string[][] = []

for (const count of CLIENT_COUNTS) {
	progress(`connecting ${count} clients`)
	await clients.connect(count)
	const rounds: { p50: number; p99: number; last: number; answered: number }[] = []
	for (let message = 0; message < MESSAGES; message++) {
		clients.arrivals = []
		const { sentAt, answeredAt } = await site.message()
		await clients.waitFor(() => clients.arrivals.length >= count)
		const took = clients.arrivals.map((at) => milliseconds(sentAt, at))
		const answered = milliseconds(sentAt, BigInt(answeredAt))
		rounds.push({ p50: percentile(took, 0.5), p99: percentile(took, 0.99), last: Math.max(...took), answered })
		await pause()
	}
	const of = (name: keyof (typeof rounds)[number]) => rounds.map((round) => round[name])
	const { rss } = await site.memory()
	delivery.push([
		String(count),
		spread(of('p50'), 1),
		spread(of('p99'), 1),
		median(of('last')).toFixed(1),
		median(of('answered')).toFixed(1),
		(rss / MB).toFixed(0),
	])
}

progress(`connecting ${IDLE} clients`)
await clients.connect(IDLE)
await pause()
const full = await site.memory()

progress('restarting the site')
const restarted = clients.waitFor(() => clients.subscribed < IDLE / 2)
const { at } = await site.restart()
await restarted
await clients.waitFor(() => clients.subscribed >= IDLE)
const back = milliseconds(at, process.hrtime.bigint())

await clients.close()
await site.stop()

report(
	`One message to all subscribers of a channel: ms from the request to its arrival, ${MESSAGES} messages`,
	['clients', 'p50', 'p99', 'last', 'response', 'server, MB'],
	delivery,
)
report(
	`${IDLE} connections`,
	['KB each, heap and buffers', 'server, MB', 's until all are subscribed after a restart'],
	[[((full.heapUsed - empty.heapUsed) / IDLE / 1024).toFixed(1), (full.rss / MB).toFixed(0), (back / 1000).toFixed(1)]],
)
