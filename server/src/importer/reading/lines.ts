import { createInterface } from 'node:readline'
import { openFile } from './bytes.ts'

export interface Line {
	text: string
	/** From 1. */
	number: number
	/** How much of the file has been read, 0 to 1. */
	progress: number
}

/** Streams the lines of a file, decompressing gzip. */
export async function* readLines(file: string): AsyncGenerator<Line> {
	const { input, progress, close } = await openFile(file)
	try {
		let number = 0
		for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
			number += 1
			yield { text, number, progress: progress() }
		}
	} finally {
		close()
	}
}
