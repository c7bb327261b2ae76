import type { EntryChange, EntryStatus, ListEntry } from 'shared-contract'
import { common, useTitleName, useWords } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Button, Stack, TrashIcon } from 'shared-ui'
import { Dialog } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { EntryLog } from '../entryLog/EntryLog.tsx'
import { words } from '../words.ts'
import { EntryForm } from './EntryForm.tsx'
import { useEntryEditing } from './useEntryEditing.ts'

const Remove = styled.div`
	margin-inline-end: auto;
`

interface EntryDialogProps {
	entry: ListEntry
	onSave: (entry: ListEntry, change: EntryChange) => Promise<ActionOutcome<{ entry: ListEntry }>>
	/** Asks for the entry as it stands by now. */
	onReread: () => Promise<ListEntry | undefined>
	onRemove: () => void
	/** Its counter has followed its log. */
	onCount: (entry: ListEntry) => void
	/** Opens the list of a status. */
	onShow: (status: EntryStatus) => void
	onClose: () => void
}

/** Changes an entry of one's list. What was typed stays where the server refuses it. */
export default function EntryDialog(props: EntryDialogProps) {
	const { entry: given, onSave, onReread, onRemove, onCount, onShow, onClose } = props
	const t = useWords(words)
	const shared = useWords(common)
	const name = useTitleName()(given.title)
	const editing = useEntryEditing({ entry: given, isListed: true, send: onSave, reread: onReread, onClose, onShow })
	const { close } = editing

	return (
		<Dialog
			open
			size="lg"
			title={name}
			closeLabel={shared('action.close')}
			onClose={close}
			footer={
				<>
					<Remove>
						<Button
							variant="quiet"
							onClick={() => {
								close()
								onRemove()
							}}
						>
							<TrashIcon size={18} />
							{t('entry.remove')}
						</Button>
					</Remove>
					<Button onClick={close}>{shared('action.cancel')}</Button>
					<Button variant="primary" type="submit" form={editing.props.id} loading={editing.submitting}>
						{shared('action.save')}
					</Button>
				</>
			}
		>
			<Stack $gap={6}>
				<EntryForm editing={editing} />
				<EntryLog
					entry={given}
					onCount={(entry) => {
						editing.takeUp(entry)
						onCount(entry)
					}}
				/>
			</Stack>
		</Dialog>
	)
}
