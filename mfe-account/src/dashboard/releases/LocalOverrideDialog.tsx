import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { setOverride } from './override.ts'
import { parseLocalOrigin } from './parseLocalOrigin.ts'
import { releaseTranslations } from './releaseTranslations.ts'

/** Loads a slice from a local development server, in this browser only. */
export function LocalOverrideDialog({ slice, onClose }: { slice: string; onClose: () => void }) {
	const t = useTranslations(releaseTranslations)
	const { revalidate } = useRevalidator()
	const form = useForm({
		initialValues: () => ({ address: '' }),
		validate: ({ address }) => (parseLocalOrigin(address) === undefined ? { address: 'url.invalid' } : {}),
		async submit({ address }) {
			const origin = parseLocalOrigin(address) ?? ''
			const outcome = await setOverride({ slice, origin })
			await revalidate()
			if (showOutcome(outcome, t('releases.override.local.set', { origin }))) onClose()
			return outcome
		},
	})

	return (
		<FormDialog
			form={form}
			onClose={onClose}
			title={t('releases.override.local.title', { slice })}
			submit={t('releases.override.local.confirm')}
		>
			<Stack>
				<TextField
					label={t('releases.override.local.address')}
					hint={t('releases.override.local.hint', { slice })}
					placeholder="http://localhost:3006"
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
					data-autofocus
					{...form.text('address')}
					error={form.errors.address && t('releases.override.local.invalid')}
				/>
				<Meta as="p">{t('releases.override.local.effect')}</Meta>
			</Stack>
		</FormDialog>
	)
}
