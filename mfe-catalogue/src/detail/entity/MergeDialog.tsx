import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type EntityType, mergeEntityRoute, mergeTitleRoute, type Ref } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, Meta, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { RefPicker } from '../../contribute/revision/lists/RefPicker.tsx'
import { entityTranslations } from './entityTranslations.ts'
import { TitleMerge } from './TitleMerge.tsx'

export interface MergeDialogProps {
	type: EntityType | 'title'
	id: number
	name: string
	onClose: () => void
}

const NONE: Ref = { id: null, name: '' }

/** Asks which other title, person, character or studio this one is, and makes them one. */
export function MergeDialog({ type, id, name, onClose }: MergeDialogProps) {
	const t = useTranslations(entityTranslations)
	const shared = useTranslations(common)
	const navigate = useNavigate()
	const formId = useId()
	const [other, setOther] = useState(NONE)
	const [isSending, setSending] = useState(false)
	const [isConfirmed, setConfirmed] = useState(type !== 'title')
	const isChosen = other.id !== null && other.id !== id
	const words = type === 'title' ? 'mergeTitle' : 'merge'

	function pick(ref: Ref) {
		setOther(ref)
		setConfirmed(type !== 'title')
	}

	async function merge(event: FormEvent) {
		event.preventDefault()
		if (other.id === null) return
		setSending(true)
		const body = { into: other.id }
		const outcome = await (type === 'title'
			? act(mergeTitleRoute, { params: { id: String(id) }, body })
			: act(mergeEntityRoute, { params: { type, id: String(id) }, body }))
		setSending(false)
		if (!showOutcome(outcome, t(`${words}.done`, { name, other: other.name }))) return
		onClose()
		if (outcome.state === 'done') void navigate(outcome.answer.path)
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t(`${words}.title`, { name })}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button
						type="submit"
						form={formId}
						variant="primary"
						disabled={!isChosen || !isConfirmed}
						loading={isSending}
					>
						{t('merge.submit')}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={(event) => void merge(event)}>
				<Stack>
					<Meta as="p">{t(`${words}.text`, { name })}</Meta>
					<RefPicker of={type} label={t(`${words}.into`)} value={other} mayCreate={false} onPick={pick} />
					{type === 'title' && (
						<TitleMerge from={id} into={isChosen ? other.id : null}>
							<label>
								<input type="checkbox" checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)} />{' '}
								{t('mergeTitle.confirm')}
							</label>
						</TitleMerge>
					)}
				</Stack>
			</form>
		</Dialog>
	)
}
