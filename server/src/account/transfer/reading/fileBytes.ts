import { createGunzip } from 'node:zlib'
import { LIST_TEXT_MAX_BYTES } from 'shared-contract'
import { Problem } from '../../../core/problem.ts'

const CHUNK_BYTES = 64 * 1024

/** Whether a file is a gzip, by its first bytes. Its name and its type say nothing that could be trusted. */
export function isGzip(file: Buffer): boolean {
	return file[0] === 0x1f && file[1] === 0x8b
}

/** Whether a file is a zip, which is not opened here. */
export function isZip(file: Buffer): boolean {
	return file.subarray(0, 2).toString('latin1') === 'PK'
}

/**
 * The bytes of a file, unpacked where it is a gzip, in pieces between which other requests have their turn. Counted while
 * they come, so that a bomb is cut off at the limit and never stands in memory.
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

/**
 * The same as text.
 *
 * @throws Problem `transfer.file.encoding` where it is no UTF-8.
 */
export async function* fileText(file: Buffer): AsyncGenerator<string> {
	const decoder = new TextDecoder('utf-8', { fatal: true })
	const decode = (chunk?: Buffer) => {
		try {
			return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
		} catch {
			throw new Problem('transfer.file.encoding', 400)
		}
	}
	for await (const chunk of fileBytes(file)) yield decode(chunk)
	yield decode()
}
