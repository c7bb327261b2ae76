import { type ChangeEvent, useRef, useState } from 'react'
import { type ErrorCode, PICTURE_TYPES, UPLOADS_BASE, type UploadPurpose } from 'shared-contract'
import { showOutcome } from '../showOutcome.ts'
import { checkPicture, sendPicture } from './picture.ts'

interface PictureUpload {
	purpose: UploadPurpose
	/** The name of the hidden input, as of the button. */
	label: string
	/** Called with its URL on this site, and a local object URL for the preview. */
	onSent: (picture: { url: string; previewUrl: string }) => void
	/** Called for a file that is no picture that the site takes. */
	onRefuse: (code: ErrorCode) => void
}

/** A picture that is uploaded as soon as it is chosen: its hidden input, and the props of the button that opens it. */
export function usePictureUpload({ purpose, label, onSent, onRefuse }: PictureUpload) {
	const input = useRef<HTMLInputElement>(null)
	const [loading, setLoading] = useState(false)

	async function send({ target }: ChangeEvent<HTMLInputElement>) {
		const file = target.files?.[0]
		// Allows the same file to be chosen again.
		target.value = ''
		if (!file) return
		const chosen = await checkPicture(file)
		if ('code' in chosen) return onRefuse(chosen.code)
		setLoading(true)
		const outcome = await sendPicture(purpose, chosen)
		setLoading(false)
		if (outcome.state === 'done') {
			return onSent({ url: `${UPLOADS_BASE}${outcome.answer.id}.webp`, previewUrl: chosen.picture.url })
		}
		URL.revokeObjectURL(chosen.picture.url)
		if (outcome.state === 'refused') onRefuse(outcome.problem.code)
		else showOutcome(outcome, '')
	}

	return {
		button: { loading, onClick: () => input.current?.click() },
		input: (
			<input
				ref={input}
				type="file"
				hidden
				aria-label={label}
				accept={PICTURE_TYPES.join(',')}
				onChange={(event) => void send(event)}
			/>
		),
	}
}
