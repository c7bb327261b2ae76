import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { APPEAL_MAX_LENGTH, appealRoute } from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import { useFormats, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, Meta, Stack } from 'shared-ui'
import { TextArea } from 'shared-ui/controls'
import { moderationTranslations } from '../moderationTranslations.ts'
import type { AppealKey } from './appealData.ts'

interface AppealFormProps {
	keyOf: AppealKey
	/** ISO instant: until then the reader may appeal. */
	until: string
}

const Values = object({ text: string() })
const EMPTY = { text: '' }

/** Appeals against a decision, once. A failure keeps the input, and so does leaving the page. */
export function AppealForm({ keyOf, until }: AppealFormProps) {
	const t = useTranslations(moderationTranslations)
	const formats = useFormats()
	const { revalidate } = useRevalidator()
	const [isLate] = useState(() => Date.now() >= Date.parse(until))
	const form = useForm({
		initialValues: () => EMPTY,
		draft: tabDraft(`appeal ${keyOf.kind} ${keyOf.id}`, Values, () => EMPTY),
		submit: ({ text }) => act(appealRoute, { params: keyOf, body: { text } }),
		onSettled(outcome) {
			if (showOutcome(outcome, t('appeal.sent'))) void revalidate()
		},
	})
	if (isLate) return <Meta as="p">{t('appeal.late')}</Meta>
	return (
		<form {...form.props}>
			<Stack>
				<TextArea
					label={t('appeal.text')}
					hint={t('appeal.hint', { date: formats.instant(until) })}
					maxLength={APPEAL_MAX_LENGTH}
					{...form.text('text')}
				/>
				<Button type="submit" variant="primary" disabled={form.values.text.trim() === ''} loading={form.submitting}>
					{t('appeal.send')}
				</Button>
			</Stack>
		</form>
	)
}
