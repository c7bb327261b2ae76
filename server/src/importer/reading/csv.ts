import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { CsvError, type InfoRecord, parse } from 'csv-parse'
import type { RawRow } from '../mapping.ts'
import { brokenRow } from './brokenRow.ts'
import type { Line } from './lines.ts'

export interface Row extends Omit<Line, 'text'> {
	fields: Record<string, string>
	text: string
}

interface Parsed {
	record: Record<string, string>
	info: InfoRecord & { lines: number }
	raw: string
}

const OPTIONS = {
	columns: true,
	info: true,
	raw: true,
	relax_column_count: true,
	relax_quotes: true,
	skip_empty_lines: true,
} as const

/**
 * The rows of a CSV file with a header; a quoted field may hold commas, quotes and line breaks.
 *
 * @throws CsvError where the file ends within a quoted field
 */
export async function* readCsv(lines: AsyncIterable<Line>): AsyncGenerator<Row> {
	// A parser that fails drops the records that it holds; these are the ones before the fault.
	const found: Parsed[] = []
	const take = (parsed: Parsed) => {
		found.push(parsed)
		return null
	}
	const parser = parse({ ...OPTIONS, on_record: take }).resume()
	const ended = finished(parser)
	// The error is thrown below, once the rows before it are read.
	ended.catch(() => {})
	let progress = 0
	const rowOf = ({ record, info, raw }: Parsed) => ({
		fields: record,
		text: raw.replace(/\n$/, ''),
		number: info.lines,
		progress,
	})
	for await (const line of lines) {
		progress = line.progress
		if (!parser.destroyed && !parser.write(`${line.text}\n`)) await Promise.race([once(parser, 'drain'), ended])
		for (const parsed of found.splice(0)) yield rowOf(parsed)
	}
	parser.end()
	const failure = await ended.then(
		() => undefined,
		(error: unknown) => error,
	)
	for (const parsed of found.splice(0)) yield rowOf(parsed)
	if (failure !== undefined) throw failure
}

/** The rows of a CSV file. A file that ends within a quoted field ends with a row that is no row. */
export async function* csvRows(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
	let last = { number: 0, progress: 0 }
	try {
		for await (const { fields, ...row } of readCsv(lines)) {
			last = row
			yield { ...row, value: fields }
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error
		yield brokenRow(error, { number: last.number + 1, progress: last.progress })
	}
}
