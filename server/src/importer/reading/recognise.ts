import { readBeginning } from './bytes.ts'

/** The supported kinds of files, in import order: excluded titles first, then the files that others reference. */
export const FILE_KINDS = [
	'adult-ids',
	'anime',
	'manga',
	'episodes',
	'airing',
	'broadcasts',
	'broadcasts-document',
	'names',
	'dubs',
	'wikidata',
	'leads',
	'id-maps',
	'fillers',
] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** The file has no known format. */
export class UnknownFile extends Error {
	constructor(file: string) {
		super(
			`${file}: neither a catalogue of anime or manga, nor episodes, airing times, broadcasts, names, dubs, ids to leave out, ids of media servers, Wikidata's answer leads of Wikipedia or filler episodes`,
		)
	}
}

const BEGINNING = 65_536
/** By what the beginning of a file holds, which does not have to be a whole line. */
const BEGINNINGS: readonly [FileKind, RegExp, ...RegExp[]][] = [
	['adult-ids', /^\s*\d+\s*(?:\n|$)/],
	['airing', /^anime_id,mal_id,/],
	['names', /^\s*</, /<animetitles\b/],
	['id-maps', /^\s*</, /<anime-list\b/],
	['wikidata', /^\s*\{\s*"head"\s*:\s*\{/, /"vars"\s*:/],
	['leads', /^\s*[[{]/, /"extract"\s*:/],
	['fillers', /^\s*\{\s*"series_title"\s*:/],
	['broadcasts-document', /^\s*\{\s*"siteMeta"\s*:/],
	['broadcasts-document', /^\s*\{\s*"items"\s*:/, /"titleTranslate"\s*:/],
	['dubs', /^\s*\{/, /"language"\s*:\s*"/, /"(?:dubbed|partial)"\s*:\s*\[/],
]

/** Detects the kind of a file by its beginning. @throws UnknownFile for an unsupported format. */
export async function recognise(file: string): Promise<FileKind> {
	const beginning = (await readBeginning(file, BEGINNING)).replace(/^\ufeff/, '')
	const kind = kindOf(beginning) ?? kindOfRows(beginning)
	if (kind === undefined) throw new UnknownFile(file)
	return kind
}

function kindOf(beginning: string): FileKind | undefined {
	return BEGINNINGS.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(beginning)))?.[0]
}

/** The kind of a file of a JSON object a line. A line longer than the beginning is found by its first fields. */
function kindOfRows(beginning: string): FileKind | undefined {
	const [line = ''] = beginning.trimStart().split('\n', 1)
	const fields = fieldsOf(line)
	if (fields.has('mappings') && fields.has('title')) return 'anime'
	if (fields.has('malId') && fields.has('altTitles')) return 'manga'
	if (fields.has('id') && fields.has('episodes')) return 'episodes'
	if (fields.has('titleTranslate') && fields.has('sites')) return 'broadcasts'
	return undefined
}

function fieldsOf(line: string): Set<string> {
	try {
		const row: unknown = JSON.parse(line)
		return new Set(typeof row === 'object' && row !== null ? Object.keys(row) : [])
	} catch {
		return new Set([...line.matchAll(/[{,]\s*"(\w+)"\s*:/g)].flatMap(([, name]) => name ?? []))
	}
}
