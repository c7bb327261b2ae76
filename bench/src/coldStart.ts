import { ensureBuilds, givenData, times } from './options.ts'
import { report } from './report.ts'
import { bareServer } from './site/bareServer.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { startSite } from './site/startSite.ts'
import { spread } from './statistics.ts'

const ROUNDS = times(7, 2)

interface Round {
	page: number
	data: number
	bare: number
}

await ensureBuilds()
const rounds = await withDataFolder(givenData, async (dataFolder) => {
	const first = async (until: string) => {
		const site = await startSite({ dataFolder, until })
		await site.stop()
		return site.firstAnswerMs
	}
	// Once for the database, the samples and the builds: what is measured finds them there.
	await first('/readyz')
	const all: Round[] = []
	for (let round = 0; round < ROUNDS; round += 1) {
		const bare = await bareServer('{}')
		await bare.stop()
		all.push({ page: await first('/'), data: await first('/api/home'), bare: bare.firstAnswerMs })
	}
	return all
})

report(
	`From the start of the process to its first 200, over ${givenData === undefined ? 'the samples' : 'the imported catalogue'}, ms: median of ${ROUNDS} (least to most)`,
	['what is asked', 'time', 'against a bare Fastify'],
	[
		[
			'/',
			spread(
				rounds.map(({ page }) => page),
				0,
			),
			spread(rounds.map(({ page, bare }) => page / bare)),
		],
		[
			'/api/home',
			spread(
				rounds.map(({ data }) => data),
				0,
			),
			spread(rounds.map(({ data, bare }) => data / bare)),
		],
		[
			'a bare Fastify',
			spread(
				rounds.map(({ bare }) => bare),
				0,
			),
			'1',
		],
	],
)
