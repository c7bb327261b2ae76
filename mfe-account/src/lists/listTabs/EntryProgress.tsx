import type { MouseEvent } from 'react'
import { type ListEntry, mayAdvance } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Button, EditIcon, IconButton, Meta, Stack } from 'shared-ui'
import { ProgressBar } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { translations } from '../../translations.ts'
import { listTranslations } from '../listTranslations.ts'
import { SelectBox } from '../selection/SelectBox.tsx'
import { type ChangeSelection, toggling } from '../selection/selected.ts'
import { progressShare, progressText } from './progress.ts'
import type { RowKey } from './rowKeys.ts'

const Controls = styled.div`
	display: flex;
	align-items: center;
	justify-content: flex-end;
	gap: 4px;
	min-height: 36px;
	> :first-child:not(:last-child) { flex: 1; }
`

/** The actions that the owner of a list has on each entry. */
export interface EntryActions {
	/** Adds one episode or chapter to the progress, or takes the last one back. */
	onStep: (entry: ListEntry, by: 1 | -1) => void
	onScore: (entry: ListEntry, score: number) => void
	onEdit: (entry: ListEntry) => void
	select: ChangeSelection
	/** Does to several entries what a key does to one. */
	onPress: (entries: readonly ListEntry[], does: RowKey) => void
}

export interface EntryProps {
	entry: ListEntry
	/** Undefined for readers other than the owner. */
	actions?: EntryActions | undefined
	/** Undefined while no entries are being selected. */
	isSelected?: boolean | undefined
}

/** The progress of a member in a title, as a bar and as text. */
export function EntryProgress({ entry: { title, progress } }: Pick<EntryProps, 'entry'>) {
	const t = useTranslations(translations)
	const { current, total } = progress
	const text = t(`listTabs.${title.kind}.progress`, { progress: progressText(current, total) })
	return (
		<Stack $gap={1}>
			<ProgressBar value={progressShare(current, total)} label={t('listTabs.progress')} valueText={text} />
			<Meta as="p">{text}</Meta>
		</Stack>
	)
}

/**
 * The buttons of the owner: one more episode or chapter, and the form; while entries are being selected a checkbox. Of a table only one
 * row is a stop of the keyboard.
 */
export function EntryControls(props: EntryProps & { actions: EntryActions; tabIndex?: number }) {
	const { entry, actions, isSelected, tabIndex } = props
	const t = useTranslations(listTranslations)
	const { title, progress } = entry
	const name = useTitleName()(title)
	if (isSelected !== undefined) return <SelectBox {...{ entry, isSelected, tabIndex }} select={actions.select} />
	return (
		<Controls>
			{mayAdvance({ progress: progress.current }, progress.total) && (
				<Button
					size="sm"
					tabIndex={tabIndex}
					aria-label={t(`entry.${title.kind}.advance`, { name })}
					onClick={() => actions.onStep(entry, 1)}
				>
					+1
				</Button>
			)}
			<IconButton
				size="sm"
				tabIndex={tabIndex}
				label={t('entry.edit', { name })}
				icon={<EditIcon size={18} />}
				onClick={() => actions.onEdit(entry)}
			/>
		</Controls>
	)
}

/** While entries are being selected, a press on a link selects its entry in place of opening the title. */
export function selectOnPress({ entry, actions, isSelected }: EntryProps) {
	if (isSelected === undefined || !actions) return undefined
	return (event: MouseEvent) => {
		if (!(event.target as Element).closest('a')) return
		event.preventDefault()
		actions.select(toggling(entry.title.id))
	}
}
