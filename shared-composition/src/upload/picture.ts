import {
	type ErrorCode,
	PICTURE_TYPES,
	pictureSizeError,
	UPLOAD_MAX_BYTES,
	type UploadPurpose,
	uploadRoute,
} from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'

/** A picture file that passed the checks of the browser. */
export interface CheckedPicture {
	file: File
	/** The object URL for previews. */
	url: string
	/** The id of the upload, once it is sent. */
	id?: string
}

// Time for five megabytes over a slow connection.
const SENDING_MS = 120_000
/** The upload id on a demo site, which stores no upload. */
const EXAMPLE_ID = 'f'.repeat(64)

/** Checks type, size and dimensions of a file. Returns the picture or an error code; the server checks again. */
export async function checkPicture(file: File): Promise<CheckedPicture | { code: ErrorCode }> {
	if (!PICTURE_TYPES.some((type) => type === file.type)) return { code: 'upload.notPicture' }
	if (file.size > UPLOAD_MAX_BYTES) return { code: 'upload.tooLarge' }
	const url = URL.createObjectURL(file)
	const size = await sizeOf(url)
	const breach = size ? pictureSizeError(size) : 'upload.broken'
	if (!breach) return { file, url }
	URL.revokeObjectURL(url)
	return { code: breach }
}

/** Uploads a picture and returns its id. An uploaded picture is not sent again. */
export async function sendPicture(
	purpose: UploadPurpose,
	{ file, id }: CheckedPicture,
): Promise<ActionOutcome<string>> {
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
