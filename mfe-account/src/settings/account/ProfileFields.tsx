import { BIO_MAX_LENGTH, USERNAME_MAX_LENGTH } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { TextArea, TextField } from 'shared-ui/controls'
import { settingsTranslations } from '../settingsTranslations.ts'
import { PanelSection } from '../style.ts'
import { PictureFields } from './PictureFields.tsx'
import type { AccountForm } from './useAccountForm.ts'

/** The public fields: pictures, name and bio. */
export function ProfileFields({ form }: { form: AccountForm }) {
	const t = useTranslations(settingsTranslations)
	const formats = useFormats()
	const bio = form.text('bio')
	const length = [...bio.value].length
	return (
		<PanelSection aria-label={t('settings.profile')}>
			<h2>{t('settings.profile')}</h2>
			<PictureFields form={form} />
			<TextField
				label={t('settings.username')}
				name="username"
				autoComplete="nickname"
				maxLength={USERNAME_MAX_LENGTH * 2}
				{...form.text('username')}
			/>
			<TextArea
				label={t('settings.bio')}
				name="bio"
				rows={4}
				{...bio}
				hint={t('settings.bio.count', { count: formats.number(length), max: formats.number(BIO_MAX_LENGTH) })}
				error={length > BIO_MAX_LENGTH ? t('settings.bio.over', { count: length - BIO_MAX_LENGTH }) : bio.error}
			/>
		</PanelSection>
	)
}
