import { execFileSync } from 'node:child_process'
import { Readers } from './live/readers.ts'
import { startSiteProcess } from './live/siteProcess.ts'
import { times } from './options.ts'
import { progress, report } from './report.ts'
import { median, percentile, spread } from './statistics.ts'

const READERS = [times(1000, 100), times(5000, 300)] as const
const IDLE = times(10_000, 500)
const MESSAGES = times(30, 5)
const PAUSE_MS = 300
/** Each socket is a file, and both of its ends are here; the rest is the program itself. */
const FILES_BESIDES = 500
const MB = 1024 * 1024

const allowed = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).replace('unlimited', '1000000'))
if (allowed < IDLE + FILES_BESIDES) {
	process.stderr.write(
		`This shell may open ${allowed} files; ${IDLE} sockets need more: ulimit -n ${IDLE + FILES_BESIDES}\n`,
	)
	process.exit(1)
}

const milliseconds = (from: string, to: bigint) => Number(to - BigInt(from)) / 1e6
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

progress('starting a site with a thousand members')
const site = await startSiteProcess()
const readers = new Readers(site)
const empty = await site.memory()
const delivery: string[][] = []

for (const count of READERS) {
	progress(`connecting ${count} readers`)
	await readers.grow(count)
	const rounds: { half: number; most: number; last: number; answered: number }[] = []
	for (let message = 0; message < MESSAGES; message++) {
		readers.arrivals = []
		const { sentAt, answeredAt } = await site.message()
		await readers.until(() => readers.arrivals.length >= count)
		const took = readers.arrivals.map((at) => milliseconds(sentAt, at))
		const answered = milliseconds(sentAt, BigInt(answeredAt))
		rounds.push({ half: percentile(took, 0.5), most: percentile(took, 0.99), last: Math.max(...took), answered })
		await pause()
	}
	const of = (name: keyof (typeof rounds)[number]) => rounds.map((round) => round[name])
	const { rss } = await site.memory()
	delivery.push([
		String(count),
		spread(of('half'), 1),
		spread(of('most'), 1),
		median(of('last')).toFixed(1),
		median(of('answered')).toFixed(1),
		(rss / MB).toFixed(0),
	])
}

progress(`connecting ${IDLE} readers`)
await readers.grow(IDLE)
await pause()
const full = await site.memory()

progress('restarting the site under them')
const restarted = readers.until(() => readers.watching < IDLE / 2)
const { at } = await site.restart()
await restarted
await readers.until(() => readers.watching >= IDLE)
const back = milliseconds(at, process.hrtime.bigint())

await readers.close()
await site.stop()

report(
	`One message to everyone who reads a channel: ms from the request to its arrival, ${MESSAGES} messages`,
	['readers', 'p50', 'p99', 'the last', 'request answered', 'server, MB'],
	delivery,
)
report(
	`${IDLE} connections`,
	['KB each, heap and buffers', 'server, MB', 's until all watch again after a restart'],
	[[((full.heapUsed - empty.heapUsed) / IDLE / 1024).toFixed(1), (full.rss / MB).toFixed(0), (back / 1000).toFixed(1)]],
)
