import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { $site, showToast } from 'shared-state'
import { Button, CheckIcon, CopyIcon, IconButton, Meta } from 'shared-ui'
import { PasswordField, TextField } from 'shared-ui/controls'
import { settingsTranslations } from '../settingsTranslations.ts'
import { FieldRow, PanelSection } from '../style.ts'
import { needsPassword } from './accountFields.ts'
import type { AccountForm } from './useAccountForm.ts'

/** The private fields: e-mail, id and creation date. */
export function PrivateFields({ form }: { form: AccountForm }) {
	const t = useTranslations(settingsTranslations)
	const formats = useFormats()
	const { mail = false } = useStore($site)
	const { saved } = form

	return (
		<PanelSection aria-label={t('settings.private')}>
			<h2>{t('settings.private')}</h2>
			<TextField
				label={t('settings.email')}
				type="email"
				name="email"
				autoComplete="username"
				hint={t(mail ? 'settings.email.confirmed' : 'settings.email.mailOff')}
				{...form.text('email')}
			/>
			{saved.pendingEmail !== null && <PendingEmail form={form} email={saved.pendingEmail} />}
			<FieldRow>
				<UserIdField id={saved.id} />
				<TextField label={t('settings.createdAt')} readOnly value={formats.date(saved.createdAt, 'long')} />
			</FieldRow>
			{needsPassword(form) && (
				<PasswordField
					showLabel={t('auth.password.show')}
					hideTextLabel={t('auth.password.hide')}
					label={t('settings.currentPassword')}
					hint={t('settings.currentPassword.hint')}
					autoComplete="current-password"
					{...form.text('currentPassword')}
				/>
			)}
		</PanelSection>
	)
}

function PendingEmail({ form, email }: { form: AccountForm; email: string }) {
	const t = useTranslations(settingsTranslations)
	return (
		<div role="status">
			<Meta as="p">{t('settings.email.pending', { email })}</Meta>
			<Button size="sm" variant="quiet" onClick={() => void form.dropEmailChange()}>
				{t('settings.email.drop')}
			</Button>
		</div>
	)
}

/** The id of the account, with a copy button. */
function UserIdField({ id }: { id: string }) {
	const t = useTranslations(settingsTranslations)
	const shared = useTranslations(common)
	const [copied, setCopied] = useState(false)

	async function copy() {
		try {
			await navigator.clipboard.writeText(id)
		} catch {
			showToast('bad', t('settings.userId.notCopied'))
			return
		}
		setCopied(true)
		setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS)
	}

	return (
		<TextField
			label={t('settings.userId')}
			readOnly
			value={id}
			end={
				<IconButton
					size="sm"
					label={copied ? shared('action.copied') : t('settings.userId.copy')}
					icon={copied ? <CheckIcon /> : <CopyIcon />}
					onClick={() => void copy()}
				/>
			}
		/>
	)
}
