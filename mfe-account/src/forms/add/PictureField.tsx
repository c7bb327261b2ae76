import { useState } from 'react'
import { usePictureUpload } from 'shared-composition/upload'
import type { ErrorCode, UploadPurpose } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
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

interface PictureFieldProps<Field extends string> extends RemotePictures {
	field: Field
	purpose: keyof typeof SHAPES & UploadPurpose
	isRequired?: boolean
	/** The form with the field. */
	creation: {
		values: { [Name in Field]?: string }
		set(change: { [Name in Field]?: string }): void
		error(field: string): string | undefined
		setError(field: string, code: ErrorCode): void
	}
}

/** A picture URL, typed or from an upload, with a preview. */
export function PictureField<Field extends 'posterUrl' | 'coverUrl' | 'bannerUrl' | 'imageUrl'>({
	field,
	purpose,
	isRequired = false,
	creation,
	remotePictures,
	copiesPictures,
}: PictureFieldProps<Field>) {
	const t = useTranslations(addTranslations)
	const label = t(`add.field.${field}`)
	const url = creation.values[field] ?? ''
	const setUrl = (typed: string) => creation.set({ [field]: typed } as { [Name in Field]?: string })
	const [sent, setSent] = useState<{ url: string; previewUrl: string }>()
	const sendLabel = `${label}: ${t('add.picture.send')}`
	const { input, button } = usePictureUpload({
		purpose,
		label: sendLabel,
		onSent(picture) {
			setSent(picture)
			setUrl(picture.url)
		},
		onRefuse: (code) => creation.setError(field, code),
	})
	const { width, height, shown } = SHAPES[purpose]
	const isRemote = /^https:\/\//i.test(url.trim())
	const fate = copiesPictures ? 'add.picture.copied' : 'add.picture.remote'
	const shownUrl =
		url !== '' && sent?.url === url ? sent.previewUrl : isUpload(url) || (isRemote && remotePictures) ? url.trim() : ''

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
					error={creation.error(field)}
					onChange={(event) => setUrl(event.target.value)}
				/>
				<Cluster>
					{input}
					<Button size="sm" aria-label={sendLabel} {...button}>
						<ImageIcon size={16} />
						{t('add.picture.send')}
					</Button>
				</Cluster>
			</Stack>
		</PictureLayout>
	)
}

const isUpload = (url: string) => /^\/uploads\/[\w.]+$/.test(url)
