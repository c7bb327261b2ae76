import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)

/** Smallest file that is compressed, bytes: below it the headers outweigh the gain. */
export const MIN_COMPRESSED_BYTES = 512

/** The effort of the compression. */
export type Effort = 'best' | 'fast'
const QUALITY: Readonly<Record<Effort, number>> = { best: 11, fast: 4 }

/** Writes `<file>.br` beside each text file above the minimum size. Fonts and images are compressed already. */
export async function compressFiles(folder: string, effort: Effort = 'best'): Promise<void> {
	const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|html|json|svg)$/.test(name))
	await Promise.all(
		names.map(async (name) => {
			const bytes = await readFile(join(folder, name))
			if (bytes.length > MIN_COMPRESSED_BYTES)
				await writeFile(join(folder, `${name}.br`), await compressed(bytes, effort))
		}),
	)
}

/** The transferred size of a file, bytes. */
export async function transferred(path: string): Promise<number> {
	const bytes = await readFile(path)
	if (bytes.length <= MIN_COMPRESSED_BYTES) return bytes.length
	return readFile(`${path}.br`).then(
		(file) => file.length,
		async () => (await compressed(bytes)).length,
	)
}

/** Compresses bytes by brotli. */
export function compressed(bytes: Uint8Array, effort: Effort = 'best'): Promise<Uint8Array> {
	return brotli(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			// The largest script is one block, which makes it 145 bytes smaller; 2 ** 18 and 2 ** 19 bytes.
			[constants.BROTLI_PARAM_LGWIN]: 18,
			[constants.BROTLI_PARAM_LGBLOCK]: 19,
		},
	})
}
