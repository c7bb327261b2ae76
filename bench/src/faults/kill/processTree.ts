import { readFileSync } from 'node:fs'

/** The process and its children, the process first. Linux alone lists them. */
export function processTree(pid: number): number[] {
	try {
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
		return [pid, ...(children === '' ? [] : children.split(' ').map(Number))]
	} catch {
		return [pid]
	}
}

/** Sends a signal to the processes that still run. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
	for (const pid of pids) {
		try {
			process.kill(pid, signal)
		} catch {
			// It has ended.
		}
	}
}

/** Resolves when none of the processes runs any more; a zombie does not run. */
export async function untilGone(pids: readonly number[]): Promise<void> {
	while (pids.some(runs)) await new Promise((resolve) => setTimeout(resolve, 5))
}

function runs(pid: number): boolean {
	try {
		return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
	} catch {
		return false
	}
}
