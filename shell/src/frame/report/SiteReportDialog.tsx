import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { common, useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { readOwnDraft, saveOwnDraft } from 'shared-state/ownDraft'
import { Meta, Stack } from 'shared-ui'
import { TextArea, TextField } from 'shared-ui/controls'
import { translations } from '../../translations.ts'
import { closeOverlay } from '../overlay.ts'
import { checkReport, type Report } from './checkReport.ts'

interface ReportDialogProps {
	kind: 'bug' | 'feedback'
	/** The name of the text field in the request. */
	textField: string
	send: (report: Report) => Promise<ActionOutcome<unknown>>
}

/** A dialog with a text and an optional e-mail address. The text is kept as a draft until it is sent. */
export function SiteReportDialog({ kind, textField, send }: ReportDialogProps) {
	const t = useTranslations(translations)
	const say = useTranslations(common)
	const form = useForm<Report, unknown>({
		initialValues: () => ({ text: '', email: '' }),
		draft: {
			restore: () => ({ values: { text: readOwnDraft(kind), email: '' }, key: '' }),
			keep: ({ text }) => saveOwnDraft(kind, text),
			forget: () => saveOwnDraft(kind, ''),
		},
		validate: checkReport,
		submit: async ({ text, email }) => renameTextField(await send({ text, email: email.trim() }), textField),
		onSettled(outcome) {
			// These errors are shown at the fields.
			if (outcome.state === 'refused' && (outcome.problem.fields?.text || outcome.problem.fields?.email)) return
			if (showOutcome(outcome, t('report.thanks'))) closeOverlay()
		},
	})

	return (
		<FormDialog title={t(`report.${kind}.title`)} form={form} submit={say('action.send')} onClose={closeOverlay}>
			<Stack $gap={4}>
				<Meta as="p">{t(`report.${kind}.intro`)}</Meta>
				<TextArea
					name="text"
					label={t(`report.${kind}.text`)}
					placeholder={t(`report.${kind}.placeholder`)}
					{...form.text('text')}
					rows={5}
					required
				/>
				<TextField
					name="email"
					type="email"
					autoComplete="email"
					label={t('report.email')}
					hint={t('report.emailHint')}
					{...form.text('email')}
				/>
			</Stack>
		</FormDialog>
	)
}

// The server uses the field name of the request.
function renameTextField(outcome: ActionOutcome<unknown>, textField: string): ActionOutcome<unknown> {
	if (outcome.state !== 'refused' || !outcome.problem.fields) return outcome
	const { [textField]: text, ...fields } = outcome.problem.fields
	return { ...outcome, problem: { ...outcome.problem, fields: { ...fields, ...(text && { text }) } } }
}
