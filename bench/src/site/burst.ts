import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import type { ServerProcess } from 'federation/serverProcess'

const CONNECTIONS = 8
/** The clock ticks of Linux' CPU time, per second. */
const TICKS_PER_SECOND = 100

export interface Burst {
	/** Responses per second. */
	perSecond: number
	/** CPU time of the server per response, over all threads, ms. */
	cpuMs: number
}

interface BurstOptions {
	server: ServerProcess
	path: string
	headers: Readonly<Record<string, string>>
	milliseconds: number
	/** The expected status of every response. */
	status: number
}

/** Sends requests for one URL over a few keep-alive connections, without a pause. */
export async function burst({ server, path, headers, milliseconds, status }: BurstOptions): Promise<Burst> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
	const before = await cpuMsOf(server.pid)
	const began = performance.now()
	let responses = 0
	const sendRequests = async () => {
		while (performance.now() - began < milliseconds) {
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
	return { perSecond: responses / seconds, cpuMs: ((await cpuMsOf(server.pid)) - before) / responses }
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

/** The CPU time of a process, ms (Linux). */
async function cpuMsOf(pid: number): Promise<number> {
	const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? []
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}
