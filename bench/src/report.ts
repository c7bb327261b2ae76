import { loadavg } from 'node:os'
import { isQuick } from './options.ts'
import { table } from './statistics.ts'

/** Prints a table under its title, with how busy the machine was: the load of the last minute on 2 cores. */
export function report(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
	const load = (loadavg()[0] ?? 0).toFixed(1)
	const worth = isQuick ? '; quick: worth nothing as a measurement' : ''
	process.stdout.write(`\n${title} (load ${load}${worth})\n\n${table(head, rows)}\n`)
}

/** Says on the terminal how far it is. */
export function progress(text: string): void {
	process.stderr.write(`${text}\n`)
}

export const kilobytes = (bytes: number): number => bytes / 1024
