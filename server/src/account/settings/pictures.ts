import { artworkPath, type UploadedPicture } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { PICTURE_SHAPES } from '../../core/upload/shapes.ts'
import { showUpload } from '../../core/upload/use.ts'

interface Showing {
	memberId: string
	/** Uploads' ids; null for the drawn picture, undefined where it stays. */
	avatarId?: string | null | undefined
	bannerId?: string | null | undefined
	now: Date
}

/** Takes up the pictures that a member chose; those before them are let go. @returns the columns that change. */
export async function showPictures(db: Database, { memberId, avatarId, bannerId, now }: Showing) {
	const show = async (purpose: 'avatar' | 'banner', id: string | null) =>
		fitting(await showUpload(db, id, { purpose, owner: memberId, now }), purpose)
	const avatar = avatarId === undefined ? undefined : await show('avatar', avatarId)
	const banner = bannerId === undefined ? undefined : await show('banner', bannerId)
	return {
		...(avatar === undefined ? {} : { avatar_url: avatar ?? artworkPath('avatar', memberId) }),
		...(banner === undefined ? {} : { banner_url: banner }),
	}
}

// A picture that was sent for something else was drawn in another size.
function fitting(picture: UploadedPicture | null, purpose: 'avatar' | 'banner'): string | null {
	if (picture === null) return null
	const { width, height } = PICTURE_SHAPES[purpose]
	if (picture.width !== width || picture.height !== height) throw new Problem('upload.gone', 409)
	return picture.url
}
