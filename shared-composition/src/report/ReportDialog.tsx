import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { REPORT_REASONS, REPORT_TEXT_MAX_LENGTH, type ReportReason } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Button, Meta, Stack } from 'shared-ui'
import { Dialog, Select, TextArea } from 'shared-ui/controls'
import { translations } from '../translations.ts'

interface ReportDialogProps {
	title: string
	report: (reason: ReportReason, text: string) => Promise<ActionOutcome<unknown>>
	onClose: () => void
}

/** Reports a comment or a review to the moderators. A failure keeps the input. */
export function ReportDialog({ title, report, onClose }: ReportDialogProps) {
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	const form = useForm({
		initialValues: (): { reason: ReportReason; text: string } => ({ reason: 'spam', text: '' }),
		submit: ({ reason, text }) => report(reason, text),
		onSettled(outcome) {
			const isAlready = outcome.state === 'refused' && outcome.problem.code === 'report.already'
			if (showOutcome(outcome, t('comments.report.done')) || isAlready) onClose()
		},
	})

	return (
		<Dialog
			open
			onClose={onClose}
			title={title}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button type="submit" form={form.props.id} variant="primary" loading={form.submitting}>
						{t('comments.report.send')}
					</Button>
				</>
			}
		>
			<form {...form.props}>
				<Stack>
					<Meta as="p">{t('comments.report.lead')}</Meta>
					<Select
						label={t('comments.report.reason')}
						options={REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
						{...form.select('reason')}
						data-autofocus
					/>
					<TextArea label={t('comments.report.text')} maxLength={REPORT_TEXT_MAX_LENGTH} {...form.text('text')} />
				</Stack>
			</form>
		</Dialog>
	)
}
