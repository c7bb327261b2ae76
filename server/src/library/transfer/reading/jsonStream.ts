import { Problem } from '../../../core/problem.ts'
import { fileBytes } from './fileBytes.ts'

/** Maximum nesting. A list has five levels; deep nesting takes much memory for a short text. */
export const DEPTH_MAX = 24
/** Maximum tokens: twice those of the longest list. Small values take much more memory than their text. */
const TOKENS_MAX = 5_000_000
const NEW_LINE = 0x0a
export const STOP = Symbol('stop')

/** A found value and its first line. */
export interface Found {
	/** Names and indexes of its path. */
	path: readonly (string | number)[]
	value: unknown
	line: number
}

/**
 * Streams the values at some paths (`$.lists.*`) of a JSON text without keeping them in memory. Other requests get their
 * turn in between.
 *
 * @param take ends the reading by returning `STOP`.
 * @throws Problem `transfer.file.*` if it is not JSON, too deep or truncated.
 */
export async function readJson(file: Buffer, paths: readonly string[], take: (found: Found) => unknown): Promise<void> {
	const { JSONParser, TokenType } = await import('@streamparser/json')
	const parser = new JSONParser({ paths: [...paths], keepStack: false })
	const starts: number[] = []
	const place = { offset: 0, line: 1, start: 1 }
	let chunk: Buffer = Buffer.alloc(0)
	let chunkAt = 0
	let tokens = 0
	let isStopped = false

	const lineAt = (offset: number) => {
		for (; place.offset < offset; place.offset += 1) if (chunk[place.offset - chunkAt] === NEW_LINE) place.line += 1
		return place.line
	}
	parser.onToken = ({ token, offset }) => {
		tokens += 1
		if (tokens > TOKENS_MAX) throw new Problem('transfer.file.tooLarge', 413)
		if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
			if (starts.length >= DEPTH_MAX) throw new Problem('transfer.file.deep', 400)
			starts.push(lineAt(offset))
		}
		if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) place.start = starts.pop() ?? 1
	}
	parser.onValue = ({ value, key, stack }) => {
		const path = [...stack.slice(1).map((element) => element.key), key].filter((step) => step !== undefined)
		isStopped ||= take({ path, value, line: place.start }) === STOP
	}

	const run = (work: () => void) => {
		try {
			work()
		} catch (error) {
			throw error instanceof Problem ? error : new Problem('transfer.file.broken', 400)
		}
	}
	const decoder = new TextDecoder('utf-8', { fatal: true })
	let isFirst = true
	for await (const bytes of fileBytes(file)) {
		refuseBrokenText(decoder, bytes)
		lineAt(chunkAt + chunk.length)
		chunkAt += chunk.length
		chunk = isFirst ? withoutMark(bytes) : bytes
		isFirst = false
		if (parser.isEnded && chunk.toString('latin1').trim() !== '') throw new Problem('transfer.file.broken', 400)
		if (!parser.isEnded) run(() => parser.write(chunk))
		if (isStopped) return
	}
	if (!parser.isEnded) throw new Problem('transfer.file.truncated', 400)
}

function refuseBrokenText(decoder: TextDecoder, bytes: Buffer): void {
	try {
		decoder.decode(bytes, { stream: true })
	} catch {
		throw new Problem('transfer.file.encoding', 400)
	}
}

function withoutMark(bytes: Buffer): Buffer {
	return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}
