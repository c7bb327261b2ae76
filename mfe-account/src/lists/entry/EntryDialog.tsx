import type { EntryChange, EntryStatus, ListEntry } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { TrashIcon } from 'shared-ui/parts'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { EntryLog } from '../entryLog/EntryLog.tsx'
import { listTranslations } from '../listTranslations.ts'
import { EntryForm } from './EntryForm.tsx'
import { useEntryForm } from './useEntryForm.ts'

const Remove = styled.div`
	margin-inline-end: auto;
`

interface EntryDialogProps {
	entry: ListEntry
	onSave: (entry: ListEntry, change: EntryChange) => Promise<ActionOutcome<{ entry: ListEntry }>>
	/** Fetches the current entry from the server. */
	onRefetch: () => Promise<ListEntry | undefined>
	onRemove: () => void
	/** The progress changed because a record of the log was removed or restored. */
	onProgressChange: (entry: ListEntry) => void
	/** Opens the tab of a status. */
	onShow: (status: EntryStatus) => void
	onClose: () => void
}

/** Edits an entry of the own list. Unsaved values stay when the server refuses them. */
export default function EntryDialog(props: EntryDialogProps) {
	const { entry: given, onSave, onRefetch, onRemove, onProgressChange, onShow, onClose } = props
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const name = useTitleName()(given.title)
	const form = useEntryForm({ entry: given, isListed: true, send: onSave, refetch: onRefetch, onClose, onShow })
	const { close } = form

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
					<Button variant="primary" type="submit" form={form.props.id} loading={form.submitting}>
						{shared('action.save')}
					</Button>
				</>
			}
		>
			<Stack $gap={6}>
				<EntryForm form={form} />
				<EntryLog
					entry={given}
					onProgressChange={(entry) => {
						form.rebase(entry)
						onProgressChange(entry)
					}}
				/>
			</Stack>
		</Dialog>
	)
}
