import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { common, useTranslations } from 'shared-i18n'
import { Button, Meta, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { setOverride } from './override.ts'
import { parseLocalOrigin } from './parseLocalOrigin.ts'
import { releaseTranslations } from './releaseTranslations.ts'

/** Loads a slice from a local development server, in this browser only. */
export function LocalOverrideDialog({ slice, onClose }: { slice: string; onClose: () => void }) {
	const t = useTranslations(releaseTranslations)
	const shared = useTranslations(common)
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
		<Dialog
			open
			onClose={onClose}
			title={t('releases.override.local.title', { slice })}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button type="submit" form={form.props.id} variant="primary" loading={form.submitting}>
						{t('releases.override.local.confirm')}
					</Button>
				</>
			}
		>
			<form {...form.props} noValidate>
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
			</form>
		</Dialog>
	)
}
