import { loadavg } from 'node:os'
import { isQuick } from './options.ts'
import { table } from './statistics.ts'

/** Prints a table with its title and the load average of the last minute. */
export function report(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
	const load = (loadavg()[0] ?? 0).toFixed(1)
	const warning = isQuick ? '; --quick: not a measurement' : ''
	process.stdout.write(`\n${title} (load ${load}${warning})\n\n${table(columns, rows)}\n`)
}

/** Prints the progress to the terminal. */
export function progress(text: string): void {
	process.stderr.write(`${text}\n`)
}

export const kilobytes = (bytes: number): number => bytes / 1024
