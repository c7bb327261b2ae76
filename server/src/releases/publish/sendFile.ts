import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { integrityOf } from '../integrity.ts'
import type { ReleaseFiles, ReleaseName } from '../releaseFiles.ts'

/**
 * Takes a file of a release that has begun.
 *
 * @throws Problem `release.tampered` where it is not the file that was announced, `release.file.unknown` where none of
 * that name was, `release.unknown` where the release has not begun, `release.exists` where it is published.
 */
export async function takeFile(
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
	// A version that is published never changes; the same bytes again are no harm.
	if (release.state === 'uploading') await files.put(of, path, bytes)
}
