import { setTimeout as wait } from 'node:timers/promises'
import { repetitions } from '../options.ts'
import { progress } from '../report.ts'
import { withDataFolder } from '../site/dataFolder.ts'
import type { Fault, Outcome } from './fault.ts'
import { brokenByCounts, countWrites } from './kill/countWrites.ts'
import { KillableSite } from './kill/KillableSite.ts'
import { PostgresCluster } from './kill/PostgresCluster.ts'
import { Readers } from './kill/Readers.ts'
import { Writers } from './kill/Writers.ts'

const WRITERS = 6
/** The time between a start and the next kill, and that until the next start, ms: random up to these. */
const LIFE_MS = 1500
const AWAY_MS = 1500
const PAUSE_MS = 20_000
/**
 * The longest waits for an answer, less than the pause, so that a request that hangs shows. The server suspects a query
 * after 2 s, asks Postgres twice for 1.5 s, and then gives the connection up: 6.5 s. A write may before have waited 5 s for
 * an earlier attempt with its key. The rest is for a busy machine.
 */
const READ_LIMIT_MS = 9000
const WRITE_LIMIT_MS = 14_000
/** Without waiting for its log, Postgres then writes it after this time. The default of 200 ms would lose less. */
const SETTINGS = ['wal_writer_delay=5s']

/** Postgres is killed and stopped under writers and readers. */
export const postgresKilled: Fault = {
	title: 'Postgres is killed or stops answering',
	run: () => killPostgres(repetitions(20, 3), PAUSE_MS, SETTINGS),
	control: {
		without: 'synchronous commits',
		run: () => killPostgres(repetitions(5, 3), 0, [...SETTINGS, 'synchronous_commit=off']),
	},
}

async function killPostgres(kills: number, pauseMs: number, settings: readonly string[]): Promise<Outcome> {
	const cluster = await PostgresCluster.create(settings)
	try {
		return await withDataFolder(undefined, async (dataFolder) => {
			const site = await KillableSite.start({ dataFolder, env: { DATABASE_URL: cluster.url } })
			const backMs: number[] = []
			const exits: string[] = []
			const writers = await Writers.start(site.address, WRITERS, { keys: true })
			const readers = new Readers(site.address)
			try {
				for (let kill = 1; kill <= kills; kill++) {
					await wait(Math.random() * LIFE_MS)
					const began = performance.now()
					await cluster.kill()
					await wait(Math.random() * AWAY_MS)
					await cluster.start()
					backMs.push(await site.untilReady(began))
					if (kill % 5 === 0) progress(`${kill} kills, ${writers.acknowledged.length} writes`)
				}
				if (pauseMs > 0) {
					cluster.pause()
					await wait(pauseMs)
					cluster.resume()
					backMs.push(pauseMs + (await site.untilReady(performance.now())))
				}
				await Promise.all([writers.stop(), readers.stop()])
				if (!site.isRunning) exits.push('the server process exited')
			} finally {
				await site.stop()
			}
			const counts = await countWrites({ dataFolder, databaseUrl: cluster.url }, writers.acknowledged)
			const paused = pauseMs > 0 ? `, stopped once for ${pauseMs / 1000} s` : ''
			return {
				done: `${kills} kills${paused}, ${writers.acknowledged.length} acknowledged writes, ${writers.retried} sent again`,
				...counts,
				backMs,
				seen: readers.seen,
				broken: [
					...brokenByCounts(counts),
					...exits,
					...new Set([...writers.unexpected, ...readers.unexpected]),
					...(readers.longestMs > READ_LIMIT_MS ? [`a read took ${Math.round(readers.longestMs)} ms`] : []),
					...(writers.longestMs > WRITE_LIMIT_MS ? [`a write took ${Math.round(writers.longestMs)} ms`] : []),
				],
			}
		})
	} finally {
		await cluster.close()
	}
}
