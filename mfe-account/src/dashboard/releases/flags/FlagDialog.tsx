import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { type ReleaseFlag, switchFlagRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Meta, Stack } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { FormDialog } from '../../../shared/FormDialog.tsx'
import { detailTranslations } from '../detailTranslations.ts'
import { releaseTranslations } from '../releaseTranslations.ts'
import { audienceOfChoice, choiceOf, choicesFor } from './flagChoice.ts'
import { useFlagTexts } from './useFlagTexts.ts'

interface FlagDialogProps {
	slice: string
	flag: ReleaseFlag
	onClose: () => void
}

/** A dialog that switches a feature flag. */
export function FlagDialog({ slice, flag, onClose }: FlagDialogProps) {
	const t = useTranslations(detailTranslations)
	const releases = useTranslations(releaseTranslations)
	const { revalidate } = useRevalidator()
	const texts = useFlagTexts()
	// The dialog keeps its first data, although the page polls; the server refuses an outdated request.
	const [{ name, to: from }] = useState(flag)
	const title = texts.title(flag)
	const form = useForm({
		initialValues: () => ({ choice: choiceOf(from) }),
		async submit({ choice }) {
			const to = audienceOfChoice(choice)
			const outcome = await act(switchFlagRoute, { params: { slice, flag: name }, body: { to, from } })
			await revalidate()
			if (showOutcome(outcome, t('flags.changed', { title, to: texts.audience(to) }))) onClose()
			return outcome
		},
	})

	return (
		<FormDialog form={form} onClose={onClose} title={t('flags.change.title', { title })} submit={t('flags.save')}>
			<Stack>
				<Select
					label={releases('releases.promote.to')}
					options={choicesFor(from).map((value) => ({ value, label: texts.audience(audienceOfChoice(value)) }))}
					{...form.select('choice')}
				/>
				<Meta as="p">{t('flags.effect')}</Meta>
			</Stack>
		</FormDialog>
	)
}
