import { readLines } from './lines.ts'

/** The kinds of files that can be read, in the order in which they are: what is left out first, then what others name. */
export const FILE_KINDS = ['adult-ids', 'anime', 'manga', 'episodes', 'airing', 'broadcasts'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** No known catalogue looks like this file. */
export class UnknownFile extends Error {
	constructor(file: string) {
		super(`${file}: neither a catalogue of anime or manga, nor episodes, airing times, broadcasts or ids to leave out`)
	}
}

/** What a file is, by its first line. @throws UnknownFile when it is nothing that we read. */
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
