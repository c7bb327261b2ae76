import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type ServerProcess, startServer } from 'federation/serverProcess'
import { createTestDatabase } from 'server/src/core/database/serverDatabases.testing.ts'
import { roundRobin } from 'server/src/testing/roundRobin.testing.ts'
import { repetitions } from '../options.ts'
import { withDataFolder } from '../site/dataFolder.ts'
import type { Fault, Outcome } from './fault.ts'
import { failuresOf, type Load, seenBy, watchPage } from './watchPage.ts'

const ROUNDS = repetitions(5, 1)
const PRELOAD = pathToFileURL(join(import.meta.dirname, 'hang', 'preload.mjs')).href
/** The health check of docs/hosting/Caddyfile. */
const HEALTH = { everyMs: 2000, timeoutMs: 3000 }
const NO_HEALTH = { everyMs: 2 ** 31 - 1, timeoutMs: 3000 }
/** Both times of the health check, and some for a busy machine. */
const OUT_WITHIN_MS = HEALTH.everyMs + HEALTH.timeoutMs + 1000
const WATCHED_MS = OUT_WITHIN_MS + 6000
const CALM_MS = 1000
const LOADED_EVERY_MS = 100

/** One of two processes on one Postgres hangs: its connections are accepted and get no answer. */
export const hungProcess: Fault = {
	title: 'the event loop of one of two processes stops for ever',
	run: () => hang(HEALTH, ROUNDS),
	control: { without: "the balancer's health check", run: () => hang(NO_HEALTH, 1) },
}

async function hang(health: typeof HEALTH, rounds: number): Promise<Outcome> {
	const server = process.env.TEST_DATABASE_URL
	if (server === undefined) throw new Error('hungProcess needs a Postgres server: set TEST_DATABASE_URL')
	const database = await createTestDatabase(server)
	try {
		return await withDataFolder(undefined, (one) =>
			withDataFolder(undefined, async (other) => {
				const shared = {
					DATABASE_URL: database.url,
					NODE_ENV: 'production',
					LOG_LEVEL: 'error',
					REQUESTS_PER_MINUTE: '0',
				}
				const start = (DATA_DIR: string) =>
					startServer({
						args: ['--import', PRELOAD, 'server/dist/main.js'],
						env: { ...shared, DATA_DIR },
						until: '/readyz',
					})
				const healthy = await start(other)
				let hanging = await start(one)
				const balancer = await roundRobin(() => [healthy.address, hanging.address], health)
				try {
					const seen: Seen = { loads: [], others: [], outAfterMs: [], broken: new Set() }
					for (let round = 0; round < rounds; round += 1) {
						await hangOnce(hanging, { balancer: balancer.address, healthy: healthy.address }, seen)
						// As a supervisor does.
						await kill(hanging)
						hanging = await start(one)
						if (round + 1 < rounds) await wait(health.everyMs + CALM_MS)
					}
					return {
						done: `${rounds} times, a health check each ${HEALTH.everyMs / 1000} s with ${HEALTH.timeoutMs / 1000} s of patience`,
						lost: null,
						twice: null,
						backMs: seen.outAfterMs,
						seen: `${seenBy(seen.loads)}; at the other process ${seenBy(seen.others)}`,
						broken: [...seen.broken],
					}
				} finally {
					await balancer.close()
					await kill(hanging)
					await healthy.stop()
				}
			}),
		)
	} finally {
		await database.drop()
	}
}

interface Seen {
	loads: Load[]
	others: Load[]
	outAfterMs: number[]
	broken: Set<string>
}

/** Hangs a process under readers of the balancer, and of the other process alone. */
async function hangOnce(hanging: ServerProcess, at: { balancer: string; healthy: string }, seen: Seen): Promise<void> {
	const visitor = watchPage(`${at.balancer}/`, { everyMs: LOADED_EVERY_MS, isSteady: true })
	const neighbour = watchPage(`${at.healthy}/`, { everyMs: LOADED_EVERY_MS })
	await wait(CALM_MS)
	const hungAt = performance.now()
	process.kill(hanging.pid, 'SIGUSR2')
	await wait(WATCHED_MS)
	const [loads, others] = await Promise.all([visitor.stop(), neighbour.stop()])
	seen.loads.push(...loads)
	seen.others.push(...others)
	const failures = failuresOf(loads)
	const last = Math.max(hungAt, ...failures.map(({ from }) => from))
	if (failures.length === 0) seen.broken.add('no load met the process that hangs, so nothing was shown')
	if (last - hungAt > OUT_WITHIN_MS) {
		const late = failures.filter(({ from }) => from - hungAt > OUT_WITHIN_MS).length
		seen.broken.add(`${late} loads still failed after ${OUT_WITHIN_MS / 1000} s`)
	} else seen.outAfterMs.push(last - hungAt)
	for (const { failure } of failuresOf(others)) seen.broken.add(`the other process failed: ${failure}`)
}

/** Ends a process that does not listen to SIGTERM. */
async function kill(server: ServerProcess): Promise<void> {
	try {
		process.kill(server.pid, 'SIGKILL')
	} catch {
		// It has ended.
	}
	await server.stop()
}
