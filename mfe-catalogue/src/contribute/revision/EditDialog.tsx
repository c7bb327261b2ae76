import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { EditFields } from './EditFields.tsx'
import { createEditForm } from './editForm.ts'
import { editTranslations } from './editTranslations.ts'
import type { RevisionDialogProps } from './revisionDialog.ts'
import { revisionTranslations } from './revisionTranslations.ts'

/** "Editar": a form with the current texts. Closing it keeps a draft, which the form offers to discard when it opens again. */
export function EditDialog({ subject, name, fields, start, onClose, onChange }: RevisionDialogProps) {
	const t = useTranslations(revisionTranslations)
	const shared = useTranslations(common)
	const t2 = useTranslations(editTranslations)
	const [edit] = useState(() => createEditForm(subject))
	const state = useStore(edit.$state)
	const formId = useId()
	const isConflict = state.state === 'open' && state.fields.some(({ conflict }) => conflict)

	useEffect(() => {
		void edit.load()
	}, [edit])

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const outcome = await edit.save()
		if (outcome.state === 'unchanged') return showToast('plain', t('revision.edit.unchanged'))
		if (outcome.state === 'invalid') return focusFirstError(form)
		if (outcome.state === 'unresolved') return showToast('bad', t('revision.conflict.unchosen'))
		// The form shows these errors beside the fields.
		if (outcome.state === 'refused' && (outcome.problem.fields || outcome.problem.conflicts))
			return focusFirstError(form)
		if (outcome.state === 'done' && outcome.answer.proposal !== undefined) {
			showToast('good', t2(outcome.answer.revision === null ? 'edit.proposed' : 'edit.partlyProposed'))
		} else if (outcome.state === 'done' && outcome.answer.revision === null) {
			showToast('plain', t('revision.edit.unchanged'))
		} else if (!showOutcome(outcome, t('revision.edit.saved'), subject.entity === 'title' ? 'console' : 'example'))
			return
		onClose()
		onChange()
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('revision.edit.title', { title: name })}
			closeLabel={shared('action.close')}
			size={isConflict || subject.entity === 'title' ? '2xl' : 'lg'}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button
						type="submit"
						form={formId}
						variant="primary"
						disabled={state.state !== 'open'}
						loading={state.state === 'open' && state.sending}
					>
						{t('revision.edit.save')}
					</Button>
				</>
			}
		>
			{/* `noValidate`: the server validates, so that errors are in the reader's language. */}
			<form id={formId} noValidate onSubmit={(event) => void save(event)}>
				<EditFields {...{ edit, subject, state, fields, start }} />
			</form>
		</Dialog>
	)
}

// On a phone the field may be scrolled out of view.
function focusFirstError(form: HTMLFormElement) {
	requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid], [data-conflict]')?.focus())
}
