import type { RawRow } from '../mapping.ts'

/** Stands for the rest of a file that cannot be read: no reader accepts it, and the report says why. */
export function brokenRow(error: unknown, { number, progress }: Pick<RawRow, 'number' | 'progress'>): RawRow {
	return { value: null, text: error instanceof Error ? error.message : String(error), number, progress }
}
