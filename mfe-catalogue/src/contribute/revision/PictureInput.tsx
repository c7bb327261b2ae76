import { useState } from 'react'
import { usePictureUpload } from 'shared-composition/upload'
import type { ErrorCode } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, color, ImageIcon, radius, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { editTranslations } from './editTranslations.ts'
import { revisionTranslations } from './revisionTranslations.ts'

const Row = styled.div`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr);
	gap: ${space[2]} ${space[3]};
	> div { display: grid; align-content: start; justify-items: start; gap: ${space[2]}; > :first-child { width: 100%; } }
`
const Preview = styled.span<{ $isWide: boolean }>`
	width: ${(p) => (p.$isWide ? 'clamp(5rem, 24vw, 8.75rem)' : '4rem')};
	aspect-ratio: ${(p) => (p.$isWide ? '16 / 7' : '2 / 3')};
	margin-top: 1.5rem;
	border-radius: ${radius.sm};
	background: ${color.raised};
	overflow: hidden;
	img { width: 100%; height: 100%; object-fit: cover; }
`

interface PictureInputProps {
	/** What an upload is for; none is taken without it. */
	purpose: 'poster' | 'backdrop' | undefined
	label: string
	value: string
	/** The picture that is shown beside the field, if it is one of this site. */
	preview: string
	hint?: string
	error?: string | undefined
	remotePictures: boolean
	onType: (url: string) => void
}

/** The address of a picture, typed or from an upload, with the picture beside it. */
export function PictureInput({
	purpose,
	label,
	value,
	preview,
	hint,
	error,
	remotePictures,
	onType,
}: PictureInputProps) {
	const t = useTranslations(revisionTranslations)
	const edit = useTranslations(editTranslations)
	const shared = useTranslations(common)
	const [refused, setRefused] = useState<ErrorCode>()
	const isHidden = !remotePictures && /^https?:/i.test(value)
	const sendLabel = `${label}: ${edit('edit.picture.send')}`

	function change(url: string) {
		setRefused(undefined)
		onType(url)
	}

	const { input, button } = usePictureUpload({
		purpose: purpose ?? 'poster',
		label: sendLabel,
		onSent({ url, previewUrl }) {
			URL.revokeObjectURL(previewUrl)
			change(url)
		},
		onRefuse: setRefused,
	})

	const field = (
		<TextField
			label={label}
			type="url"
			hint={isHidden ? t('revision.hint.remote') : hint}
			value={value}
			error={refused ? shared(`errors.${refused}`) : error}
			onChange={({ target }) => change(target.value)}
		/>
	)
	if (!purpose) return field
	return (
		<Row>
			<Preview $isWide={purpose === 'backdrop'}>
				{/^\/(art|uploads)\//.test(preview) && <img src={preview} alt="" />}
			</Preview>
			<div>
				{field}
				{input}
				<Button size="sm" aria-label={sendLabel} {...button}>
					<ImageIcon size={16} />
					{edit('edit.picture.send')}
				</Button>
			</div>
		</Row>
	)
}
