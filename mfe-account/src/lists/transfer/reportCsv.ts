import type { ImportRow } from 'shared-contract'

/** The columns of a report, in the language of the page. */
export interface ReportColumns {
	head: readonly string[]
	cells: (row: ImportRow) => readonly (string | number)[]
}

// Cells that a spreadsheet would run as a formula (CSV injection).
const FORMULA = /^[=+\-@\t\r]/

/** The report of an import as CSV, one line for each row of the file. */
export function reportCsv(rows: readonly ImportRow[], { head, cells }: ReportColumns): string {
	const lines = [head, ...rows.map(cells)].map((line) => line.map(cell).join(','))
	// The byte order mark tells spreadsheets that the file is UTF-8.
	return `\ufeff${lines.join('\r\n')}\r\n`
}

function cell(value: string | number): string {
	const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
