import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import type { ServerProcess } from 'federation/serverProcess'

const CONNECTIONS = 8
/** How often Linux counts a process' time, a second. */
const TICKS_PER_SECOND = 100

export interface Burst {
	/** Answers a second. */
	perSecond: number
	/** Processor time of the server for each answer, on all its threads, ms. */
	cpuMs: number
}

interface Asked {
	server: ServerProcess
	path: string
	headers: Readonly<Record<string, string>>
	milliseconds: number
	/** The status that every answer must have. */
	status: number
}

/** Asks a server for one address as fast as it answers, over a few connections of the loopback interface. */
export async function burst({ server, path, headers, milliseconds, status }: Asked): Promise<Burst> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
	const before = await cpuMsOf(server.pid)
	const began = performance.now()
	let answers = 0
	const askOn = async () => {
		while (performance.now() - began < milliseconds) {
			const given = await ask(server.address + path, headers, agent)
			if (given !== status) throw new Error(`${path} answered with ${given}`)
			answers += 1
		}
	}
	try {
		await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
	} finally {
		agent.destroy()
	}
	const seconds = (performance.now() - began) / 1000
	return { perSecond: answers / seconds, cpuMs: ((await cpuMsOf(server.pid)) - before) / answers }
}

function ask(address: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<number> {
	return new Promise((resolve, reject) => {
		get(address, { agent, headers }, (answer) => {
			answer.resume()
			answer.once('end', () => resolve(answer.statusCode ?? 0))
			answer.once('error', reject)
		}).once('error', reject)
	})
}

/** The processor time that a process has had so far, by Linux' own count. */
async function cpuMsOf(pid: number): Promise<number> {
	const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? []
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}
