import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import type { ServerProcess } from 'federation/serverProcess'

const CONNECTIONS = 8
/** The clock ticks of Linux' CPU time, per second. */
const TICKS_PER_SECOND = 100

export interface Burst {
	responses: number
	/** Responses per second. */
	perSecond: number
	/** CPU time of the servers per response, over all threads, ms. */
	cpuMs: number
}

interface BurstOptions {
	/** The processes, which take turns. */
	servers: readonly ServerProcess[]
	/** The paths, which take turns. */
	paths: readonly string[]
	headers: Readonly<Record<string, string>>
	milliseconds: number
	/** The expected status of every response. */
	status: number
}

/** Sends requests over a few keep-alive connections, without a pause. */
export async function burst({ servers, paths, headers, milliseconds, status }: BurstOptions): Promise<Burst> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
	const pids = servers.map(({ pid }) => pid)
	const before = await cpuMsOf(pids)
	const began = performance.now()
	let requests = 0
	let responses = 0
	const sendRequests = async () => {
		while (performance.now() - began < milliseconds) {
			const path = paths[requests % paths.length] ?? ''
			const server = servers[requests % servers.length] as ServerProcess
			requests += 1
			const received = await request(server.address + path, headers, agent)
			if (received !== status) throw new Error(`${path} responded with status ${received}`)
			responses += 1
		}
	}
	try {
		await Promise.all(Array.from({ length: CONNECTIONS }, sendRequests))
	} finally {
		agent.destroy()
	}
	const seconds = (performance.now() - began) / 1000
	return { responses, perSecond: responses / seconds, cpuMs: ((await cpuMsOf(pids)) - before) / responses }
}

function request(address: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<number> {
	return new Promise((resolve, reject) => {
		get(address, { agent, headers }, (response) => {
			response.resume()
			response.once('end', () => resolve(response.statusCode ?? 0))
			response.once('error', reject)
		}).once('error', reject)
	})
}

/** The CPU time of processes, ms (Linux); none for one that has ended. */
export async function cpuMsOf(pids: readonly number[]): Promise<number> {
	const times = pids.map(async (pid) => {
		const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
		if (stat === '') return 0
		const fields = stat.split(') ').at(-1)?.split(' ') ?? []
		return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
	})
	return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
}
