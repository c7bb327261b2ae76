import { artworkPath, type UploadedPicture } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { PICTURE_SHAPES } from '../../core/upload/shapes.ts'
import { showUpload } from '../../core/upload/use.ts'

interface PictureChoice {
	memberId: string
	/** Ids of uploads; null for the generated picture, undefined for no change. */
	avatarId?: string | null | undefined
	bannerId?: string | null | undefined
	now: Date
}

/** Uses the chosen uploads and releases the previous ones. @returns the changed columns. */
export async function applyPictures(db: Database, { memberId, avatarId, bannerId, now }: PictureChoice) {
	const show = async (purpose: 'avatar' | 'banner', id: string | null) =>
		fittingUrl(await showUpload(db, id, { purpose, owner: memberId, now }), purpose)
	const avatar = avatarId === undefined ? undefined : await show('avatar', avatarId)
	const banner = bannerId === undefined ? undefined : await show('banner', bannerId)
	return {
		...(avatar === undefined ? {} : { avatar_url: avatar ?? artworkPath('avatar', memberId) }),
		...(banner === undefined ? {} : { banner_url: banner }),
	}
}

// An upload for another purpose has another size.
function fittingUrl(picture: UploadedPicture | null, purpose: 'avatar' | 'banner'): string | null {
	if (picture === null) return null
	const { width, height } = PICTURE_SHAPES[purpose]
	if (picture.width !== width || picture.height !== height) throw new Problem('upload.gone', 409)
	return picture.url
}
