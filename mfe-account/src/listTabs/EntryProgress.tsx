import { type ListEntry, mayAdvance } from 'shared-contract'
import { useTitleName, useWords } from 'shared-i18n'
import { Button, EditIcon, IconButton, Meta, Stack } from 'shared-ui'
import { ProgressBar } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { progressShare, progressText } from './progress.ts'

const Controls = styled.div`
	display: flex;
	align-items: center;
	justify-content: flex-end;
	gap: 4px;
	min-height: 36px;
	> :first-child:not(:last-child) { flex: 1; }
`

/** What the owner of a list can do with one of its entries. */
export interface OwnEntry {
	onAdvance: (entry: ListEntry) => void
	onEdit: (entry: ListEntry) => void
}

export interface EntryProps {
	entry: ListEntry
	/** Left out for anybody but its owner. */
	own?: OwnEntry | undefined
}

/** How far a member is with a title. */
export function EntryProgress({ entry: { title, progress } }: Pick<EntryProps, 'entry'>) {
	const t = useWords(words)
	const { current, total } = progress
	const text = t(`listTabs.${title.kind}.progress`, { progress: progressText(current, total) })
	return (
		<Stack $gap={1}>
			<ProgressBar value={progressShare(current, total)} label={t('listTabs.progress')} valueText={text} />
			<Meta as="p">{text}</Meta>
		</Stack>
	)
}

/** The owner's ways on with a title: one more, and the form. */
export function EntryControls({ entry, own }: { entry: ListEntry; own: OwnEntry }) {
	const t = useWords(words)
	const { title, progress } = entry
	const name = useTitleName()(title)
	return (
		<Controls>
			{mayAdvance({ progress: progress.current }, progress.total) && (
				<Button size="sm" aria-label={t(`entry.${title.kind}.advance`, { name })} onClick={() => own.onAdvance(entry)}>
					+1
				</Button>
			)}
			<IconButton
				size="sm"
				label={t('entry.edit', { name })}
				icon={<EditIcon size={18} />}
				onClick={() => own.onEdit(entry)}
			/>
		</Controls>
	)
}
