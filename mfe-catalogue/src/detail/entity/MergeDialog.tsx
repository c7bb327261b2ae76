import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type EntityType, mergeEntityRoute, type Ref } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, Meta, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { RefPicker } from '../../contribute/revision/lists/RefPicker.tsx'
import { entityTranslations } from './entityTranslations.ts'

export interface MergeDialogProps {
	type: EntityType
	id: number
	name: string
	onClose: () => void
}

const NONE: Ref = { id: null, name: '' }

/** Asks which other person, character or studio this one is, and makes them one. */
export function MergeDialog({ type, id, name, onClose }: MergeDialogProps) {
	const t = useTranslations(entityTranslations)
	const shared = useTranslations(common)
	const navigate = useNavigate()
	const formId = useId()
	const [other, setOther] = useState(NONE)
	const [isSending, setSending] = useState(false)
	const isChosen = other.id !== null && other.id !== id

	async function merge(event: FormEvent) {
		event.preventDefault()
		if (other.id === null) return
		setSending(true)
		const outcome = await act(mergeEntityRoute, { params: { type, id: String(id) }, body: { into: other.id } })
		setSending(false)
		if (!showOutcome(outcome, t('merge.done', { name, other: other.name }))) return
		onClose()
		if (outcome.state === 'done') void navigate(outcome.answer.path)
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('merge.title', { name })}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button type="submit" form={formId} variant="primary" disabled={!isChosen} loading={isSending}>
						{t('merge.submit')}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={(event) => void merge(event)}>
				<Stack>
					<Meta as="p">{t('merge.text', { name })}</Meta>
					<RefPicker of={type} label={t('merge.into')} value={other} mayCreate={false} onPick={setOther} />
				</Stack>
			</form>
		</Dialog>
	)
}
