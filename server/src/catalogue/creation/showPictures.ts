import type { UploadPurpose } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { showUpload } from '../../core/upload/use.ts'

interface ShownPicture {
	/** The field that names it, for the refusal. */
	field: string
	purpose: UploadPurpose
	owner: string
	url: string | null
}

const UPLOAD = /^\/uploads\/([0-9a-f]{64})\.webp$/

/**
 * Keeps the pictures of this site that something new shows. Those of other sites are kept there.
 *
 * @throws Problem 400 naming the field whose picture is not kept (any more).
 */
export async function showPictures(db: Database, pictures: readonly ShownPicture[], now: Date): Promise<void> {
	for (const { field, purpose, owner, url } of pictures) {
		const id = uploadOf(url)
		if (id === undefined) continue
		try {
			await showUpload(db, id, { purpose, owner, now })
		} catch (error) {
			if (error instanceof Problem) throw new Problem('request.invalid', 400, { fields: { [field]: error.code } })
			throw error
		}
	}
}

function uploadOf(url: string | null): string | undefined {
	return UPLOAD.exec(url ?? '')?.[1]
}
