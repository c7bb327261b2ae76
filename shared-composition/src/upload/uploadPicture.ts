import { type ErrorCode, UPLOADS_BASE, type UploadPurpose } from 'shared-contract'
import type { ActionOutcome } from 'shared-state'
import { checkPicture, sendPicture } from './picture.ts'

/** An uploaded picture: its URL on this site, and a local object URL for the preview. */
export interface SentPicture {
	url: string
	previewUrl: string
}

/** Validates and uploads a file. */
export async function uploadPicture(
	purpose: UploadPurpose,
	file: File,
): Promise<ActionOutcome<SentPicture> | { state: 'unfit'; code: ErrorCode }> {
	const chosen = await checkPicture(file)
	if ('code' in chosen) return { state: 'unfit', code: chosen.code }
	const outcome = await sendPicture(purpose, chosen)
	if (outcome.state !== 'done') {
		URL.revokeObjectURL(chosen.url)
		return outcome
	}
	return { state: 'done', answer: { url: `${UPLOADS_BASE}${outcome.answer}.webp`, previewUrl: chosen.url } }
}
