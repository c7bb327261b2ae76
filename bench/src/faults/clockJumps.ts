import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { isQuick } from '../options.ts'
import { withDataFolder } from '../site/dataFolder.ts'
import { ShiftedSite } from './clock/ShiftedSite.ts'
import { Visitor } from './clock/Visitor.ts'
import type { Fault, Outcome } from './fault.ts'

const LIMIT = 60
/** The time at each clock: longer than the window of a limit and the interval of the jobs. */
const STAY_MS = isQuick ? 0 : 65_000
/** The jobs are looked at each minute, so a job runs at most twice in a stay. */
const RUNS_IN_STAY = 2

const JUMPS = [
	['an hour ahead', HOUR_MS],
	['back', 0],
	['a day ahead', DAY_MS],
	['back by a day', 0],
] as const

/** The clock of the machine jumps, on the embedded database. */
export const clockJumps: Fault = {
	title: 'the clock jumps',
	run: () => jump(JUMPS, STAY_MS),
	control: { without: 'a monotonic clock', run: () => jump(JUMPS.slice(0, 2), 0, { CLOCK_MONOTONIC: 'false' }) },
}

function jump(
	jumps: readonly (readonly [string, number])[],
	stayMs: number,
	clock: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
	return withDataFolder(undefined, async (dataFolder) => {
		const env = { TRUST_PROXY: 'loopback', REQUESTS_PER_MINUTE: String(LIMIT), SITE_DEMO: 'false', ...clock }
		const site = await ShiftedSite.start(dataFolder, env)
		try {
			const visitor = await Visitor.arrive(site.address)
			await visitor.visit('before')
			let tryToSignIn: (() => Promise<number>) | undefined
			for (const [index, [at, ms]] of jumps.entries()) {
				const { broken } = visitor
				const network = `192.0.2.${index + 1}`
				const runs = await site.jobRuns()
				await exhaust(site.address, network)
				await site.shiftTo(ms)
				const { status, retryAfter } = await ask(site.address, network)
				if (status !== 429) broken.add(`${at}, the limit let a reader go`)
				else if (retryAfter * 1000 > MINUTE_MS) broken.add(`${at}, the limit holds for ${retryAfter} s`)
				await visitor.visit(at)
				if (ms === DAY_MS) tryToSignIn = await visitor.lockOut()
				else if (tryToSignIn && (await tryToSignIn()) !== 200) broken.add(`${at}, an account is locked`)
				await wait(stayMs)
				if (stayMs > 0 && (await ask(site.address, network)).status !== 200) broken.add(`${at}, the limit does not end`)
				for (const [job, count] of await site.jobRuns()) {
					const more = count - (runs.get(job) ?? 0)
					if (more > RUNS_IN_STAY) broken.add(`${at}, the job ${job} ran ${more} times`)
				}
			}
			if (stayMs > 0 && (await site.jobRuns()).size === 0) visitor.broken.add('no job ran')
			if (!site.isRunning) visitor.broken.add('the server exited')
			const counts = await visitor.leave()
			const stay = stayMs > 0 ? `, ${stayMs / 1000} s at each` : ''
			return {
				done: `${jumps.map(([at]) => at).join(', ')}${stay}; ${visitor.sent.length} messages`,
				...counts,
				backMs: [],
				seen: visitor.broken.size === 0 ? 'nothing' : 'refusals',
				broken: [...visitor.broken, ...(counts.lost + counts.twice > 0 ? ['messages were lost or doubled'] : [])],
			}
		} finally {
			await site.stop()
		}
	})
}

/** Asks until the limit of a network is reached. */
async function exhaust(address: string, network: string): Promise<void> {
	for (let times = 0; times <= LIMIT; times++) await ask(address, network)
}

async function ask(address: string, network: string): Promise<{ status: number; retryAfter: number }> {
	const answer = await fetch(`${address}/api/home`, { headers: { 'x-forwarded-for': network } })
	await answer.arrayBuffer()
	return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) }
}
