import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { integrityOf } from '../integrity.ts'
import type { ReleaseFiles, ReleaseName } from '../releaseFiles.ts'
import { parseSourceMap } from '../sourceMaps.ts'

/**
 * Stores a file of an upload.
 *
 * @throws Problem `release.tampered` when it differs from the manifest, `release.file.unknown` when it is not in the
 * manifest, `release.unknown` when the upload has not begun, `release.map` for an invalid source map
 */
export async function storeFile(
	db: Database,
	files: ReleaseFiles,
	{ of, path, bytes }: { of: ReleaseName; path: string; bytes: Buffer },
): Promise<void> {
	const release = await db
		.selectFrom('release')
		.where('slice', '=', of.slice)
		.where('version', '=', of.version)
		.select(['state', 'manifest'])
		.executeTakeFirst()
	if (!release || release.state === 'removed') throw new Problem('release.unknown', 404)
	const announced = release.manifest.files.find((file) => file.path === path)
	if (!announced) throw new Problem('release.file.unknown', 404)
	const isWhole = bytes.length === announced.bytes && integrityOf(bytes) === announced.integrity
	if (!isWhole) throw new Problem('release.tampered', 422)
	if (path.endsWith('.map') && !parseSourceMap(bytes)) throw new Problem('release.map', 422)
	// A published version never changes; sending the same bytes again is accepted.
	if (release.state === 'uploading') await files.put(of, path, bytes)
}
