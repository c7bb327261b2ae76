import { artworkPath, type ListEntry, localizedPosterUrl, mayAdvance, titlePath } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Button, Stack, TitleCard } from 'shared-ui'
import { EntryProgress } from '../listTabs/EntryProgress.tsx'
import { continueTranslations } from './continueTranslations.ts'

/** A title that a member has not finished: poster, name, progress, and a button for one more episode or chapter. */
export function ContinueCard({ entry, onAdvance }: { entry: ListEntry; onAdvance: () => void }) {
	const t = useTranslations(continueTranslations)
	const { title, progress } = entry
	const locale = useLocale()
	const name = useTitleName()(title)
	const action = t(`continue.advance.${title.format === 'Movie' ? 'film' : title.kind}`)
	return (
		<TitleCard
			href={titlePath(title)}
			title={name}
			imageUrl={localizedPosterUrl(locale, title.imageUrl)}
			fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
			color={title.color}
		>
			<Stack $gap={2}>
				<EntryProgress entry={entry} />
				{mayAdvance({ progress: progress.current }, progress.total) && (
					<Button size="sm" wide aria-label={t('continue.advance.of', { action, name })} onClick={onAdvance}>
						{action}
					</Button>
				)}
			</Stack>
		</TitleCard>
	)
}
