import {
	type ErrorCode,
	PICTURE_TYPES,
	UPLOAD_MAX_BYTES,
	UPLOAD_MAX_PIXELS,
	type UploadPurpose,
	uploadRoute,
} from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'

export type PicturePurpose = Extract<UploadPurpose, 'avatar' | 'banner'>

/** A picture that somebody chose. */
export interface ChosenPicture {
	file: File
	/** Where this browser shows it from. */
	url: string
	/** Once it is sent. */
	id?: string
}

// A slow line takes its time for five megabytes.
const SENDING_MS = 120_000
/** Stands for the id of a picture that a visitor of the demo chose: it is sent nowhere. */
const EXAMPLE_ID = 'f'.repeat(64)

/** Looks at a file before it is sent. Gives the picture, or why it cannot be one; the server looks again. */
export async function choosePicture(file: File): Promise<ChosenPicture | { code: ErrorCode }> {
	if (!PICTURE_TYPES.some((type) => type === file.type)) return { code: 'upload.notPicture' }
	if (file.size > UPLOAD_MAX_BYTES) return { code: 'upload.tooLarge' }
	const url = URL.createObjectURL(file)
	const pixels = await pixelsOf(url)
	if (pixels !== undefined && pixels <= UPLOAD_MAX_PIXELS) return { file, url }
	URL.revokeObjectURL(url)
	return { code: pixels === undefined ? 'upload.broken' : 'upload.tooManyPixels' }
}

/** Sends a picture and gives its id; what was sent before is not sent again. */
export async function sendPicture(purpose: UploadPurpose, { file, id }: ChosenPicture): Promise<ActionOutcome<string>> {
	if (id !== undefined) return { state: 'done', answer: id }
	const outcome = await act(uploadRoute, { query: { purpose }, body: file }, { timeoutMs: SENDING_MS })
	if (outcome.state === 'example') return { state: 'done', answer: EXAMPLE_ID }
	return outcome.state === 'done' ? { state: 'done', answer: outcome.answer.id } : outcome
}

function pixelsOf(url: string): Promise<number | undefined> {
	return new Promise((resolve) => {
		const image = new Image()
		image.onload = () => resolve(image.naturalWidth * image.naturalHeight)
		image.onerror = () => resolve(undefined)
		image.src = url
	})
}
