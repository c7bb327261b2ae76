import { setTimeout as wait } from 'node:timers/promises'

/** What a reader saw who loads one address again and again. */
export interface Watched {
	loads: number
	/** The failed loads: their status, or the error of the connection. */
	failures: readonly string[]
	/** The times of the answered loads, ms. */
	took: readonly number[]
	/** The longest time between the first failed load and the next answered one, ms. */
	longestFailureMs: number
}

interface WatchOptions {
	everyMs?: number
	/** The reader gives up a load after this time. */
	patienceMs?: number
	/** Loads do not wait for each other: one starts each time. */
	isSteady?: boolean
}

/** Starts a reader. `stop` ends it after its current load and says what it saw. */
export function watchPage(address: string, options: WatchOptions = {}): { stop(): Promise<Watched> } {
	const { everyMs = 100, patienceMs = 5000, isSteady = false } = options
	const failures: string[] = []
	const took: number[] = []
	let longestFailureMs = 0
	let failingSince: number | undefined
	let isOver = false
	const load = async () => {
		const from = performance.now()
		const failure = await failureOf(address, patienceMs)
		const now = performance.now()
		if (failure !== undefined) {
			failures.push(failure)
			failingSince = Math.min(failingSince ?? from, from)
			return
		}
		took.push(now - from)
		if (failingSince !== undefined && from > failingSince)
			longestFailureMs = Math.max(longestFailureMs, now - failingSince)
		failingSince = undefined
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
			if (failingSince !== undefined) longestFailureMs = Math.max(longestFailureMs, performance.now() - failingSince)
			return { loads: took.length + failures.length, failures, took, longestFailureMs }
		},
	}
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
