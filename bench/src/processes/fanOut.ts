import { randomUUID } from 'node:crypto'
import type { ServerProcess } from 'federation/serverProcess'
import type { Database } from 'server/src/core/database/schema.ts'
import { currentMemory } from '../lists/processMemory.ts'
import { SocketClients } from '../live/SocketClients.ts'
import { insertSignedInMembers, joinGroup, type SignedInMembers } from '../live/signedInMembers.ts'
import { repetitions } from '../options.ts'
import { cpuMsOf } from '../site/burst.ts'

const MEMBERS = repetitions(1000, 100)
const MESSAGES = repetitions(40, 5)
/** The sockets whose memory is measured, in thousands. */
const THOUSANDS = repetitions(5, 1)
const MB = 1024 * 1024

/** A group's channel with a thousand members. */
export interface Channel {
	conversationId: string
	members: SignedInMembers
}

export async function createChannel(db: Database, { address }: ServerProcess): Promise<Channel> {
	const members = await insertSignedInMembers(db, MEMBERS)
	const group = await post(address, members, 'groups', { name: 'Bancada', description: '', isPublic: true })
	await joinGroup(db, String(group.id), members)
	return { conversationId: String(group.channels[0].id), members }
}

/** Sends messages without a pause to a socket of each member. @returns deliveries per second, and CPU µs of the processes for each */
export async function measureFanOut(servers: readonly ServerProcess[], channel: Channel): Promise<string[]> {
	const clients = clientsOf(servers, channel)
	try {
		await clients.connect(MEMBERS)
		const pids = servers.map(({ pid }) => pid)
		const before = await cpuMsOf(pids)
		const began = performance.now()
		for (let message = 0; message < MESSAGES; message += 1) {
			const { address } = servers[message % servers.length] as ServerProcess
			const text = { clientId: randomUUID(), text: 'Alguém mais viu o episódio de hoje?' }
			await post(address, channel.members, `conversations/${channel.conversationId}/messages`, text)
		}
		const deliveries = MESSAGES * MEMBERS
		await clients.waitFor(() => clients.arrivals.length >= deliveries)
		const seconds = (performance.now() - began) / 1000
		const cpuMs = (await cpuMsOf(pids)) - before
		return [(deliveries / seconds).toFixed(0), ((cpuMs * 1000) / deliveries).toFixed(0)]
	} finally {
		await clients.close()
	}
}

/** The memory of a process for a thousand sockets that are signed in and watch a channel, MB. */
export async function measureSockets(server: ServerProcess, channel: Channel): Promise<string> {
	const clients = clientsOf([server], channel)
	try {
		await clients.connect(1)
		const before = await currentMemory(server.pid)
		await clients.connect(THOUSANDS * 1000)
		return (((await currentMemory(server.pid)) - before) / THOUSANDS / MB).toFixed(1)
	} finally {
		await clients.close()
	}
}

const clientsOf = (servers: readonly ServerProcess[], { members: { keys }, conversationId }: Channel) =>
	new SocketClients({ ports: servers.map(({ address }) => Number(new URL(address).port)), keys, conversationId })

async function post(address: string, { headersOf }: SignedInMembers, path: string, body: object) {
	const answer = await fetch(`${address}/api/${path}`, {
		method: 'POST',
		headers: { ...headersOf(0), 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
	if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
	return answer.json()
}
