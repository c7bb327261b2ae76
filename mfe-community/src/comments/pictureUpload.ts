import {
	type ErrorCode,
	PICTURE_TYPES,
	pictureSizeError,
	UPLOAD_MAX_BYTES,
	type UploadedPicture,
	uploadRoute,
} from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'

export type Picture = UploadedPicture

/** A chosen file that is not uploaded yet, with its preview. */
export interface ChosenPicture {
	file: File
	picture: Picture
}

// 5 MB take long on a slow connection.
const UPLOAD_TIMEOUT_MS = 120_000

/** Validates a file in the browser. Returns the picture or an error code; the server validates again. */
export async function choosePicture(file: File): Promise<ChosenPicture | { code: ErrorCode }> {
	if (!PICTURE_TYPES.some((type) => type === file.type)) return { code: 'upload.notPicture' }
	if (file.size > UPLOAD_MAX_BYTES) return { code: 'upload.tooLarge' }
	const url = URL.createObjectURL(file)
	const size = await measure(url)
	if (!size) return refuse(url, 'upload.broken')
	const breach = pictureSizeError(size)
	if (breach) return refuse(url, breach)
	return { file, picture: { id: 'f'.repeat(64), url, ...size } }
}

/** Uploads a picture; in the demo it stays in the browser. */
export async function uploadPicture({ file, picture }: ChosenPicture): Promise<ActionOutcome<Picture>> {
	const outcome = await act(
		uploadRoute,
		{ query: { purpose: 'comment' }, body: file },
		{ timeoutMs: UPLOAD_TIMEOUT_MS },
	)
	return outcome.state === 'example' ? { state: 'done', answer: picture } : outcome
}

function refuse(url: string, code: ErrorCode): { code: ErrorCode } {
	URL.revokeObjectURL(url)
	return { code }
}

function measure(url: string): Promise<{ width: number; height: number } | undefined> {
	return new Promise((resolve) => {
		const image = new Image()
		image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
		image.onerror = () => resolve(undefined)
		image.src = url
	})
}
