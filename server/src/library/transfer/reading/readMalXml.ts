import type { Kind } from 'shared-contract'
import { ENTRIES_PER_MEMBER } from 'shared-contract'
import { isStorableText } from '../../../core/http/storableText.ts'
import { Problem } from '../../../core/problem.ts'
import { cutText } from './entryText.ts'
import { DEPTH_MAX } from './jsonStream.ts'
import { malRow } from './malRow.ts'
import { OWNER_MAX_LENGTH, type SourceList, type SourceRow } from './sourceRow.ts'
import { readXmlText } from './xmlText.ts'

const ROOT = 'myanimelist'
/** Maximum length of a field; the rest is dropped to save memory. */
const FIELD_MAX_LENGTH = 100_000
/** Maximum fields of a row and attributes of a tag: exports have 30 and none. */
const FIELDS_MAX = 200
const ATTRIBUTES_MAX = 100
/** Maximum mistakes that the parser passes over. It describes each, which takes time. */
const MISTAKES_MAX = 1000

interface OpenRow {
	line: number
	kind: Kind
	/** The number of open elements, its own included. */
	depth: number
	fields: Map<string, string>
	isBroken: boolean
}

/**
 * Reads a list in MyAnimeList's export format, as a stream: only the fields of one row and the finished rows are in memory.
 * A malformed row is refused, and the others are read. Entities are never expanded: a DOCTYPE is refused.
 *
 * @throws Problem `transfer.file.*` with the reason why it is not such a list.
 */
export async function readMalXml(file: Buffer): Promise<SourceList> {
	const { default: sax } = await import('sax')
	const { pieces, isDamaged } = await readXmlText(file)
	const parser = sax.parser(true, { position: true })
	const rows: SourceRow[] = []
	const path: string[] = []
	let kind: Kind | undefined
	let owner = ''
	let row: OpenRow | undefined
	let isNextBroken = false
	let isOver = false
	let mistakes = 0
	let attributes = 0
	const fail = (code: 'broken' | 'truncated' | 'entities' | 'unknown' | 'deep' | 'mixed' | 'tooMany'): never => {
		throw new Problem(`transfer.file.${code}`, code === 'tooMany' ? 413 : 400)
	}
	const endRow = () => {
		if (row === undefined) return
		rows.push(rowOf(row, isDamaged))
		row = undefined
		if (rows.length > ENTRIES_PER_MEMBER) fail('tooMany')
	}

	parser.onerror = (error) => {
		if (/^(Unclosed root tag|Unexpected end)/.test(error.message)) fail('truncated')
		mistakes += 1
		if (path.length === 0 || mistakes > MISTAKES_MAX) fail('broken')
		if (row) row.isBroken = true
		else if (path.length === 1 && !/clos/i.test(error.message)) isNextBroken = true
		parser.resume()
	}
	parser.ondoctype = () => fail('entities')
	parser.onopentagstart = () => {
		attributes = 0
	}
	parser.onattribute = () => {
		attributes += 1
		if (attributes > ATTRIBUTES_MAX) fail('broken')
	}
	parser.onopentag = ({ name }) => {
		if (isOver) fail('broken')
		if (path.length === 0 && name !== ROOT) fail('unknown')
		// Deep nesting takes much memory for a short text.
		if (path.length >= DEPTH_MAX) fail('deep')
		path.push(name)
		const isKind = name === 'anime' || name === 'manga'
		// Only `myinfo` and rows are below the root: another element is a row whose tag is misspelt.
		if (!isKind && (path.length !== 2 || name === 'myinfo')) return
		if (isKind && kind !== undefined && kind !== name) fail('mixed')
		if (isKind) kind = name
		// The element of the former row was not closed.
		if (row) row.isBroken = true
		endRow()
		const isBroken = !isKind || isNextBroken
		row = { line: parser.line + 1, kind: kind ?? 'anime', depth: path.length, fields: new Map(), isBroken }
		isNextBroken = false
	}
	const add = (text: string) => {
		const field = path.at(-1)
		if (field === undefined) return
		if (path.length === 3 && path[1] === 'myinfo' && field === 'user_name') {
			owner = cutText(owner + text, OWNER_MAX_LENGTH)
		}
		if (!row || path.length !== row.depth + 1 || (row.fields.size >= FIELDS_MAX && !row.fields.has(field))) return
		const known = row.fields.get(field) ?? ''
		if (known.length < FIELD_MAX_LENGTH) row.fields.set(field, known + text)
	}
	parser.ontext = add
	parser.oncdata = add
	parser.onclosetag = () => {
		path.pop()
		isOver = path.length === 0
		if (row && path.length < row.depth) endRow()
	}

	for await (const text of pieces) parser.write(text)
	parser.close()
	return {
		format: 'mal',
		owner: isStorableText(owner) ? owner.trim() : '',
		scale: { name: 'POINT_10', isGuessed: false },
		rows,
		customLists: [],
	}
}

function rowOf({ kind, line, fields, isBroken }: OpenRow, isDamaged: boolean): SourceRow {
	const row = malRow(kind, line, fields)
	if (isBroken) return { ...row, content: { state: 'refused', reason: 'broken', field: '' } }
	const damaged = isDamaged && [...fields].find(([, value]) => value.includes('\ufffd'))
	return damaged ? { ...row, content: { state: 'refused', reason: 'text', field: damaged[0] } } : row
}
