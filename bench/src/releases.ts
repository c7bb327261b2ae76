import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'federation/build'
import { alteredBuild } from 'federation/release/alteredBuild'
import type { Candidate } from 'federation/release/commands/candidate'
import { checkCandidate } from 'federation/release/commands/checkCandidate'
import { liveRegistry } from 'federation/release/commands/liveVersions'
import { publishCandidate } from 'federation/release/commands/publishCandidate'
import { ReleaseApi } from 'federation/release/commands/ReleaseApi'
import { promoteRoute, rollbackRoute } from 'shared-contract'
import { ensureBuilds, repetitions } from './options.ts'
import { progress, report } from './report.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { startSite } from './site/startSite.ts'
import { type Outcome, startVirtualUsers } from './site/virtualUsers.ts'
import { spread } from './statistics.ts'

const SLICE = 'mfe-community'
const RELEASES = repetitions(20, 3)
const FULL_RUNS = repetitions(3, 1)
const USERS = 6
const POLL_INTERVAL_MS = 5

/** Builds with a changed line in the entry script. */
function createVersions(): Promise<Candidate[]> {
	const each = Array.from({ length: RELEASES }, (_, number) =>
		alteredBuild(SLICE, `0.2.${number}`, (text, file) =>
			/^entry\.[0-9a-f]+\.js$/.test(file) ? `${text}\n/* ${number} */` : text,
		),
	)
	return Promise.all(each)
}

const measure = async (work: () => Promise<unknown>): Promise<number> => {
	const start = performance.now()
	await work()
	return performance.now() - start
}

async function untilLive(address: string, version: string): Promise<void> {
	for (;;) {
		const { slices } = await liveRegistry(address)
		if (slices.some((slice) => slice.name === SLICE && slice.version === version)) return
		await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
	}
}

await ensureBuilds()
const candidates = await createVersions()
const building: number[] = []
for (let round = 0; round < FULL_RUNS; round += 1) building.push(await measure(() => build([SLICE], true)))

interface Measurements {
	checking: number[]
	publishing: number[]
	promoting: number[]
	rollingBack: number[]
	outcome: Outcome
}

const { checking, publishing, promoting, rollingBack, outcome } = await withDataFolder(
	undefined,
	async (dataFolder): Promise<Measurements> => {
		const site = await startSite({ dataFolder, env: { REQUESTS_PER_MINUTE: '0' } })
		try {
			const token = (await readFile(join(dataFolder, 'federation', 'token'), 'utf8')).trim()
			const api = new ReleaseApi(site.address, token)
			const params = { slice: SLICE }
			const promote = async ({ slice: { version } }: Candidate) => {
				await api.ask(promoteRoute, { params, body: { version, to: { everybody: true } } })
				await untilLive(site.address, version)
			}
			const all: Measurements = {
				checking: [],
				publishing: [],
				promoting: [],
				rollingBack: [],
				outcome: { requests: 0, failures: [] },
			}
			for (const candidate of candidates.slice(0, FULL_RUNS)) {
				all.checking.push(await measure(() => checkCandidate(candidate, { site: site.address, drops: [] })))
				progress(`checked ${candidate.slice.version}`)
			}
			const users = startVirtualUsers(site.address, USERS)
			for (const candidate of candidates) {
				all.publishing.push(await measure(() => publishCandidate(api, candidate)))
				all.promoting.push(await measure(() => promote(candidate)))
				progress(`released ${candidate.slice.version}`)
			}
			// Rolls back step by step.
			for (const back of candidates
				.slice(0, -1)
				.reverse()
				.slice(0, RELEASES / 2)) {
				const { version } = back.slice
				all.rollingBack.push(
					await measure(async () => {
						await api.ask(rollbackRoute, { params, query: {} })
						await untilLive(site.address, version)
					}),
				)
				progress(`rolled back to ${version}`)
			}
			all.outcome = await users.stop()
			return all
		} finally {
			await site.stop()
		}
	},
)

for (const failure of new Set(outcome.failures)) progress(failure)
const seconds = (milliseconds: readonly number[]) => spread(milliseconds.map((each) => each / 1000))
const total = building.map(
	(ms, round) => ms + (checking[round] ?? 0) + (publishing[round] ?? 0) + (promoting[round] ?? 0),
)
report(
	`Releases of ${SLICE} with ${USERS} virtual users, s: median (min to max)`,
	['measure', 'value'],
	[
		['`npm run release` to live, all parts', seconds(total)],
		['build without cache', seconds(building)],
		['check, with the smoke test in a browser', seconds(checking)],
		['publish', seconds(publishing)],
		['promote, until it is live', seconds(promoting)],
		['rollback, until it is live', seconds(rollingBack)],
		[`requests during ${RELEASES} releases and ${rollingBack.length} rollbacks`, String(outcome.requests)],
		['failed requests', String(outcome.failures.length)],
	],
)
