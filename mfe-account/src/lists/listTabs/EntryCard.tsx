import { memo } from 'react'
import { OwnScoreBadge } from 'shared-composition/score/badge'
import { artworkPath, localizedPosterUrl, titlePath } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, LockIcon, Meta, Stack, TitleCard, VisuallyHidden } from 'shared-ui'
import { listTranslations } from '../listTranslations.ts'
import { EntryControls, EntryProgress, type EntryProps } from './EntryProgress.tsx'

/** A list entry as a card: poster, name, score and progress. Memoised, so an unchanged entry does not render again. */
export const EntryCard = memo(({ entry, actions, isSelected }: EntryProps) => {
	const t = useTranslations(listTranslations)
	const { title, score, tags = [], isPrivate } = entry
	const locale = useLocale()
	const name = useTitleName()(title)
	return (
		<TitleCard
			href={titlePath(title)}
			title={name}
			imageUrl={localizedPosterUrl(locale, title.imageUrl)}
			fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
			color={title.color}
			score={score === null ? undefined : <OwnScoreBadge scored={entry} label={t('listTabs.sort.score')} overArt />}
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
				<EntryProgress entry={entry} />
				{tags.length > 0 && <Meta>{tags.map((tag) => `#${tag}`).join(' ')}</Meta>}
				{actions && <EntryControls entry={entry} actions={actions} isSelected={isSelected} />}
			</Stack>
		</TitleCard>
	)
})
