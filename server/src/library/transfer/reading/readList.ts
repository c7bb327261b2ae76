import { LIST_FILE_MAX_BYTES, type ScoreScale } from 'shared-contract'
import { Problem } from '../../../core/problem.ts'
import { readAnilistJson } from './anilistJson.ts'
import { fileBytes, isZip } from './fileBytes.ts'
import { type JsonFormat, jsonFormat } from './jsonFormat.ts'
import { readKitsuJson } from './kitsuJson.ts'
import { readMalXml } from './readMalXml.ts'
import { readSimklJson } from './simklJson.ts'
import type { SourceList } from './sourceRow.ts'
import { readTraktJson } from './traktJson.ts'

/**
 * Reads a list. Its first character decides the format, not the file's name.
 *
 * @throws Problem `transfer.file.*` with the reason why it cannot be read.
 */
export async function readList(file: Buffer, scale: ScoreScale | undefined): Promise<SourceList> {
	if (file.length > LIST_FILE_MAX_BYTES) throw new Problem('transfer.file.tooLarge', 413)
	if (isZip(file)) throw new Problem('transfer.file.archive', 400)
	const list = await readAs(await firstSign(file), file, scale)
	if (list.rows.length + (list.shows?.length ?? 0) + list.customLists.length === 0)
		throw new Problem('transfer.file.empty', 400)
	return list
}

async function readAs(sign: string, file: Buffer, scale: ScoreScale | undefined): Promise<SourceList> {
	if (sign === '<') return readMalXml(file)
	if (sign === '{') return readJsonAs(await jsonFormat(file), file, scale)
	if (sign === '[') return readTraktJson(file)
	throw new Problem('transfer.file.unknown', 400)
}

function readJsonAs(format: JsonFormat, file: Buffer, scale: ScoreScale | undefined): Promise<SourceList> {
	if (format === 'kitsu') return readKitsuJson(file)
	return format === 'simkl' ? readSimklJson(file) : readAnilistJson(file, scale)
}

/** The first character that is not whitespace. */
async function firstSign(file: Buffer): Promise<string> {
	for await (const chunk of fileBytes(file)) {
		const text = chunk.toString('latin1')
		const isUtf16 = /^(\xff\xfe|\xfe\xff)/.test(text)
		const sign = /[^\s\xef\xbb\xbf\xfe\xff\0]/.exec(text)?.[0]
		// Only XML says in which encoding it is.
		if (isUtf16 && sign !== '<') throw new Problem('transfer.file.encoding', 400)
		if (sign !== undefined) return sign
	}
	throw new Problem('transfer.file.empty', 400)
}
