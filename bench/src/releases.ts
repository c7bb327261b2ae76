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
import { ensureBuilds, times } from './options.ts'
import { progress, report } from './report.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { type Met, startReaders } from './site/releaseReaders.ts'
import { startSite } from './site/startSite.ts'
import { spread } from './statistics.ts'

const SLICE = 'mfe-community'
const RELEASES = times(20, 3)
const WHOLE = times(3, 1)
const READERS = 6
const LOOK_EVERY_MS = 5

/** Builds that differ from the newest as if a line of their entry had been changed. */
function versions(): Promise<Candidate[]> {
	const each = Array.from({ length: RELEASES }, (_, number) =>
		alteredBuild(SLICE, `0.2.${number}`, (text, file) =>
			/^entry\.[0-9a-f]+\.js$/.test(file) ? `${text}\n/* ${number} */` : text,
		),
	)
	return Promise.all(each)
}

const measured = async (work: () => Promise<unknown>): Promise<number> => {
	const start = performance.now()
	await work()
	return performance.now() - start
}

async function untilLive(address: string, version: string): Promise<void> {
	for (;;) {
		const { slices } = await liveRegistry(address)
		if (slices.some((slice) => slice.name === SLICE && slice.version === version)) return
		await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
	}
}

await ensureBuilds()
const candidates = await versions()
const building: number[] = []
for (let round = 0; round < WHOLE; round += 1) building.push(await measured(() => build([SLICE], true)))

interface Measured {
	checking: number[]
	publishing: number[]
	promoting: number[]
	rollingBack: number[]
	met: Met
}

const { checking, publishing, promoting, rollingBack, met } = await withDataFolder(
	undefined,
	async (dataFolder): Promise<Measured> => {
		const site = await startSite({ dataFolder, env: { REQUESTS_PER_MINUTE: '0' } })
		try {
			const token = (await readFile(join(dataFolder, 'federation', 'token'), 'utf8')).trim()
			const api = new ReleaseApi(site.address, token)
			const params = { slice: SLICE }
			const promote = async ({ slice: { version } }: Candidate) => {
				await api.ask(promoteRoute, { params, body: { version, to: { everybody: true } } })
				await untilLive(site.address, version)
			}
			const all: Measured = {
				checking: [],
				publishing: [],
				promoting: [],
				rollingBack: [],
				met: { requests: 0, failures: [] },
			}
			const tools = { missingTranslations: () => [] }
			for (const candidate of candidates.slice(0, WHOLE)) {
				all.checking.push(await measured(() => checkCandidate(candidate, { site: site.address, drops: [] }, tools)))
				progress(`checked ${candidate.slice.version}`)
			}
			const readers = startReaders(site.address, READERS)
			for (const candidate of candidates) {
				all.publishing.push(await measured(() => publishCandidate(api, candidate)))
				all.promoting.push(await measured(() => promote(candidate)))
				progress(`released ${candidate.slice.version}`)
			}
			// Step by step back, each to what was there before.
			for (const back of candidates
				.slice(0, -1)
				.reverse()
				.slice(0, RELEASES / 2)) {
				const { version } = back.slice
				all.rollingBack.push(
					await measured(async () => {
						await api.ask(rollbackRoute, { params, query: {} })
						await untilLive(site.address, version)
					}),
				)
				progress(`back at ${version}`)
			}
			all.met = await readers.stop()
			return all
		} finally {
			await site.stop()
		}
	},
)

for (const failure of new Set(met.failures)) progress(failure)
const seconds = (milliseconds: readonly number[]) => spread(milliseconds.map((each) => each / 1000))
const whole = building.map(
	(ms, round) => ms + (checking[round] ?? 0) + (publishing[round] ?? 0) + (promoting[round] ?? 0),
)
report(
	`Releases of ${SLICE} while ${READERS} people use the site, s: median (least to most)`,
	['measure', 'value'],
	[
		['`npm run release` to live, all parts', seconds(whole)],
		['build, with nothing kept', seconds(building)],
		['check, smoke run in a browser included', seconds(checking)],
		['publish', seconds(publishing)],
		['promote, until everybody is given it', seconds(promoting)],
		['rollback, until everybody is given it', seconds(rollingBack)],
		[`requests during ${RELEASES} releases and ${rollingBack.length} rollbacks`, String(met.requests)],
		['of them failed', String(met.failures.length)],
	],
)
