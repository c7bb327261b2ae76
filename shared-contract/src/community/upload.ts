import type { ErrorCode } from '../errors.ts'
import { UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '../limits.ts'
import { route } from '../route.ts'
import { integer, object, oneOf, type Static, string, unknown } from '../schema.ts'

/** The purposes of an upload: they determine its size and its visibility. */
export const UPLOAD_PURPOSES = ['comment', 'avatar', 'banner', 'poster', 'backdrop', 'article', 'message'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** The accepted picture types, detected from the file's content and not its name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** The path of uploaded pictures. */
export const UPLOADS_BASE = '/uploads/'

/** A stored uploaded picture. */
export const UploadedPicture = object({
	/** The id that a comment or a message refers to. */
	id: string({ pattern: '^[0-9a-f]{64}$' }),
	url: string(),
	width: integer({ minimum: 1 }),
	height: integer({ minimum: 1 }),
})
export type UploadedPicture = Static<typeof UploadedPicture>

/** The error code for a picture that is too large, in pixels. */
export function pictureSizeError({ width, height }: { width: number; height: number }): ErrorCode | undefined {
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
