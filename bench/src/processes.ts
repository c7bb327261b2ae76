import type { ServerProcess } from 'federation/serverProcess'
import { connectTo } from 'server/src/core/database/connection.ts'
import { createTestDatabase } from 'server/src/core/database/serverDatabases.testing.ts'
import { ensureBuilds } from './options.ts'
import { type Channel, createChannel, measureFanOut, measureSockets } from './processes/fanOut.ts'
import { BURST_MS, measureReads, ROUNDS, readsOf } from './processes/reads.ts'
import { progress, report } from './report.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { startSite } from './site/startSite.ts'

const COUNTS = [1, 2, 3]

const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = process.env
if (databaseUrl === undefined || natsUrl === undefined) {
	process.stderr.write(
		'Set DATABASE_URL, a Postgres on this machine with an imported catalogue and no connections, and NATS_URL.\n',
	)
	process.exit(1)
}
await ensureBuilds()
const copy = await createTestDatabase(databaseUrl, new URL(databaseUrl).pathname.slice(1))
const { db, close } = connectTo(copy.url)
try {
	const reads = await readsOf(db)
	const rows: string[][] = []
	let channel: Channel | undefined
	let memory = ''
	for (const count of COUNTS) {
		await withSites(count, async ([first, ...others]) => {
			const sites = [first, ...others]
			const measured: string[] = []
			for (const [name, each] of Object.entries(reads)) {
				progress(`${count} processes: ${name}`)
				measured.push(...(await measureReads(db, sites, each)))
			}
			progress(`${count} processes: messages`)
			channel ??= await createChannel(db, first)
			rows.push([String(count), ...measured, ...(await measureFanOut(sites, channel))])
			if (count === 1) memory = await measureSockets(first, channel)
		})
	}
	const perRead = Object.keys(reads).flatMap((name) => [`${name}, per second`, 'CPU ms, processes', 'CPU ms, Postgres'])
	const columns = ['processes', ...perRead, 'messages delivered per second', 'CPU µs, processes']
	report(`Processes of one site: median of ${ROUNDS} bursts of ${BURST_MS} ms (min to max)`, columns, rows)
	report('Sockets', ['MB of a process for 1,000 sockets'], [[memory]])
} finally {
	await close()
	await copy.drop()
}

async function withSites(
	count: number,
	work: (sites: [ServerProcess, ...ServerProcess[]]) => Promise<void>,
): Promise<void> {
	await withDataFolder(undefined, async (dataFolder) => {
		const env = {
			DATABASE_URL: copy.url,
			NATS_URL: natsUrl ?? '',
			NATS_SUBJECT: new URL(copy.url).pathname.slice(1),
			SOCKETS_PER_ADDRESS: '0',
			CONNECTIONS_PER_ADDRESS: '0',
		}
		const start = (number: number) => startSite({ dataFolder: `${dataFolder}/${number}`, env })
		const first = await start(0)
		const sites: [ServerProcess, ...ServerProcess[]] = [first]
		try {
			for (let number = 1; number < count; number += 1) sites.push(await start(number))
			await work(sites)
		} finally {
			await Promise.all(sites.map((site) => site.stop()))
		}
	})
}
