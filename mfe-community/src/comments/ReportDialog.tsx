import { type FormEvent, useId, useState } from 'react'
import { announce } from 'shared-composition'
import { REPORT_REASONS, REPORT_TEXT_MAX_LENGTH, type ReportReason } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Button, Meta, Stack } from 'shared-ui'
import { Dialog, Select, TextArea } from 'shared-ui/controls'
import { words } from '../words.ts'

interface ReportDialogProps {
	report: (reason: ReportReason, text: string) => Promise<ActionOutcome<unknown>>
	onClose: () => void
}

/** Why a comment should be looked at. A refusal leaves what was typed. */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const formId = useId()
	const [reason, setReason] = useState<ReportReason>('spam')
	const [text, setText] = useState('')
	const [sending, setSending] = useState(false)

	async function send(event: FormEvent) {
		event.preventDefault()
		setSending(true)
		const outcome = await report(reason, text)
		setSending(false)
		const isAlready = outcome.state === 'refused' && outcome.problem.code === 'report.already'
		if (announce(outcome, t('comments.report.done')) || isAlready) onClose()
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('comments.report.title')}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button type="submit" form={formId} variant="primary" loading={sending}>
						{t('comments.report.send')}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={(event) => void send(event)}>
				<Stack>
					<Meta as="p">{t('comments.report.lead')}</Meta>
					<Select
						label={t('comments.report.reason')}
						options={REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
						value={reason}
						onSelect={setReason}
						data-autofocus
					/>
					<TextArea
						label={t('comments.report.text')}
						maxLength={REPORT_TEXT_MAX_LENGTH}
						value={text}
						onChange={(event) => setText(event.target.value)}
					/>
				</Stack>
			</form>
		</Dialog>
	)
}
