import {
	type ErrorCode,
	PICTURE_TYPES,
	pictureSizeBreach,
	UPLOAD_MAX_BYTES,
	type UploadedPicture,
	uploadRoute,
} from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'

export type Picture = UploadedPicture

/** A picture that somebody chose and has not sent yet, with what it looks like. */
export interface ChosenPicture {
	file: File
	picture: Picture
}

// A slow line takes its time for five megabytes.
const UPLOAD_TIMEOUT_MS = 120_000

/** Looks at a file before it is sent. Gives the picture, or why it cannot be one; the server looks again. */
export async function choosePicture(file: File): Promise<ChosenPicture | { code: ErrorCode }> {
	if (!PICTURE_TYPES.some((type) => type === file.type)) return { code: 'upload.notPicture' }
	if (file.size > UPLOAD_MAX_BYTES) return { code: 'upload.tooLarge' }
	const url = URL.createObjectURL(file)
	const size = await measure(url)
	if (!size) return refuse(url, 'upload.broken')
	const breach = pictureSizeBreach(size)
	if (breach) return refuse(url, breach)
	return { file, picture: { id: 'f'.repeat(64), url, ...size } }
}

/** Sends a picture; a visitor's of the demo stays in this browser. */
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
