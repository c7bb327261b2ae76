import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'

const GZIP = [0x1f, 0x8b]

export interface Line {
	text: string
	/** From 1. */
	number: number
	/** How much of the file has been read, 0 to 1. */
	progress: number
}

/** The lines of a file, unpacked on the way where it is a gzip; never more than a few of them in memory. */
export async function* readLines(file: string): AsyncGenerator<Line> {
	const { size } = await stat(file)
	const bytes = createReadStream(file)
	const input = (await isGzip(file)) ? bytes.pipe(createGunzip()) : bytes
	// Errors of the file do not travel through a pipe by themselves.
	bytes.on('error', (error) => input.destroy(error))
	try {
		let number = 0
		for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
			number += 1
			yield { text, number, progress: size === 0 ? 1 : bytes.bytesRead / size }
		}
	} finally {
		// Whoever has read enough leaves the rest of the file open.
		bytes.destroy()
	}
}

async function isGzip(file: string): Promise<boolean> {
	const handle = await open(file)
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
		return bytesRead === 2 && GZIP.every((byte, place) => buffer[place] === byte)
	} finally {
		await handle.close()
	}
}
