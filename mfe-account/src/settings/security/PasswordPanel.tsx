import type { AccountSettings } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, Panel } from 'shared-ui'
import { PasswordField } from 'shared-ui/controls'
import { Choice } from '../apps/Choice.tsx'
import { settingsTranslations } from '../settingsTranslations.ts'
import { FieldRow, PanelSection } from '../style.ts'
import type { PasswordForm } from './usePasswordForm.ts'

interface PasswordPanelProps {
	account: AccountSettings
	form: PasswordForm
}

/** The form of a new password. */
export function PasswordPanel({ account, form }: PasswordPanelProps) {
	const t = useTranslations(settingsTranslations)
	const visibilityLabels = { showLabel: t('auth.password.show'), hideTextLabel: t('auth.password.hide') }
	return (
		<Panel as="form" {...form.props}>
			<PanelSection aria-label={t('security.password')}>
				<h2>{t('security.password')}</h2>
				{/* Password managers look for the name of the account. */}
				<input hidden readOnly autoComplete="username" value={account.email ?? account.username} />
				{account.hasPassword && (
					<PasswordField
						{...visibilityLabels}
						label={t('settings.currentPassword')}
						autoComplete="current-password"
						{...form.text('currentPassword')}
					/>
				)}
				<FieldRow>
					<PasswordField
						{...visibilityLabels}
						label={t('settings.newPassword')}
						hint={t('settings.newPassword.hint')}
						autoComplete="new-password"
						{...form.text('newPassword')}
					/>
					<PasswordField
						{...visibilityLabels}
						label={t('settings.confirmation')}
						autoComplete="new-password"
						{...form.text('confirmation')}
					/>
				</FieldRow>
				{form.values.newPassword !== '' && (
					<Choice
						type="checkbox"
						label={t('settings.endsAccess')}
						text={t('settings.endsAccess.text')}
						{...form.toggle('endsAccess')}
					/>
				)}
				<div>
					<Button type="submit" variant="primary" loading={form.submitting}>
						{t('security.password.save')}
					</Button>
				</div>
			</PanelSection>
		</Panel>
	)
}
