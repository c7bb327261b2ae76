import { readFile, writeFile } from 'node:fs/promises'

/** Lets the process' peak of memory begin anew, by Linux' own count. @returns what it holds now, bytes. */
export async function restartPeak(pid: number): Promise<number> {
	await writeFile(`/proc/${pid}/clear_refs`, '5')
	return field(pid, 'VmRSS')
}

/** The most that the process held since, bytes. */
export function peakMemory(pid: number): Promise<number> {
	return field(pid, 'VmHWM')
}

async function field(pid: number, name: string): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8')
	return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) * 1024
}
