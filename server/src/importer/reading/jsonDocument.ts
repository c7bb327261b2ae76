import { JSONParser } from '@streamparser/json'
import type { RawRow } from '../mapping.ts'
import { brokenRow } from './brokenRow.ts'
import { readText } from './bytes.ts'

interface Paths {
	/** The path of the rows, such as `$.items.*`. */
	rows: string
	/** Receives the value of each of these paths. */
	others?: Readonly<Record<string, (value: unknown) => void>>
}

/** Streams the rows of one JSON document. The number of a row is its place. A document that breaks off ends with a row that is no row. */
export async function* readJsonDocument(file: string, { rows, others = {} }: Paths): AsyncGenerator<RawRow> {
	const parser = new JSONParser({ paths: [rows, ...Object.keys(others)], keepStack: false })
	const depth = rows.split('.').length - 1
	let found: unknown[] = []
	let number = 0
	let progress = 0
	parser.onValue = ({ value, key, stack }) => {
		const path = ['$', ...stack.slice(1).map((element) => element.key), key].join('.')
		const take = others[path]
		if (take) take(value)
		else if (stack.length === depth) found.push(value)
	}
	try {
		for await (const piece of readText(file)) {
			if (!parser.isEnded) parser.write(piece.text)
			progress = piece.progress
			for (const value of found) {
				number += 1
				yield { value, text: JSON.stringify(value), number, progress }
			}
			found = []
		}
		if (!parser.isEnded) throw new Error('the document ends too early')
	} catch (error) {
		yield brokenRow(error, { number: number + 1, progress })
	}
}
