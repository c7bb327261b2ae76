import { createGunzip } from 'node:zlib'
import { LIST_TEXT_MAX_BYTES } from 'shared-contract'
import { Problem } from '../../../core/problem.ts'
import { isGzip } from '../../../core/upload/isGzip.ts'

const CHUNK_BYTES = 64 * 1024

/** True for a zip, which is not supported. */
export function isZip(file: Buffer): boolean {
	return file.subarray(0, 2).toString('latin1') === 'PK'
}

/**
 * Streams the bytes of a file, unpacked if it is a gzip, in chunks between which other requests get their turn. The size is
 * checked per chunk, so that a decompression bomb never fills the memory.
 *
 * @throws Problem `transfer.file.tooLarge`, `transfer.file.truncated`, `transfer.file.broken`.
 */
export async function* fileBytes(file: Buffer): AsyncGenerator<Buffer> {
	let bytes = 0
	for await (const chunk of isGzip(file) ? unpacked(file) : pieces(file)) {
		bytes += chunk.length
		if (bytes > LIST_TEXT_MAX_BYTES) throw new Problem('transfer.file.tooLarge', 413)
		yield chunk
	}
}

async function* pieces(file: Buffer): AsyncGenerator<Buffer> {
	for (let at = 0; at < file.length; at += CHUNK_BYTES) {
		await new Promise((resolve) => setImmediate(resolve))
		yield file.subarray(at, at + CHUNK_BYTES)
	}
}

async function* unpacked(file: Buffer): AsyncGenerator<Buffer> {
	const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
	gunzip.end(file)
	try {
		for await (const chunk of gunzip) yield chunk
	} catch (error) {
		if (error instanceof Problem) throw error
		const isCut = typeof error === 'object' && error !== null && 'code' in error && error.code === 'Z_BUF_ERROR'
		throw new Problem(isCut ? 'transfer.file.truncated' : 'transfer.file.broken', 400)
	} finally {
		gunzip.destroy()
	}
}
