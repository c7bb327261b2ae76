import {
	type ModeratedKind,
	REPORT_REASONS,
	REPORT_TEXT_MAX_LENGTH,
	type ReportReason,
	reportCommentRoute,
	reportRoute,
	type WrittenReport,
} from 'shared-contract'
import { object, oneOf, string } from 'shared-contract/schema'
import { common, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Meta, Stack } from 'shared-ui'
import { Select, TextArea } from 'shared-ui/controls'
import { FormDialog } from '../form/FormDialog.tsx'
import { tabDraft, useForm } from '../form/index.ts'
import { showOutcome } from '../showOutcome.ts'

interface ReportDialogProps {
	kind: ModeratedKind
	/** Its id in the API; of a message, `messageContentId`. */
	id: string
	onClose: () => void
}

const Values = object({ reason: oneOf(REPORT_REASONS), text: string() })

/** Reports something to the moderators. A failure keeps the input, and so does closing. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
	const t = useTranslations(common)
	const form = useForm({
		initialValues: (): { reason: ReportReason; text: string } => ({ reason: 'spam', text: '' }),
		draft: tabDraft(`report ${kind} ${id}`, Values),
		submit: (body) => send(kind, id, body),
		onSettled(outcome) {
			const isAlready = outcome.state === 'refused' && outcome.problem.code === 'report.already'
			if (showOutcome(outcome, t('report.form.done')) || isAlready) onClose()
		},
	})

	return (
		<FormDialog title={t(`report.title.${kind}`)} form={form} submit={t('report.form.send')} onClose={onClose}>
			<Stack>
				<Meta as="p">{t('report.form.lead')}</Meta>
				{kind === 'message' && <p>{t('report.form.message')}</p>}
				<Select
					label={t('report.form.reason')}
					options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
					{...form.select('reason')}
					data-autofocus
				/>
				<TextArea label={t('report.form.text')} maxLength={REPORT_TEXT_MAX_LENGTH} {...form.text('text')} />
			</Stack>
		</FormDialog>
	)
}

function send(kind: ModeratedKind, id: string, body: WrittenReport) {
	if (kind === 'comment' || kind === 'review') return act(reportCommentRoute, { params: { id }, body })
	return act(reportRoute, { params: { kind, id }, body })
}
