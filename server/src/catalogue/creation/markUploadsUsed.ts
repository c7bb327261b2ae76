import type { UploadPurpose } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { keepUpload, showUpload } from '../../core/upload/use.ts'

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
	for (const picture of pictures)
		await use(picture, (id, { purpose, owner }) => showUpload(db, id, { purpose, owner, now }))
}

const EDITED_PICTURES = { posterUrl: 'poster', bannerUrl: 'backdrop' } as const

/**
 * Keeps the uploads among the new pictures of a title. Its former pictures stay, because its revisions can be undone.
 *
 * @throws Problem 400 with the field whose upload does not exist or has expired.
 */
export async function keepEditedUploads(
	db: Database,
	titleId: number,
	texts: Readonly<Partial<Record<keyof typeof EDITED_PICTURES, string>>>,
): Promise<void> {
	for (const field of ['posterUrl', 'bannerUrl'] as const) {
		const picture = { field, purpose: EDITED_PICTURES[field], owner: String(titleId), url: texts[field] ?? null }
		await use(picture, (id, { purpose, owner }) => keepUpload(db, id, { purpose, owner }))
	}
}

async function use(picture: Picture, record: (id: string, picture: Picture) => Promise<unknown>): Promise<void> {
	const id = uploadOf(picture.url)
	if (id === undefined) return
	try {
		await record(id, picture)
	} catch (error) {
		if (!(error instanceof Problem)) throw error
		throw new Problem('request.invalid', 400, { fields: { [picture.field]: error.code } })
	}
}

function uploadOf(url: string | null): string | undefined {
	return UPLOAD.exec(url ?? '')?.[1]
}
