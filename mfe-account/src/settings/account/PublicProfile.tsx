import { BIO_MAX_LENGTH, type ErrorCode, USERNAME_MAX_LENGTH } from 'shared-contract'
import { common, useFormats, useWords } from 'shared-i18n'
import { TextArea, TextField } from 'shared-ui/controls'
import { words } from '../../words.ts'
import { Part } from '../style.ts'
import type { AccountForm, AccountFormState } from './accountForm.ts'
import { PictureFields } from './PictureFields.tsx'

interface PartProps {
	form: AccountForm
	state: AccountFormState
}

/** What everybody sees of a member: pictures, name, and what they say of themselves. */
export function PublicProfile({ form, state }: PartProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const formats = useFormats()
	const { fields, errors } = state
	const wordsOf = (code: ErrorCode | undefined) => code && shared(`errors.${code}`)
	const length = [...fields.bio].length
	return (
		<Part aria-label={t('settings.profile')}>
			<h2>{t('settings.profile')}</h2>
			<PictureFields form={form} state={state} />
			<TextField
				label={t('settings.username')}
				name="username"
				autoComplete="nickname"
				maxLength={USERNAME_MAX_LENGTH * 2}
				value={fields.username}
				error={wordsOf(errors.username)}
				onChange={(event) => form.type({ username: event.target.value })}
			/>
			<TextArea
				label={t('settings.bio')}
				name="bio"
				rows={4}
				value={fields.bio}
				hint={t('settings.bio.count', { count: formats.number(length), max: formats.number(BIO_MAX_LENGTH) })}
				error={
					length > BIO_MAX_LENGTH ? t('settings.bio.over', { count: length - BIO_MAX_LENGTH }) : wordsOf(errors.bio)
				}
				onChange={(event) => form.type({ bio: event.target.value })}
			/>
		</Part>
	)
}
