import { readText } from './bytes.ts'

/** The longest line, in characters: a longer one is no row, and would fill the memory. */
export const MAX_LINE = 4_000_000

export interface Line {
	text: string
	/** From 1. */
	number: number
	/** How much of the file has been read, 0 to 1. */
	progress: number
}

/** Streams the lines of a file, decompressing gzip. @throws Error for a line above {@link MAX_LINE}. */
export async function* readLines(file: string): AsyncGenerator<Line> {
	let number = 0
	let rest = ''
	for await (const { text, progress } of readText(file)) {
		const lines = (rest + text).split(/\r?\n/)
		rest = lines.pop() ?? ''
		if (rest.length > MAX_LINE) throw new Error(`a line has more than ${MAX_LINE} characters`)
		for (const line of lines) {
			number += 1
			yield { text: line, number, progress }
		}
	}
	if (rest !== '') yield { text: rest, number: number + 1, progress: 1 }
}
