import type { EditField } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { isDrawn } from './missingFields.ts'
import { PictureInput } from './PictureInput.tsx'
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

/** The main picture. The field is empty while the site shows a drawing of its own. */
export function PictureField({ field, base, typed, onType, ...props }: PictureFieldProps) {
	const t = useTranslations(revisionTranslations)
	return (
		<PictureInput
			{...props}
			purpose={PURPOSES[field]}
			value={isDrawn(typed) ? '' : typed}
			preview={typed}
			hint={t('revision.hint.picture')}
			onType={(url) => onType(url === '' && isDrawn(base) ? base : url)}
		/>
	)
}
