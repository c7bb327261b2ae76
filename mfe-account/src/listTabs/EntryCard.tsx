import { memo } from 'react'
import { artworkPath, type ListEntry, mayAdvance, titlePath } from 'shared-contract'
import { useTitleName, useWords } from 'shared-i18n'
import {
	Badge,
	Button,
	EditIcon,
	IconButton,
	LockIcon,
	Meta,
	ScoreBadge,
	Stack,
	TitleCard,
	VisuallyHidden,
} from 'shared-ui'
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

interface EntryCardProps {
	entry: ListEntry
	/** Left out for anybody but its owner. */
	own?: OwnEntry | undefined
}

/** A title on a list: its poster, its name, and how far the member is. One that stays as it is is not made anew. */
export const EntryCard = memo(({ entry, own }: EntryCardProps) => {
	const t = useWords(words)
	const { title, progress, score, isPrivate } = entry
	const name = useTitleName()(title)
	const { current, total } = progress
	const text = t(`listTabs.${title.kind}.progress`, { progress: progressText(current, total) })
	return (
		<TitleCard
			href={titlePath(title)}
			title={name}
			imageUrl={title.imageUrl}
			fallbackUrl={artworkPath('poster', title.id)}
			color={title.color}
			score={score === null ? undefined : <ScoreBadge score={score} decimals={1} label={t('entry.score')} overArt />}
			badge={
				isPrivate && (
					<Badge $tone="art">
						<LockIcon size={12} />
						<VisuallyHidden>{t('entry.private')}</VisuallyHidden>
					</Badge>
				)
			}
		>
			<Stack $gap={1}>
				<ProgressBar value={progressShare(current, total)} label={t('listTabs.progress')} valueText={text} />
				<Meta as="p">{text}</Meta>
				{own && (
					<Controls>
						{mayAdvance({ progress: current }, total) && (
							<Button
								size="sm"
								aria-label={t(`entry.${title.kind}.advance`, { name })}
								onClick={() => own.onAdvance(entry)}
							>
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
				)}
			</Stack>
		</TitleCard>
	)
})
