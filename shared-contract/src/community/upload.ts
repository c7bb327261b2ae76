import type { ErrorCode } from '../errors.ts'
import { UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '../limits.ts'
import { route } from '../route.ts'
import { integer, object, oneOf, type Static, string, unknown } from '../schema.ts'

/** What a picture is sent for: it decides its size and who may see it. */
export const UPLOAD_PURPOSES = ['comment', 'avatar', 'banner', 'poster', 'backdrop', 'article'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** The types of pictures that are taken; what a file is, its content says and not its name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** Where uploaded pictures are served. */
export const UPLOADS_BASE = '/uploads/'

/** A picture that somebody sent, as it is kept. */
export const UploadedPicture = object({
	/** What a comment names it by. */
	id: string({ pattern: '^[0-9a-f]{64}$' }),
	url: string(),
	width: integer({ minimum: 1 }),
	height: integer({ minimum: 1 }),
})
export type UploadedPicture = Static<typeof UploadedPicture>

/** Why a picture of this size, in pixels, cannot be taken. */
export function pictureSizeBreach({ width, height }: { width: number; height: number }): ErrorCode | undefined {
	if (Math.max(width, height) > UPLOAD_MAX_SIDE) return 'upload.tooLong'
	return width * height > UPLOAD_MAX_PIXELS ? 'upload.tooManyPixels' : undefined
}

export const uploadRoute = route('POST', '/api/uploads', {
	summary: 'Sends a picture: its bytes are the body. It is drawn anew, without what its file tells besides',
	tag: 'community',
	query: object({ purpose: oneOf(UPLOAD_PURPOSES) }),
	body: unknown(),
	answer: UploadedPicture,
})
