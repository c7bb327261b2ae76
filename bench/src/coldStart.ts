import { ensureBuilds, repetitions, sourceDataFolder } from './options.ts'
import { report } from './report.ts'
import { bareServer } from './site/bareServer.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { startSite } from './site/startSite.ts'
import { spread } from './statistics.ts'

const ROUNDS = repetitions(7, 2)

interface Round {
	page: number
	data: number
	bare: number
}

await ensureBuilds()
const rounds = await withDataFolder(sourceDataFolder, async (dataFolder) => {
	const startupMs = async (until: string) => {
		const site = await startSite({ dataFolder, until })
		await site.stop()
		return site.firstAnswerMs
	}
	// Warm-up: creates the database and the samples.
	await startupMs('/readyz')
	const all: Round[] = []
	for (let round = 0; round < ROUNDS; round += 1) {
		const bare = await bareServer('{}')
		await bare.stop()
		all.push({ page: await startupMs('/'), data: await startupMs('/api/home'), bare: bare.firstAnswerMs })
	}
	return all
})

report(
	`Time from process start to the first 200 response, over ${sourceDataFolder === undefined ? 'the samples' : 'the imported catalogue'}, ms: median of ${ROUNDS} (min to max)`,
	['request', 'time', 'relative to a bare Fastify'],
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
