import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { isGzip } from '../../../core/upload/isGzip.ts'

export interface Line {
	text: string
	/** From 1. */
	number: number
	/** How much of the file has been read, 0 to 1. */
	progress: number
}

/** Streams the lines of a file, decompressing gzip. */
export async function* readLines(file: string): AsyncGenerator<Line> {
	const { size } = await stat(file)
	const bytes = createReadStream(file)
	const input = isGzip(await firstBytes(file)) ? bytes.pipe(createGunzip()) : bytes
	// `pipe` does not forward errors of the file.
	bytes.on('error', (error) => input.destroy(error))
	try {
		let number = 0
		for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
			number += 1
			yield { text, number, progress: size === 0 ? 1 : bytes.bytesRead / size }
		}
	} finally {
		// A consumer may stop before the end of the file.
		bytes.destroy()
	}
}

async function firstBytes(file: string): Promise<Buffer> {
	const handle = await open(file)
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
		return buffer.subarray(0, bytesRead)
	} finally {
		await handle.close()
	}
}
