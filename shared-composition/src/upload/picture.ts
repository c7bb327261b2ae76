import {
	type ErrorCode,
	PICTURE_TYPES,
	pictureSizeError,
	UPLOAD_MAX_BYTES,
	type UploadedPicture,
	type UploadPurpose,
	uploadRoute,
} from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'

/** A picture file that passed the checks of the browser, with the object URL for its preview. */
export interface CheckedPicture {
	file: File
	picture: UploadedPicture
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
	if (size && !breach) return { file, picture: { id: EXAMPLE_ID, url, ...size } }
	URL.revokeObjectURL(url)
	return { code: breach ?? 'upload.broken' }
}

const uploaded = new WeakMap<File, UploadedPicture>()

/** Uploads a picture. A file is not sent again, and that of a demo stays in the browser. */
export async function sendPicture(
	purpose: UploadPurpose,
	{ file, picture }: CheckedPicture,
): Promise<ActionOutcome<UploadedPicture>> {
	const sent = uploaded.get(file)
	if (sent) return { state: 'done', answer: sent }
	const outcome = await act(uploadRoute, { query: { purpose }, body: file }, { timeoutMs: SENDING_MS })
	if (outcome.state === 'example') return { state: 'done', answer: picture }
	if (outcome.state === 'done') uploaded.set(file, outcome.answer)
	return outcome
}

function sizeOf(url: string): Promise<{ width: number; height: number } | undefined> {
	return new Promise((resolve) => {
		const image = new Image()
		image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
		image.onerror = () => resolve(undefined)
		image.src = url
	})
}
