import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { post, written } from 'server/src/testing/conversationPage.testing.ts'
import { repetitions } from '../options.ts'
import { withDataFolder } from '../site/dataFolder.ts'
import type { Fault, Outcome } from './fault.ts'
import { ChannelPage } from './kill/ChannelPage.ts'
import { openChannel } from './kill/channel.ts'
import { KillableSite } from './kill/KillableSite.ts'
import { NatsServer } from './kill/NatsServer.ts'
import { PostgresCluster } from './kill/PostgresCluster.ts'
import { Readers } from './kill/Readers.ts'

const AWAY_MS = 2000
const SENT_BETWEEN = 10
/** A page that has not got everything by now does not get it. */
const LIMIT_MS = 15_000

/** NATS is killed while messages pass between two processes. */
export const natsKilled: Fault = {
	title: 'NATS is killed, two processes',
	run: () => withTwoProcesses((sites, nats) => killNats(sites, nats, repetitions(20, 3), true)),
	control: {
		without: "the page's catching up",
		run: () => withTwoProcesses((sites, nats) => killNats(sites, nats, 1, false)),
	},
}

type Sites = readonly [KillableSite, KillableSite]

async function withTwoProcesses(work: (sites: Sites, nats: NatsServer) => Promise<Outcome>): Promise<Outcome> {
	const nats = await NatsServer.create()
	try {
		const cluster = await PostgresCluster.create()
		try {
			return await withDataFolder(undefined, async (folder) => {
				const env = { DATABASE_URL: cluster.url, NATS_URL: nats.url, SITE_DEMO: 'false' }
				const one = await KillableSite.start({ dataFolder: join(folder, 'one'), env })
				try {
					const other = await KillableSite.start({ dataFolder: join(folder, 'other'), env })
					return await work([one, other], nats).finally(() => other.stop())
				} finally {
					await one.stop()
				}
			})
		} finally {
			await cluster.close()
		}
	} finally {
		await nats.close()
	}
}

async function killNats([one, other]: Sites, nats: NatsServer, kills: number, catchesUp: boolean): Promise<Outcome> {
	const { conversationId, writer, reader } = await openChannel(one.address)
	const page = await ChannelPage.open(other.address, reader, conversationId, { catchesUp })
	const readers = [new Readers(one.address), new Readers(other.address)]
	const broken = new Set<string>()
	const backMs: number[] = []
	const sent: string[] = []
	const send = async () => {
		const text = `recado ${sent.length + 1}`
		const { status } = await post(one.address, `conversations/${conversationId}/messages`, writer, written(text))
		if (status === 200) sent.push(text)
		else broken.add(`a message was answered with ${status}`)
	}
	for (let kill = 0; kill < kills; kill++) {
		for (let message = 0; message < SENT_BETWEEN; message++) await send()
		const began = performance.now()
		await nats.kill()
		const startAt = began + Math.random() * AWAY_MS
		do await send()
		while (performance.now() < startAt)
		await nats.start()
		while (page.messages.size < sent.length && performance.now() < startAt + LIMIT_MS) await wait(10)
		backMs.push(performance.now() - began)
	}
	await Promise.all(readers.map((each) => each.stop()))
	page.close()

	const got = [...page.messages.values()]
	const lost = sent.filter((text) => !got.includes(text)).length
	const twice = got.length - new Set(got).size
	if (lost > 0) broken.add(`the page missed ${lost} messages`)
	if (twice > 0) broken.add(`the page showed ${twice} messages twice`)
	if (page.closed > 0) broken.add('the socket of the page closed')
	for (const { unexpected, unavailable } of readers) {
		for (const what of unexpected) broken.add(what)
		if (unavailable > 0) broken.add(`${unavailable} requests were answered with 503`)
	}
	const answered = readers.reduce((sum, each) => sum + each.answered, 0)
	const longest = (Math.max(...readers.map(({ longestMs }) => longestMs)) / 1000).toFixed(1)
	return {
		done: `${kills} kills, ${sent.length} messages from one process to the page at the other`,
		lost,
		twice,
		backMs,
		seen: `${answered} answers with 200, the longest wait ${longest} s; messages late until the page fetched them`,
		broken: [...broken],
	}
}
