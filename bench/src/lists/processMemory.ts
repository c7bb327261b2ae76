import { readFile, writeFile } from 'node:fs/promises'

/** Resets the peak memory of a process (Linux). @returns its current memory, bytes. */
export async function resetPeakMemory(pid: number): Promise<number> {
	await writeFile(`/proc/${pid}/clear_refs`, '5')
	return currentMemory(pid)
}

/** The current memory of a process, bytes (Linux). */
export function currentMemory(pid: number): Promise<number> {
	return readField(pid, 'VmRSS')
}

/** The peak memory of a process since the last reset, bytes. */
export function peakMemory(pid: number): Promise<number> {
	return readField(pid, 'VmHWM')
}

async function readField(pid: number, name: string): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8')
	return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) * 1024
}
