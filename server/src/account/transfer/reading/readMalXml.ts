import type { Kind } from 'shared-contract'
import { ENTRIES_PER_MEMBER } from 'shared-contract'
import { isStorableText } from '../../../core/http/storableText.ts'
import { Problem } from '../../../core/problem.ts'
import { cutText } from './entryText.ts'
import { fileText } from './fileBytes.ts'
import { DEPTH_MAX } from './jsonStream.ts'
import { malRow } from './malRow.ts'
import { OWNER_MAX_LENGTH, type SourceList, type SourceRow } from './sourceRow.ts'

const ROOT = 'myanimelist'
/** Maximum length of a field; the rest is dropped to save memory. */
const FIELD_MAX_LENGTH = 100_000
/** Maximum fields of a row and attributes of a tag: exports have 30 and none. */
const FIELDS_MAX = 200
const ATTRIBUTES_MAX = 100

/**
 * Reads a list in MyAnimeList's export format, as a stream: only the fields of one row and the finished rows are in memory.
 * Entities are never expanded: a DOCTYPE is refused.
 *
 * @throws Problem `transfer.file.*` with the reason why it is not such a list.
 */
export async function readMalXml(file: Buffer): Promise<SourceList> {
	const { default: sax } = await import('sax')
	const parser = sax.parser(true, { position: true })
	const rows: SourceRow[] = []
	const path: string[] = []
	let kind: Kind | undefined
	let owner = ''
	let row: { line: number; fields: Map<string, string> } | undefined
	let isOver = false
	let attributes = 0
	// At once: every character of a piece may be wrong, and the parser describes each.
	const fail = (problem: Problem): never => {
		throw problem
	}

	parser.onerror = (error) => fail(new Problem(isEnd(error) ? 'transfer.file.truncated' : 'transfer.file.broken', 400))
	parser.ondoctype = () => fail(new Problem('transfer.file.entities', 400))
	parser.onprocessinginstruction = ({ name, body }) => {
		const encoding = /encoding\s*=\s*["']([^"']*)["']/i.exec(body)?.[1]
		if (name === 'xml' && encoding && !/^(utf-?8|us-ascii)$/i.test(encoding)) {
			fail(new Problem('transfer.file.encoding', 400))
		}
	}
	parser.onopentagstart = () => {
		attributes = 0
	}
	parser.onattribute = () => {
		attributes += 1
		if (attributes > ATTRIBUTES_MAX) fail(new Problem('transfer.file.broken', 400))
	}
	parser.onopentag = ({ name }) => {
		if (isOver) fail(new Problem('transfer.file.broken', 400))
		if (path.length === 0 && name !== ROOT) fail(new Problem('transfer.file.unknown', 400))
		// Deep nesting takes much memory for a short text.
		if (path.length >= DEPTH_MAX) fail(new Problem('transfer.file.deep', 400))
		path.push(name)
		if (path.length > 2 || (name !== 'anime' && name !== 'manga')) return
		if (kind !== undefined && kind !== name) fail(new Problem('transfer.file.mixed', 400))
		kind = name
		row = { line: parser.line + 1, fields: new Map() }
	}
	const add = (text: string) => {
		const field = path[2]
		if (path.length !== 3 || field === undefined) return
		if (path[1] === 'myinfo' && field === 'user_name') owner = cutText(owner + text, OWNER_MAX_LENGTH)
		if (!row || (row.fields.size >= FIELDS_MAX && !row.fields.has(field))) return
		const known = row.fields.get(field) ?? ''
		if (known.length < FIELD_MAX_LENGTH) row.fields.set(field, known + text)
	}
	parser.ontext = add
	parser.oncdata = add
	parser.onclosetag = () => {
		path.pop()
		isOver = path.length === 0
		if (path.length !== 1 || row === undefined || kind === undefined) return
		rows.push(malRow(kind, row.line, row.fields))
		row = undefined
		if (rows.length > ENTRIES_PER_MEMBER) fail(new Problem('transfer.file.tooMany', 413))
	}

	for await (const text of fileText(file)) parser.write(text)
	parser.close()
	return {
		format: 'mal',
		owner: isStorableText(owner) ? owner.trim() : '',
		scale: { name: 'POINT_10', isGuessed: false },
		rows,
		customLists: [],
	}
}

function isEnd({ message }: Error): boolean {
	return /^(Unclosed root tag|Unexpected end)/.test(message)
}
