import { Problem } from '../../../core/problem.ts'
import { fileBytes } from './fileBytes.ts'

/** The text of an XML file. */
export interface XmlText {
	/** The text, piece by piece, with bare `&` and `<` escaped. */
	pieces: AsyncGenerator<string>
	/** True if some bytes have no meaning in its encoding: each is U+FFFD in the text. */
	isDamaged: boolean
}

const DECLARED = /^[^<]{0,4}<\?xml[^>]{0,100}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/

/**
 * Decodes an XML file: UTF-8 if its bytes are, else by its byte order mark or its declaration.
 *
 * @throws Problem `transfer.file.encoding` if it declares an unknown encoding.
 */
export async function readXmlText(file: Buffer): Promise<XmlText> {
	const { isUtf8, start } = await inspect(file)
	const marked = isUtf8 ? undefined : /^(?:\xff\xfe|\xfe\xff)/.exec(start)?.[0]
	const declared = DECLARED.exec(start)?.[1] ?? 'utf-8'
	const encoding = isUtf8 ? 'utf-8' : marked ? (marked === '\xff\xfe' ? 'utf-16le' : 'utf-16be') : singleByte(declared)
	return { pieces: repaired(decoded(file, new TextDecoder(encoding))), isDamaged: !isUtf8 && encoding === 'utf-8' }
}

async function inspect(file: Buffer): Promise<{ isUtf8: boolean; start: string }> {
	const decoder = new TextDecoder('utf-8', { fatal: true })
	let start: string | undefined
	try {
		for await (const bytes of fileBytes(file)) {
			start ??= bytes.toString('latin1', 0, 300)
			decoder.decode(bytes, { stream: true })
		}
		decoder.decode()
		return { isUtf8: true, start: start ?? '' }
	} catch (error) {
		if (error instanceof Problem) throw error
		return { isUtf8: false, start: start ?? '' }
	}
}

/** A declaration that can be read as ASCII is not UTF-16. */
function singleByte(label: string): string {
	try {
		const { encoding } = new TextDecoder(label)
		return encoding.startsWith('utf-16') ? 'utf-8' : encoding
	} catch {
		throw new Problem('transfer.file.encoding', 400)
	}
}

async function* decoded(file: Buffer, decoder: TextDecoder): AsyncGenerator<string> {
	for await (const bytes of fileBytes(file)) yield decoder.decode(bytes, { stream: true })
	yield decoder.decode()
}

/** The longest token below: a piece is only read as far as a token that begins there is whole. */
const TOKEN_MAX = 100
/** The end of a CDATA that was never closed: an entry ends, and another or the list follows. */
const UNCLOSED = /<\/(?:anime|manga)>(?=\s{0,64}<(?:anime>|manga>|\/myanimelist))/.source
const TOKEN = new RegExp(
	`<!\\[CDATA\\[|\\]\\]>|<!--|-->|${UNCLOSED}|&(?:#\\d{1,7};|#x[\\da-f]{1,6};|[a-z][a-z\\d]{1,31};)?|<(?![a-z_!?/])`,
	'gi',
)

/**
 * Escapes what exports of tools leave bare: an `&` that begins no known entity, and a `<` that begins no tag. A CDATA that
 * was not closed ends with its entry.
 */
async function* repaired(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
	const { default: sax } = await import('sax')
	const entities = new Set<string>()
	// The parser inherits them.
	for (const name in sax.parser(true).ENTITIES) entities.add(name)
	let inside: 'text' | 'cdata' | 'comment' = 'text'
	const repair = (token: string): string => {
		if (inside === 'comment') {
			if (token === '-->') inside = 'text'
			return token
		}
		if (inside === 'cdata') {
			const isUnclosed = token.startsWith('</')
			if (isUnclosed || token === ']]>') inside = 'text'
			return isUnclosed ? `]]>${token}` : token
		}
		if (token === '<!--') inside = 'comment'
		if (token.startsWith('<![')) inside = 'cdata'
		if (token === '<') return '&lt;'
		return token.startsWith('&') && !isEntity(token, entities) ? `&amp;${token.slice(1)}` : token
	}
	let waiting = ''
	const flush = (piece: string, most: number) => {
		const text = waiting + piece
		const safe = text.length - most
		let done = ''
		let at = 0
		for (const found of text.matchAll(TOKEN)) {
			if (found.index >= safe) break
			done += text.slice(at, found.index) + repair(found[0])
			at = found.index + found[0].length
		}
		const end = Math.max(at, safe)
		waiting = text.slice(end)
		return done + text.slice(at, end)
	}
	for await (const piece of pieces) yield flush(piece, TOKEN_MAX)
	yield flush('', 0)
}

function isEntity(token: string, names: ReadonlySet<string>): boolean {
	const [, hexadecimal, number] = /^&#(x)?([\da-f]+);$/i.exec(token) ?? []
	if (number === undefined) return names.has(token.slice(1, -1))
	const code = Number.parseInt(number, hexadecimal ? 16 : 10)
	const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d
	return !isControl && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}
