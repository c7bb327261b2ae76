import { useWords } from 'shared-i18n'
import { TextArea, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'
import type { FormField } from './fields.ts'

interface EditFieldProps {
	form: FormField
	typed: string
	error: string | undefined
	remotePictures: boolean
	onType: (text: string) => void
}

/** One field of the edit form. */
export function EditField({ form: { label, type }, typed, error, remotePictures, onType }: EditFieldProps) {
	const t = useWords(words)
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
