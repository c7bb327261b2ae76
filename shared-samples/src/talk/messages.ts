import type { SampleMessage } from '../types.ts'

/** Author, minutes ago, text. */
type Line = readonly [by: string, minutesAgo: number, text: string]

/** Sample messages, oldest first. */
export function messages(...lines: readonly Line[]): readonly SampleMessage[] {
	return lines.map(([by, minutesAgo, text]) => ({ by, minutesAgo, text }))
}
