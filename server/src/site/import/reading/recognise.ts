import { readLines } from './lines.ts'

/** The supported kinds of files, in import order: excluded titles first, then the files that others reference. */
export const FILE_KINDS = ['adult-ids', 'anime', 'manga', 'episodes', 'airing', 'broadcasts'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** The file has no known format. */
export class UnknownFile extends Error {
	constructor(file: string) {
		super(`${file}: neither a catalogue of anime or manga, nor episodes, airing times, broadcasts or ids to leave out`)
	}
}

/** Detects the kind of a file by its first line. @throws UnknownFile for an unsupported format. */
export async function recognise(file: string): Promise<FileKind> {
	for await (const { text } of readLines(file)) {
		const kind = kindOf(text)
		if (kind) return kind
		break
	}
	throw new UnknownFile(file)
}

function kindOf(line: string): FileKind | undefined {
	if (/^\d+$/.test(line.trim())) return 'adult-ids'
	if (line.startsWith('anime_id,mal_id,')) return 'airing'
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
		return new Set()
	}
}
