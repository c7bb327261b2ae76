import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { DELAY_KINDS, DELAY_REASON_MAX_LENGTH, type NewDelay, writeDelayRoute } from 'shared-contract'
import { object, oneOf, type Static, string } from 'shared-contract/schema'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Stack } from 'shared-ui'
import { Select, TextArea, TextField } from 'shared-ui/controls'
import { titleTranslations } from '../title/titleTranslations.ts'

interface DelayDialogProps {
	titleId: number
	name: string
	onClose: () => void
	onSaved: () => void
}

const Values = object({
	kind: oneOf(DELAY_KINDS),
	episode: string(),
	date: string(),
	newDate: string(),
	reason: string(),
})
type Values = Static<typeof Values>

const EMPTY: Values = { kind: 'delay', episode: '', date: '', newDate: '', reason: '' }

/** The form of a delay note. */
export default function DelayDialog({ titleId, name, onClose, onSaved }: DelayDialogProps) {
	const t = useTranslations(titleTranslations)
	const form = useForm<Values, { id: number }>({
		initialValues: () => EMPTY,
		draft: tabDraft(`delay ${titleId}`, Values),
		submit: (values, idempotencyKey) =>
			act(writeDelayRoute, { params: { id: String(titleId) }, body: delayOf(values) }, { idempotencyKey }),
		onSettled: (outcome) => {
			if (showOutcome(outcome, t('schedule.saved'))) onSaved()
		},
	})
	const isDelay = form.values.kind === 'delay'
	return (
		<FormDialog
			title={t('schedule.dialog', { title: name })}
			size="md"
			form={form}
			submit={t('schedule.publish')}
			onClose={onClose}
		>
			<Stack $gap={4}>
				<Select
					label={t('schedule.kind')}
					options={DELAY_KINDS.map((kind) => ({ value: kind, label: t(`schedule.kind.${kind}`) }))}
					{...form.select('kind')}
				/>
				{isDelay && (
					<TextField
						type="number"
						inputMode="numeric"
						min={1}
						label={t('schedule.episode')}
						{...form.text('episode')}
					/>
				)}
				<TextField type="date" label={t(isDelay ? 'schedule.date' : 'schedule.hiatus.date')} {...form.text('date')} />
				<TextField type="date" label={t('schedule.to')} {...form.text('newDate')} />
				<TextArea
					label={t('schedule.reason')}
					hint={t('schedule.reason.hint', { count: DELAY_REASON_MAX_LENGTH })}
					maxLength={DELAY_REASON_MAX_LENGTH}
					{...form.text('reason')}
				/>
			</Stack>
		</FormDialog>
	)
}

/** The request of a filled form; an empty field is unknown. */
function delayOf({ kind, episode, date, newDate, reason }: Values): NewDelay {
	return {
		kind,
		episode: kind === 'delay' && /^[1-9]\d{0,4}$/.test(episode) ? Number(episode) : null,
		date: date || null,
		newDate: newDate || null,
		reason,
	}
}
