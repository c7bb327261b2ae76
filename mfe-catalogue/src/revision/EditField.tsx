import type { ErrorCode } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { TextArea, TextField } from 'shared-ui/controls'
import { translations } from '../translations.ts'
import { AiringField } from './AiringField.tsx'
import type { FormField } from './formFields.ts'

interface EditFieldProps {
	form: FormField
	typed: string
	error: string | undefined
	/** The code of the error, which tells a field with several controls where to show it. */
	code: ErrorCode | undefined
	remotePictures: boolean
	onType: (text: string) => void
}

/** A field of the edit form, by its type. */
export function EditField({ form: { label, type }, typed, error, code, remotePictures, onType }: EditFieldProps) {
	const t = useTranslations(translations)
	if (type === 'airing' || type === 'premiere') {
		const refusal = code && error ? { code, text: error } : undefined
		return <AiringField label={t(label)} isPremiere={type === 'premiere'} {...{ typed, refusal, onType }} />
	}
	if (type === 'text') {
		return (
			<TextArea
				label={t(label)}
				rows={8}
				value={typed}
				error={error}
				onChange={(event) => onType(event.target.value)}
			/>
		)
	}
	const isHidden = type === 'picture' && !remotePictures && /^https?:/i.test(typed)
	const hint = isHidden ? t('revision.hint.remote') : t('revision.hint.picture')
	return (
		<TextField
			label={t(label)}
			type={type === 'picture' ? 'url' : 'text'}
			hint={type === 'picture' ? hint : undefined}
			value={typed}
			error={error}
			onChange={(event) => onType(event.target.value)}
		/>
	)
}
