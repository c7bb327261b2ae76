import { type ChangeEvent, useRef, useState } from 'react'
import { type ErrorCode, PICTURE_TYPES, type UploadPurpose } from 'shared-contract'
import { showOutcome } from '../showOutcome.ts'
import { type SentPicture, uploadPicture } from './uploadPicture.ts'

interface PictureUpload {
	purpose: UploadPurpose
	/** The name of the hidden input, as of the button. */
	label: string
	onSent: (picture: SentPicture) => void
	/** The file is no picture that the site takes. */
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
		setLoading(true)
		const outcome = await uploadPicture(purpose, file)
		setLoading(false)
		if (outcome.state === 'done') onSent(outcome.answer)
		else if (outcome.state === 'unfit') onRefuse(outcome.code)
		else if (outcome.state === 'refused') onRefuse(outcome.problem.code)
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
