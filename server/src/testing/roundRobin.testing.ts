import { connect, createServer, type Socket } from 'node:net'

/** How often a process is asked whether it is ready, ms. Balancers ask each few seconds. */
const PROBED_EVERY_MS = 1500
/** A process that does not say within this time whether it is ready gets no more connections, ms. */
const PROBE_TIMEOUT_MS = 3000

/** A load balancer without sticky sessions. */
export interface RoundRobin {
	address: string
	close(): Promise<void>
}

interface Probes {
	everyMs?: number
	timeoutMs?: number
}

/**
 * Starts a TCP proxy that gives each connection to the next process that is ready, by `/readyz`.
 *
 * @param processes their addresses; asked again before each probe
 */
export async function roundRobin(
	processes: () => readonly string[],
	{ everyMs = PROBED_EVERY_MS, timeoutMs = PROBE_TIMEOUT_MS }: Probes = {},
): Promise<RoundRobin> {
	let ready: string[] = []
	let turn = 0
	const probe = async () => {
		const answers = processes().map(async (address) => {
			const signal = AbortSignal.timeout(timeoutMs)
			const isReady = await fetch(`${address}/readyz`, { headers: { connection: 'close' }, signal }).then(
				({ status }) => status === 200,
				() => false,
			)
			return isReady ? [address] : []
		})
		ready = (await Promise.all(answers)).flat()
	}
	await probe()
	const timer = setInterval(() => void probe(), everyMs)
	const open = new Set<Socket>()
	const server = createServer((inner) => {
		open.add(inner)
		turn += 1
		const target = new URL(ready[turn % ready.length] ?? 'http://127.0.0.1:9')
		const outer = connect(Number(target.port), target.hostname)
		for (const socket of [inner, outer]) socket.on('error', () => {})
		inner.pipe(outer).pipe(inner)
		inner.on('close', () => {
			open.delete(inner)
			outer.destroy()
		})
		outer.on('close', () => inner.destroy())
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const at = server.address()
	return {
		address: `http://127.0.0.1:${at !== null && typeof at === 'object' ? at.port : 0}`,
		async close() {
			clearInterval(timer)
			for (const socket of open) socket.destroy()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
