import { setTimeout as wait } from 'node:timers/promises'

/** One load of an address by a reader. */
export interface Load {
	/** When it began, of `performance.now()`. */
	from: number
	ms: number
	/** The status that is not 200, or the error of the connection. */
	failure: string | undefined
}

export interface WatchOptions {
	everyMs?: number
	/** The reader gives up a load after this time. */
	patienceMs?: number
	/** A load does not wait for the one before. */
	isSteady?: boolean
}

/** Starts a reader who loads one address again and again. `stop` waits for the running loads. */
export function watchPage(address: string, options: WatchOptions = {}): { stop(): Promise<Load[]> } {
	const { everyMs = 100, patienceMs = 5000, isSteady = false } = options
	const loads: Load[] = []
	let isOver = false
	const load = async () => {
		const from = performance.now()
		const failure = await failureOf(address, patienceMs)
		loads.push({ from, ms: performance.now() - from, failure })
	}
	const reading = (async () => {
		const running: Promise<void>[] = []
		while (!isOver) {
			const one = load()
			if (isSteady) running.push(one)
			else await one
			await wait(everyMs)
		}
		await Promise.all(running)
	})()
	return {
		async stop() {
			isOver = true
			await reading
			return loads
		},
	}
}

/** The loads that failed. */
export const failuresOf = (loads: readonly Load[]): Load[] => loads.filter(({ failure }) => failure !== undefined)

/** The longest answered load, ms. */
export function slowest(loads: readonly Load[]): number {
	return Math.round(Math.max(0, ...loads.flatMap(({ ms, failure }) => (failure === undefined ? [ms] : []))))
}

/** What a reader saw, in one clause. */
export function seenBy(loads: readonly Load[]): string {
	return `${loads.length} loads, ${failuresOf(loads).length} failed, slowest ${slowest(loads)} ms`
}

async function failureOf(address: string, patienceMs: number): Promise<string | undefined> {
	try {
		const headers = { accept: 'text/html,*/*', connection: 'close' }
		const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) })
		await answer.arrayBuffer()
		return answer.status === 200 ? undefined : `status ${answer.status}`
	} catch (error) {
		return error instanceof Error ? String(error.cause ?? error.name) : String(error)
	}
}
