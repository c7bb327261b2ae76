import type { ImportRow } from 'shared-contract'

/** The words of a report, in its reader's language. */
export interface ReportWords {
	head: readonly string[]
	cells: (row: ImportRow) => readonly (string | number)[]
}

// What a spreadsheet would take for a formula.
const FORMULA = /^[=+\-@\t\r]/

/** A report of an import as a table that spreadsheets open: every row of the file, and what came of it. */
export function reportFile(rows: readonly ImportRow[], { head, cells }: ReportWords): string {
	const lines = [head, ...rows.map(cells)].map((line) => line.map(cell).join(','))
	// The mark tells spreadsheets that it is UTF-8.
	return `\ufeff${lines.join('\r\n')}\r\n`
}

function cell(value: string | number): string {
	const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
