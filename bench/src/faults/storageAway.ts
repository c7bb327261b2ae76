import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestDatabase } from 'server/src/core/database/serverDatabases.testing.ts'
import { type Account, register } from 'server/src/testing/conversationPage.testing.ts'
import { type S3Server, startS3 } from 'server/src/testing/s3.testing.ts'
import type { Registry } from 'shared-contract'
import { repetitions } from '../options.ts'
import { withDataFolder } from '../site/dataFolder.ts'
import { startSite } from '../site/startSite.ts'
import type { Fault, Outcome } from './fault.ts'
import { lostUploads, startUploads } from './uploads.ts'
import { failuresOf, seenBy, watchPage } from './watchPage.ts'

const MEMBERS = 4
const ROUNDS = repetitions(16, 4)
const AWAY_MS = repetitions(4000, 1500)
const CALM_MS = repetitions(3000, 1500)
const WATCHED_EVERY_MS = 50

/** The object store ends or hangs, and comes back, under uploads and readers of a slice. */
export const storageAway: Fault = {
	title: 'the object store ends or hangs, and comes back',
	run: () => takeAway(ROUNDS, async () => {}),
	control: {
		without: 'the copies of slices on the machine',
		run: () => takeAway(1, (dataFolder) => rm(join(dataFolder, 'copies'), { recursive: true })),
	},
}

async function takeAway(rounds: number, onAway: (dataFolder: string) => Promise<void>): Promise<Outcome> {
	const server = process.env.TEST_DATABASE_URL
	const database = server === undefined ? undefined : await createTestDatabase(server)
	const s3 = await startS3()
	try {
		return await withDataFolder(undefined, async (dataFolder) => {
			const site = await startSite({
				dataFolder,
				env: { ...s3.settings, ...(database && { DATABASE_URL: database.url }) },
			})
			try {
				const members: Account[] = []
				while (members.length < MEMBERS) members.push(await register(site.address, `Pessoa${members.length}`))
				const slices = await sliceFiles(site.address)
				const watch = (path: string) => watchPage(site.address + path, { everyMs: WATCHED_EVERY_MS })
				const readers = { slice: slices.map(watch), page: watch('/'), ready: watch('/readyz') }
				const uploads = startUploads(site.address, members)
				await wait(CALM_MS)
				const backAt: number[] = []
				for (let round = 0; round < rounds; round += 1) {
					await away(s3, round % 2 === 0 ? 'ends' : 'hangs', () => onAway(dataFolder))
					backAt.push(performance.now())
					await wait(CALM_MS)
				}
				const taken = await uploads.stop()
				const seen = (await Promise.all(readers.slice.map((reader) => reader.stop()))).flat()
				const [page, ready] = [await readers.page.stop(), await readers.ready.stop()]
				const lost = await lostUploads(site.address, taken.urls)
				const broken = new Set(taken.unclear)
				if (lost > 0) broken.add(`${lost} acknowledged uploads were gone`)
				if (taken.refused === 0) broken.add('no upload met the absent store, so nothing was shown')
				for (const { failure } of failuresOf(seen)) broken.add(`a file of a slice: ${failure}`)
				for (const { failure } of failuresOf(page)) broken.add(`the page: ${failure}`)
				for (const { failure } of failuresOf(ready)) broken.add(`/readyz: ${failure}`)
				const answered = (at: number) => Math.min(...taken.at.filter((one) => one >= at)) - at
				const where = database ? 'Postgres' : 'PGlite'
				return {
					done: `${rounds} times with ${where}, ${taken.urls.length} uploads taken, ${taken.refused} refused with 503 and sent again`,
					lost,
					twice: null,
					backMs: backAt.map(answered).filter(Number.isFinite),
					seen: `files of slices: ${seenBy(seen)}; page: ${seenBy(page)}; slowest upload ${(taken.slowestMs / 1000).toFixed(1)} s`,
					broken: [...broken],
				}
			} finally {
				await site.stop()
			}
		})
	} finally {
		await s3.remove()
		await database?.drop()
	}
}

/** Takes the store away for a while. */
async function away(s3: S3Server, how: 'ends' | 'hangs', meanwhile: () => Promise<void>): Promise<void> {
	if (how === 'ends') await s3.stop()
	else s3.pause()
	try {
		await meanwhile()
		await wait(AWAY_MS)
	} finally {
		if (how === 'ends') await s3.startAgain()
		else s3.resume()
	}
}

/** The paths of the entry scripts of the live slices. Loading them once copies the slices to the machine. */
async function sliceFiles(address: string): Promise<string[]> {
	const registry: Registry = await (await fetch(`${address}/federation.json`)).json()
	const paths = registry.slices.map(({ base, entry }) => base + entry)
	for (const path of paths) {
		const answer = await fetch(address + path)
		if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
	}
	return paths
}
