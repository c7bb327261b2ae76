import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { announce } from 'shared-composition'
import { common, useWords } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button } from 'shared-ui'
import { Dialog } from 'shared-ui/controls'
import { words } from '../words.ts'
import { EditFields } from './EditFields.tsx'
import { createEdit } from './edit.ts'
import type { RevisionDialogProps } from './revisionDialog.ts'

/** "Editar": the texts as they stand, to be changed and saved. Closing keeps what was typed, "Cancelar" forgets it. */
export function EditDialog({ subject, name, fields, onClose, onChange }: RevisionDialogProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const [edit] = useState(() => createEdit(subject))
	const state = useStore(edit.$state)
	const formId = useId()
	const isConflict = state.state === 'open' && state.fields.some(({ conflict }) => conflict)

	useEffect(() => {
		void edit.load()
	}, [edit])

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const end = await edit.save()
		if (end.state === 'unchanged') return showToast('plain', t('revision.edit.unchanged'))
		if (end.state === 'unchosen') return showToast('bad', t('revision.conflict.unchosen'))
		// Said beside the fields.
		if (end.state === 'refused' && (end.problem.fields || end.problem.conflicts)) return showFirstFault(form)
		if (end.state === 'done' && end.answer.revision === null) {
			showToast('plain', t('revision.edit.unchanged'))
		} else if (!announce(end, t('revision.edit.saved'), subject.entity === 'title' ? 'console' : 'example')) return
		onClose()
		onChange()
	}

	function cancel() {
		edit.discard()
		onClose()
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('revision.edit.title', { title: name })}
			closeLabel={shared('action.close')}
			size={isConflict ? '2xl' : 'lg'}
			footer={
				<>
					<Button onClick={cancel}>{shared('action.cancel')}</Button>
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
			{/* What is wrong is said by the server, in the reader's language. */}
			<form id={formId} noValidate onSubmit={(event) => void save(event)}>
				<EditFields edit={edit} state={state} fields={fields} />
			</form>
		</Dialog>
	)
}

// On a phone it may be out of sight.
function showFirstFault(form: HTMLFormElement) {
	requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid], [data-conflict]')?.focus())
}
