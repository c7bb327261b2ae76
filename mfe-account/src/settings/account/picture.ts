import {
	type ErrorCode,
	PICTURE_TYPES,
	pictureSizeBreach,
	UPLOAD_MAX_BYTES,
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
	const size = await sizeOf(url)
	const breach = size ? pictureSizeBreach(size) : 'upload.broken'
	if (!breach) return { file, url }
	URL.revokeObjectURL(url)
	return { code: breach }
}

/** Sends a picture and gives its id; what was sent before is not sent again. */
export async function sendPicture(purpose: UploadPurpose, { file, id }: ChosenPicture): Promise<ActionOutcome<string>> {
	if (id !== undefined) return { state: 'done', answer: id }
	const outcome = await act(uploadRoute, { query: { purpose }, body: file }, { timeoutMs: SENDING_MS })
	if (outcome.state === 'example') return { state: 'done', answer: EXAMPLE_ID }
	return outcome.state === 'done' ? { state: 'done', answer: outcome.answer.id } : outcome
}

function sizeOf(url: string): Promise<{ width: number; height: number } | undefined> {
	return new Promise((resolve) => {
		const image = new Image()
		image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
		image.onerror = () => resolve(undefined)
		image.src = url
	})
}
