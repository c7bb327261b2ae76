import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)

/** Below this, headers weigh more than what is saved, bytes. */
export const WORTHWHILE = 512

/** How hard brotli tries. */
export type Effort = 'best' | 'fast'
const QUALITY: Readonly<Record<Effort, number>> = { best: 11, fast: 4 }

/** Writes `<file>.br` beside each text file of a folder that is large enough. Fonts and pictures are compressed already. */
export async function compressFiles(folder: string, effort: Effort = 'best'): Promise<void> {
	const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|html|json|svg)$/.test(name))
	await Promise.all(
		names.map(async (name) => {
			const bytes = await readFile(join(folder, name))
			if (bytes.length > WORTHWHILE) await writeFile(join(folder, `${name}.br`), await compressed(bytes, effort))
		}),
	)
}

/** The size of a file as it travels, bytes. */
export async function transferred(path: string): Promise<number> {
	const bytes = await readFile(path)
	if (bytes.length <= WORTHWHILE) return bytes.length
	return readFile(`${path}.br`).then(
		(packed) => packed.length,
		async () => (await compressed(bytes)).length,
	)
}

/** Bytes packed by brotli. */
export function compressed(bytes: Uint8Array, effort: Effort = 'best'): Promise<Uint8Array> {
	return brotli(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
	})
}
