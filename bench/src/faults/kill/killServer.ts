import { setTimeout as wait } from 'node:timers/promises'
import { progress } from '../../report.ts'
import { withDataFolder } from '../../site/dataFolder.ts'
import type { Outcome } from '../fault.ts'
import { brokenByCounts, countWrites } from './countWrites.ts'
import { KillableSite } from './KillableSite.ts'
import { Writers } from './Writers.ts'

const WRITERS = 6
/** The process lives until it has acknowledged a write, and then for a random time up to this, ms. */
const LIFE_MS = 500
/** It is not killed again after this time, which only a busy machine needs. */
const LIMIT_MS = 330_000

interface Kills {
	count: number
	keys: boolean
	databaseUrl?: string
	/** Prepares the empty data folder before the first start. */
	prepare?: (dataFolder: string) => Promise<void>
}

/** Kills the server under writers again and again, and counts their writes afterwards. */
export function killServer({ count, keys, databaseUrl, prepare }: Kills): Promise<Outcome> {
	return withDataFolder(undefined, async (dataFolder) => {
		await prepare?.(dataFolder)
		const env = databaseUrl === undefined ? undefined : { DATABASE_URL: databaseUrl }
		const site = await KillableSite.start({ dataFolder, ...(env && { env }) })
		const backMs: number[] = []
		let writers: Writers
		try {
			writers = await Writers.start(site.address, WRITERS, { keys })
			const late = performance.now() + LIMIT_MS
			for (let kill = 0; kill < count && performance.now() < late; kill++) {
				await writers.untilMore()
				await wait(Math.random() * LIFE_MS)
				backMs.push(await site.killAndStart())
				if ((kill + 1) % 10 === 0) progress(`${kill + 1} kills, ${writers.acknowledged.length} writes`)
			}
			await writers.stop()
		} finally {
			await site.stop()
		}
		const counts = await countWrites({ dataFolder, ...(databaseUrl && { databaseUrl }) }, writers.acknowledged)
		return {
			done: `${backMs.length} kills, ${writers.acknowledged.length} acknowledged writes, ${writers.retried} sent again`,
			...counts,
			backMs,
			seen: 'no answer until the restart',
			broken: [...brokenByCounts(counts), ...new Set(writers.unexpected)],
		}
	})
}
