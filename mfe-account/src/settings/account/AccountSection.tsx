import { BIO_MAX_LENGTH, USERNAME_MAX_LENGTH } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, Cluster, LinkButton, Meta, Panel, Stack } from 'shared-ui'
import { TextArea, TextField } from 'shared-ui/controls'
import { settingsTranslations } from '../settingsTranslations.ts'
import { FormFooter, PanelSection } from '../style.ts'
import { isChanged } from './accountFields.ts'
import { PictureFields } from './PictureFields.tsx'
import { PrivateFields } from './PrivateFields.tsx'
import type { AccountForm } from './useAccountForm.ts'

/** The account settings: profile and private data. */
export function AccountSection({ form }: { form: AccountForm }) {
	const t = useTranslations(settingsTranslations)
	return (
		<Stack $gap={8}>
			<Panel as="form" {...form.props}>
				<Stack $gap={8}>
					<ProfileFields form={form} />
					<PrivateFields form={form} />
					<FormFooter>
						<Button type="submit" variant="primary" loading={form.submitting}>
							{t('settings.save')}
						</Button>
						{isChanged(form) && !form.submitting && (
							<Button variant="quiet" onClick={form.discard}>
								{t('settings.discard')}
							</Button>
						)}
					</FormFooter>
				</Stack>
			</Panel>
			<Panel>
				<Cluster $between $gap={4}>
					<div>
						<h2>{t('settings.transfer')}</h2>
						<Meta as="p">{t('settings.transfer.text')}</Meta>
					</div>
					<LinkButton to="/lists/import">{t('transfer.open')}</LinkButton>
				</Cluster>
			</Panel>
		</Stack>
	)
}

/** The public fields: pictures, name and bio. */
function ProfileFields({ form }: { form: AccountForm }) {
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
