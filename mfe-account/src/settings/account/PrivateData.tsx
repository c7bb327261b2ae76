import { useStore } from '@nanostores/react'
import { announce } from 'shared-composition'
import type { ErrorCode } from 'shared-contract'
import { common, useFormats, useWords } from 'shared-i18n'
import { $site } from 'shared-state'
import { Button, Meta } from 'shared-ui'
import { PasswordField, TextField } from 'shared-ui/controls'
import { words } from '../../words.ts'
import { Pair, Part } from '../style.ts'
import { type AccountForm, type AccountFormState, needsPassword } from './accountForm.ts'
import { UserIdField } from './UserIdField.tsx'

interface PrivateDataProps {
	form: AccountForm
	state: AccountFormState
}

/** What nobody else sees: address, id, age of the account, and its password. */
export function PrivateData({ form, state }: PrivateDataProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const formats = useFormats()
	const { mail = false } = useStore($site)
	const { saved, fields, errors } = state
	const wordsOf = (code: ErrorCode | undefined) => code && shared(`errors.${code}`)
	const eye = { showLabel: t('auth.password.show'), hideTextLabel: t('auth.password.hide') }

	return (
		<Part aria-label={t('settings.private')}>
			<h2>{t('settings.private')}</h2>
			<TextField
				label={t('settings.email')}
				type="email"
				name="email"
				autoComplete="username"
				value={fields.email}
				hint={t(mail ? 'settings.email.confirmed' : 'settings.email.mailOff')}
				error={wordsOf(errors.email)}
				onChange={(event) => form.type({ email: event.target.value })}
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
					value={fields.newPassword}
					error={wordsOf(errors.newPassword)}
					onChange={(event) => form.type({ newPassword: event.target.value })}
				/>
				<PasswordField
					{...eye}
					label={t('settings.confirmation')}
					autoComplete="new-password"
					value={fields.confirmation}
					error={wordsOf(errors.confirmation)}
					onChange={(event) => form.type({ confirmation: event.target.value })}
				/>
			</Pair>
			{needsPassword(state) && (
				<PasswordField
					{...eye}
					label={t('settings.currentPassword')}
					hint={t('settings.currentPassword.hint')}
					autoComplete="current-password"
					value={fields.currentPassword}
					error={wordsOf(errors.currentPassword)}
					onChange={(event) => form.type({ currentPassword: event.target.value })}
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
			<Button
				size="sm"
				variant="quiet"
				onClick={() => void form.dropEmailChange().then((outcome) => announce(outcome, t('settings.email.dropped')))}
			>
				{t('settings.email.drop')}
			</Button>
		</div>
	)
}
