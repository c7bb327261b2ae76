import { parseList, type UploadPurpose } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { keepUpload } from '../../core/upload/use.ts'
import type { FieldTexts } from '../revision/editedFields.ts'

interface Picture {
	/** The field of the form, for the error. */
	field: string
	purpose: UploadPurpose
	owner: string
	url: string | undefined
}

const UPLOAD = /^\/uploads\/([0-9a-f]{64})\.webp$/

/**
 * Keeps the uploads that an entity shows from being deleted. Pictures on other sites are ignored.
 *
 * @throws Problem 400 with the field whose upload does not exist or has expired.
 */
export async function keepUploads(db: Database, pictures: readonly Picture[]): Promise<void> {
	for (const { field, purpose, owner, url } of pictures) {
		const id = UPLOAD.exec(url ?? '')?.[1]
		if (id === undefined) continue
		try {
			await keepUpload(db, id, { purpose, owner })
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			throw new Problem('request.invalid', 400, { fields: { [field]: error.code } })
		}
	}
}

/**
 * Keeps the uploads among the new pictures of a title. Its former pictures stay, because its revisions can be undone.
 *
 * @param posterField the name of the poster in the form, for the error.
 * @throws Problem as `keepUploads` does.
 */
export async function keepTitleUploads(
	db: Database,
	titleId: number,
	{ posterUrl, bannerUrl, otherPosters = '', otherBanners = '' }: FieldTexts,
	posterField = 'posterUrl',
): Promise<void> {
	const owner = String(titleId)
	await keepUploads(db, [
		{ field: posterField, purpose: 'poster', owner, url: posterUrl },
		{ field: 'bannerUrl', purpose: 'backdrop', owner, url: bannerUrl },
		...listed('otherPosters', 'poster', otherPosters),
		...listed('otherBanners', 'backdrop', otherBanners),
	])

	function listed(field: 'otherPosters' | 'otherBanners', purpose: UploadPurpose, text: string): Picture[] {
		return (parseList(field, text) ?? []).map(({ url }) => ({ field, purpose, owner, url }))
	}
}
