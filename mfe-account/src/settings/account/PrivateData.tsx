import { useStore } from '@nanostores/react'
import { useFormats, useWords } from 'shared-i18n'
import { $site } from 'shared-state'
import { Button, Meta } from 'shared-ui'
import { PasswordField, TextField } from 'shared-ui/controls'
import { words } from '../../words.ts'
import { Pair, Part } from '../style.ts'
import { type AccountForm, needsPassword } from './accountForm.ts'
import { UserIdField } from './UserIdField.tsx'

/** What nobody else sees: address, id, age of the account, and its password. */
export function PrivateData({ form }: { form: AccountForm }) {
	const t = useWords(words)
	const formats = useFormats()
	const { mail = false } = useStore($site)
	const { saved } = form
	const eye = { showLabel: t('auth.password.show'), hideTextLabel: t('auth.password.hide') }

	return (
		<Part aria-label={t('settings.private')}>
			<h2>{t('settings.private')}</h2>
			<TextField
				label={t('settings.email')}
				type="email"
				name="email"
				autoComplete="username"
				hint={t(mail ? 'settings.email.confirmed' : 'settings.email.mailOff')}
				{...form.text('email')}
			/>
			{saved.pendingEmail !== null && <Pending form={form} email={saved.pendingEmail} />}
			<Pair>
				<UserIdField id={saved.id} />
				<TextField label={t('settings.createdAt')} readOnly value={formats.date(saved.createdAt, 'long')} />
			</Pair>
			<Pair>
				<PasswordField
					{...eye}
					label={t('settings.newPassword')}
					hint={t('settings.newPassword.hint')}
					autoComplete="new-password"
					{...form.text('newPassword')}
				/>
				<PasswordField
					{...eye}
					label={t('settings.confirmation')}
					autoComplete="new-password"
					{...form.text('confirmation')}
				/>
			</Pair>
			{needsPassword(form) && (
				<PasswordField
					{...eye}
					label={t('settings.currentPassword')}
					hint={t('settings.currentPassword.hint')}
					autoComplete="current-password"
					{...form.text('currentPassword')}
				/>
			)}
		</Part>
	)
}

function Pending({ form, email }: { form: AccountForm; email: string }) {
	const t = useWords(words)
	return (
		<div role="status">
			<Meta as="p">{t('settings.email.pending', { email })}</Meta>
			<Button size="sm" variant="quiet" onClick={() => void form.dropEmailChange()}>
				{t('settings.email.drop')}
			</Button>
		</div>
	)
}
