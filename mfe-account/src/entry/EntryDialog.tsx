import { useId, useState } from 'react'
import { announce } from 'shared-composition'
import type { EntryChange, ErrorCode, ListEntry } from 'shared-contract'
import { common, useTitleName, useWords } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Button, TrashIcon } from 'shared-ui'
import { Dialog } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { EntryForm } from './EntryForm.tsx'
import { changeOf, draftOf } from './entryDraft.ts'

const Remove = styled.div`
	margin-inline-end: auto;
`

interface EntryDialogProps {
	entry: ListEntry
	onSave: (change: EntryChange) => Promise<ActionOutcome<unknown>>
	onRemove: () => void
	onClose: () => void
}

/** Changes an entry of one's list. What was typed stays where the server refuses it. */
export default function EntryDialog({ entry, onSave, onRemove, onClose }: EntryDialogProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const name = useTitleName()(entry.title)
	const id = useId()
	const [draft, setDraft] = useState(() => draftOf(entry))
	const [errors, setErrors] = useState<Record<string, ErrorCode>>({})
	const [saving, setSaving] = useState(false)

	async function save() {
		const change = changeOf(entry, draft)
		if (Object.keys(change).length === 0) return onClose()
		setSaving(true)
		const outcome = await onSave(change)
		setSaving(false)
		if (outcome.state === 'refused') setErrors(outcome.problem.fields ?? {})
		if (announce(outcome, t('entry.saved'))) onClose()
	}

	return (
		<Dialog
			open
			size="lg"
			title={name}
			closeLabel={shared('action.close')}
			onClose={onClose}
			footer={
				<>
					<Remove>
						<Button
							variant="quiet"
							onClick={() => {
								onClose()
								onRemove()
							}}
						>
							<TrashIcon size={18} />
							{t('entry.remove')}
						</Button>
					</Remove>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button variant="primary" type="submit" form={id} loading={saving}>
						{shared('action.save')}
					</Button>
				</>
			}
		>
			<EntryForm id={id} entry={entry} draft={draft} errors={errors} onChange={setDraft} onSubmit={() => void save()} />
		</Dialog>
	)
}
