import { type SubmitEvent, useId, useState } from 'react'
import { announce } from 'shared-composition'
import { common, useWords } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { keepOwnDraft, keptOwnDraft } from 'shared-state/ownDraft'
import { Button, color, space } from 'shared-ui'
import { Dialog, TextArea, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../../words.ts'
import { closeOverlay } from '../overlay.ts'
import { checkReport, type Report, type ReportErrors } from './checkReport.ts'

const Form = styled.form`
	display: grid;
	gap: ${space[4]};
	> p { color: ${color.muted}; }
`

interface ReportDialogProps {
	kind: 'bug' | 'feedback'
	/** What the text is called in the request. */
	textField: string
	send: (report: Report) => Promise<ActionOutcome<unknown>>
}

/** A text for the team and, who likes, an address for the answer. What was typed stays until it has been sent. */
export function ReportDialog({ kind, textField, send }: ReportDialogProps) {
	const t = useWords(words)
	const say = useWords(common)
	const formId = useId()
	const [sending, setSending] = useState(false)
	const [errors, setErrors] = useState<ReportErrors>({})

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const report = readReport(form)
		const wrong = checkReport(report)
		setErrors(wrong)
		if (wrong.text || wrong.email) return focusFirst(form, wrong)
		setSending(true)
		const outcome = await send(report)
		setSending(false)
		const refused = refusedFields(outcome, textField)
		if (refused) {
			setErrors(refused)
			focusFirst(form, refused)
		} else if (announce(outcome, t('report.thanks'))) {
			keepOwnDraft(kind, '')
			closeOverlay()
		}
	}

	return (
		<Dialog
			open
			onClose={closeOverlay}
			title={t(`report.${kind}.title`)}
			closeLabel={say('action.close')}
			footer={
				<>
					<Button variant="quiet" onClick={closeOverlay}>
						{say('action.cancel')}
					</Button>
					<Button type="submit" form={formId} variant="primary" loading={sending}>
						{say('action.send')}
					</Button>
				</>
			}
		>
			<Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
				<p>{t(`report.${kind}.intro`)}</p>
				<TextArea
					name="text"
					label={t(`report.${kind}.text`)}
					placeholder={t(`report.${kind}.placeholder`)}
					error={errors.text && say(`errors.${errors.text}`)}
					defaultValue={keptOwnDraft(kind)}
					onChange={(event) => keepOwnDraft(kind, event.target.value)}
					rows={5}
					required
				/>
				<TextField
					name="email"
					type="email"
					autoComplete="email"
					label={t('report.email')}
					hint={t('report.emailHint')}
					error={errors.email && say(`errors.${errors.email}`)}
				/>
			</Form>
		</Dialog>
	)
}

function readReport(form: HTMLFormElement): Report {
	const fields = new FormData(form)
	return { text: String(fields.get('text') ?? ''), email: String(fields.get('email') ?? '').trim() }
}

function focusFirst(form: HTMLFormElement, wrong: ReportErrors) {
	form.querySelector<HTMLElement>(`[name=${wrong.text ? 'text' : 'email'}]`)?.focus()
}

function refusedFields(outcome: ActionOutcome<unknown>, textField: string): ReportErrors | undefined {
	if (outcome.state !== 'refused') return undefined
	const { [textField]: text, email } = outcome.problem.fields ?? {}
	return text || email ? { ...(text && { text }), ...(email && { email }) } : undefined
}
