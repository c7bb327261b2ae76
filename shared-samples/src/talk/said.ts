import type { SampleMessage } from '../types.ts'

/** By whom, how many minutes ago, what. */
type Line = readonly [by: string, minutesAgo: number, text: string]

/** What was said, the oldest first. */
export function said(...lines: readonly Line[]): readonly SampleMessage[] {
	return lines.map(([by, minutesAgo, text]) => ({ by, minutesAgo, text }))
}
