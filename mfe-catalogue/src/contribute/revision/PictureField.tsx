import { useState } from 'react'
import { usePictureUpload } from 'shared-composition/upload'
import type { EditField, ErrorCode } from 'shared-contract'
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
	const [refused, setRefused] = useState<ErrorCode>()
	const purpose = PURPOSES[field]
	const isHidden = !remotePictures && /^https?:/i.test(typed)

	function change(url: string) {
		setRefused(undefined)
		onType(url === '' && isDrawn(base) ? base : url)
	}

	const sendLabel = `${label}: ${edit('edit.picture.send')}`
	const { input, button } = usePictureUpload({
		purpose: purpose ?? 'poster',
		label: sendLabel,
		onSent({ url, previewUrl }) {
			URL.revokeObjectURL(previewUrl)
			change(url)
		},
		onRefuse: setRefused,
	})

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
					{input}
					<Button size="sm" aria-label={sendLabel} {...button}>
						<ImageIcon size={16} />
						{edit('edit.picture.send')}
					</Button>
				</Cluster>
			)}
		</Stack>
	)
}
