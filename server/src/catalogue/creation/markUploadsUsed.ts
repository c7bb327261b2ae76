import type { UploadPurpose } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { showUpload } from '../../core/upload/use.ts'

interface Picture {
	/** The field of the form, for the error. */
	field: string
	purpose: UploadPurpose
	owner: string
	url: string | null
}

const UPLOAD = /^\/uploads\/([0-9a-f]{64})\.webp$/

/**
 * Marks the uploads that a new entity shows as used, so that they are not deleted. Pictures on other sites are ignored.
 *
 * @throws Problem 400 with the field whose upload does not exist or has expired.
 */
export async function markUploadsUsed(db: Database, pictures: readonly Picture[], now: Date): Promise<void> {
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
