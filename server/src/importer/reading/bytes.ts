import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isGzip } from '../../core/upload/isGzip.ts'

/** The most bytes that a file may unpack to: ten times the largest catalogue. */
const MAX_UNPACKED = 4_000_000_000

interface OpenFile {
	/** The unpacked bytes. */
	input: Readable
	/** How much of the file has been read, 0 to 1. */
	progress: () => number
	/** Must be called: a consumer may stop before the end of the file. */
	close: () => void
}

/** Streams a file, decompressing gzip. @throws ENOENT for a file that does not exist. */
async function openFile(file: string): Promise<OpenFile> {
	const { size } = await stat(file)
	const bytes = createReadStream(file)
	const input = isGzip(await firstBytes(file)) ? bytes.pipe(createGunzip()) : bytes
	// `pipe` does not forward errors of the file.
	bytes.on('error', (error) => input.destroy(error))
	return { input, progress: () => (size === 0 ? 1 : bytes.bytesRead / size), close: () => void bytes.destroy() }
}

/** Streams the text of a file in pieces. @throws Error if it unpacks to far more than any catalogue. */
export async function* readText(file: string): AsyncGenerator<{ text: string; progress: number }> {
	const { input, progress, close } = await openFile(file)
	const decoder = new TextDecoder()
	let bytes = 0
	try {
		for await (const chunk of input) {
			bytes += chunk.length
			if (bytes > MAX_UNPACKED) throw new Error(`the file unpacks to more than ${MAX_UNPACKED} bytes`)
			yield { text: decoder.decode(chunk, { stream: true }), progress: progress() }
		}
		yield { text: decoder.decode(), progress: 1 }
	} finally {
		close()
	}
}

/** The first characters of a file. */
export async function readBeginning(file: string, length: number): Promise<string> {
	let beginning = ''
	for await (const { text } of readText(file)) {
		beginning += text
		if (beginning.length >= length) break
	}
	return beginning.slice(0, length)
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
