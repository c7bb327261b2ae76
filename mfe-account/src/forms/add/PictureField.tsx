import { type ChangeEvent, useRef, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { uploadPicture } from 'shared-composition/upload'
import { type ErrorCode, PICTURE_TYPES, type UploadPurpose } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, Cluster, ImageIcon, Picture, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { addTranslations } from './addTranslations.ts'
import { PictureLayout, PicturePlaceholder } from './style.ts'

const SHAPES = {
	poster: { width: 200, height: 300, shown: '7rem' },
	backdrop: { width: 320, height: 180, shown: '12rem' },
	article: { width: 320, height: 180, shown: '12rem' },
}

/** What becomes of the pictures of other sites. */
export interface RemotePictures {
	/** Whether browsers load them. */
	remotePictures: boolean
	/** Whether the site shows copies of its own. */
	copiesPictures?: boolean | undefined
}

interface PictureFieldProps extends RemotePictures {
	label: string
	purpose: keyof typeof SHAPES & UploadPurpose
	url: string
	error: ErrorCode | undefined
	isRequired?: boolean
	onUrl: (url: string) => void
	onRefuse: (code: ErrorCode) => void
}

/** A picture URL, typed or from an upload, with a preview. */
export function PictureField(props: PictureFieldProps) {
	const { label, purpose, url, error, remotePictures, copiesPictures, isRequired = false, onUrl, onRefuse } = props
	const t = useTranslations(addTranslations)
	const shared = useTranslations(common)
	const input = useRef<HTMLInputElement>(null)
	const [sent, setSent] = useState<{ url: string; previewUrl: string }>()
	const [sending, setSending] = useState(false)
	const { width, height, shown } = SHAPES[purpose]
	const isRemote = /^https:\/\//i.test(url.trim())
	const fate = copiesPictures ? 'add.picture.copied' : 'add.picture.remote'
	const shownUrl =
		url !== '' && sent?.url === url ? sent.previewUrl : isUpload(url) || (isRemote && remotePictures) ? url.trim() : ''

	async function send({ target }: ChangeEvent<HTMLInputElement>) {
		const file = target.files?.[0]
		// Allows the same file to be chosen again.
		target.value = ''
		if (!file) return
		setSending(true)
		const outcome = await uploadPicture(purpose, file)
		setSending(false)
		if (outcome.state === 'unfit') return onRefuse(outcome.code)
		if (outcome.state === 'refused') return onRefuse(outcome.problem.code)
		if (outcome.state !== 'done') return void showOutcome(outcome, '')
		setSent(outcome.answer)
		onUrl(outcome.answer.url)
	}

	return (
		<PictureLayout $ratio={`${width} / ${height}`} $width={shown}>
			{shownUrl === '' ? (
				<PicturePlaceholder>
					<ImageIcon size={28} />
				</PicturePlaceholder>
			) : (
				<Picture src={shownUrl} alt={t('add.picture.preview')} width={width} height={height} />
			)}
			<Stack $gap={2}>
				<TextField
					type="url"
					inputMode="url"
					label={label}
					required={isRequired}
					autoComplete="off"
					placeholder="https://"
					value={url}
					hint={t(isRemote && !remotePictures ? fate : 'add.picture.hint')}
					error={error && shared(`errors.${error}`)}
					onChange={(event) => onUrl(event.target.value)}
				/>
				<Cluster>
					<input
						ref={input}
						type="file"
						hidden
						aria-label={`${label}: ${t('add.picture.send')}`}
						accept={PICTURE_TYPES.join(',')}
						onChange={(event) => void send(event)}
					/>
					<Button
						size="sm"
						loading={sending}
						aria-label={`${label}: ${t('add.picture.send')}`}
						onClick={() => input.current?.click()}
					>
						<ImageIcon size={16} />
						{t('add.picture.send')}
					</Button>
				</Cluster>
			</Stack>
		</PictureLayout>
	)
}

const isUpload = (url: string) => /^\/uploads\/[\w.]+$/.test(url)
