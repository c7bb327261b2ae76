import { useId, useState } from 'react'
import type { FormOf } from 'shared-composition/form'
import { APP_NAME_MAX_LENGTH, WEB_ADDRESS_MAX_LENGTH } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { color, radius, Stack, size, space } from 'shared-ui'
import { Switch, TextArea, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { appTranslations } from './appTranslations.ts'
import { type AppValues, addressesOf, type wrongAddresses } from './appValues.ts'
import { Choice } from './Choice.tsx'
import { Choices } from './style.ts'

const Addresses = styled(TextArea)`
	font-family: monospace;
	white-space: pre;
	overflow-x: auto;
`
const Advanced = styled.details`
	padding: ${space[3]};
	border: 1px dashed ${color.edge};
	border-radius: ${radius.md};
	summary { font-size: ${size.sm}; font-weight: 600; cursor: pointer; }
`

interface AppFieldsProps {
	// The answer of the form does not matter to its fields.
	form: Pick<FormOf<AppValues, unknown>, 'values' | 'set' | 'text' | 'toggle' | 'error'>
	/** Only a new app chooses its kind. */
	isNew: boolean
	/** The addresses that the server refused. */
	wrong: ReturnType<typeof wrongAddresses>
}

/** The fields of an app. */
export function AppFields({ form, isNew, wrong }: AppFieldsProps) {
	const t = useTranslations(appTranslations)
	const shared = useTranslations(common)
	const group = useId()
	const [isAdvanced] = useState(form.values.allowsPlainChallenge)
	const lines = addressesOf(form.values.redirectAddresses)
	const errors = wrong
		.filter(({ address }) => lines.includes(address))
		.map(({ address, code }) => t('ownApps.addresses.wrong', { address, reason: shared(`errors.${code}`) }))

	return (
		<Stack>
			<TextField
				label={t('ownApps.name')}
				hint={t('ownApps.name.hint')}
				maxLength={APP_NAME_MAX_LENGTH}
				autoComplete="off"
				{...form.text('name')}
			/>
			<TextField
				label={t('ownApps.website')}
				hint={t('ownApps.website.hint')}
				type="url"
				maxLength={WEB_ADDRESS_MAX_LENGTH}
				autoComplete="off"
				{...form.text('website')}
			/>
			<Addresses
				label={t('ownApps.addresses')}
				hint={t('ownApps.addresses.hint')}
				spellCheck={false}
				autoCapitalize="none"
				{...form.text('redirectAddresses')}
				error={errors.length > 0 ? errors.join(' ') : form.error('redirectAddresses')}
			/>
			{isNew && (
				<Choices>
					<legend>{t('ownApps.kind')}</legend>
					{([false, true] as const).map((isConfidential) => {
						const kind = isConfidential ? 'confidential' : 'public'
						return (
							<Choice
								key={kind}
								type="radio"
								name={group}
								label={t(`ownApps.${kind}`)}
								text={t(`ownApps.${kind}.text`)}
								checked={form.values.isConfidential === isConfidential}
								onChange={() => form.set({ isConfidential })}
							/>
						)
					})}
				</Choices>
			)}
			<Switch label={t('ownApps.device')} description={t('ownApps.device.text')} {...form.toggle('usesDeviceFlow')} />
			<Advanced open={isAdvanced}>
				<summary>{t('ownApps.advanced')}</summary>
				<Switch
					label={t('ownApps.plain')}
					description={t('ownApps.plain.text')}
					{...form.toggle('allowsPlainChallenge')}
				/>
			</Advanced>
		</Stack>
	)
}
