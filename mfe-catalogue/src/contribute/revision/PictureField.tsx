import { type ChangeEvent, useRef, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { uploadPicture } from 'shared-composition/upload'
import { type EditField, type ErrorCode, PICTURE_TYPES } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, Cluster, ImageIcon, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { editTranslations } from './editTranslations.ts'
import { isDrawn } from './missingFields.ts'
import { revisionTranslations } from './revisionTranslations.ts'

// The server takes pictures for these alone.
const PURPOSES: Partial<Record<EditField, 'poster' | 'backdrop'>> = { posterUrl: 'poster', bannerUrl: 'backdrop' }

interface PictureFieldProps {
	field: EditField
	label: string
	base: string
	typed: string
	error: string | undefined
	remotePictures: boolean
	onType: (url: string) => void
}

/** The address of a picture, typed or from an upload. The field is empty while the site shows a drawing of its own. */
export function PictureField({ field, label, base, typed, error, remotePictures, onType }: PictureFieldProps) {
	const t = useTranslations(revisionTranslations)
	const edit = useTranslations(editTranslations)
	const shared = useTranslations(common)
	const input = useRef<HTMLInputElement>(null)
	const [isSending, setSending] = useState(false)
	const [refused, setRefused] = useState<ErrorCode>()
	const purpose = PURPOSES[field]
	const isHidden = !remotePictures && /^https?:/i.test(typed)

	function change(url: string) {
		setRefused(undefined)
		onType(url === '' && isDrawn(base) ? base : url)
	}

	async function send(chosen: 'poster' | 'backdrop', { target }: ChangeEvent<HTMLInputElement>) {
		const file = target.files?.[0]
		// Allows the same file to be chosen again.
		target.value = ''
		if (!file) return
		setSending(true)
		const outcome = await uploadPicture(chosen, file)
		setSending(false)
		if (outcome.state === 'unfit') return setRefused(outcome.code)
		if (outcome.state === 'refused') return setRefused(outcome.problem.code)
		if (outcome.state !== 'done') return void showOutcome(outcome, '')
		URL.revokeObjectURL(outcome.answer.previewUrl)
		change(outcome.answer.url)
	}

	return (
		<Stack $gap={2}>
			<TextField
				label={label}
				type="url"
				hint={t(isHidden ? 'revision.hint.remote' : 'revision.hint.picture')}
				value={isDrawn(typed) ? '' : typed}
				error={refused ? shared(`errors.${refused}`) : error}
				onChange={({ target }) => change(target.value)}
			/>
			{purpose && (
				<Cluster>
					<input
						ref={input}
						type="file"
						hidden
						aria-label={`${label}: ${edit('edit.picture.send')}`}
						accept={PICTURE_TYPES.join(',')}
						onChange={(event) => void send(purpose, event)}
					/>
					<Button
						size="sm"
						loading={isSending}
						aria-label={`${label}: ${edit('edit.picture.send')}`}
						onClick={() => input.current?.click()}
					>
						<ImageIcon size={16} />
						{edit('edit.picture.send')}
					</Button>
				</Cluster>
			)}
		</Stack>
	)
}
