import { useStore } from '@nanostores/react'
import { type ListEntry, mayAdvance, type NextEpisode, titlePath } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { Button, CardSubtitle, Section } from 'shared-ui'
import { AirTime } from './AirTime.tsx'
import { airedCount } from './continueState.ts'
import { continueTranslations } from './continueTranslations.ts'
import { $minute } from './minute.ts'
import { UpNextItem, UpNextList } from './UpNextItem.tsx'

interface TodayProps {
	episodes: readonly NextEpisode[]
	/** The entry of a title, where the member has not finished it. */
	entryOf: (titleId: number) => ListEntry | undefined
	onAdvance: (entry: ListEntry) => void
}

/** "Hoje": what comes out today of what a member watches, with their progress and a button for one more episode. */
export function Today({ episodes, entryOf, onAdvance }: TodayProps) {
	const t = useTranslations(continueTranslations)
	return (
		<Section title={t('today.title')} lead={t('today.lead')}>
			<UpNextList>
				{episodes.map((next) => (
					<li key={next.release.animeId}>
						<TodayItem next={next} entry={entryOf(next.release.animeId)} onAdvance={onAdvance} />
					</li>
				))}
			</UpNextList>
		</Section>
	)
}

interface TodayItemProps {
	next: NextEpisode
	entry: ListEntry | undefined
	onAdvance: (entry: ListEntry) => void
}

function TodayItem({ next, entry, onAdvance }: TodayItemProps) {
	const t = useTranslations(continueTranslations)
	const shared = useTranslations(common)
	const { release, seen } = next
	const aired = airedCount(next, useStore($minute))
	const total = entry?.progress.total ?? null
	const name = useTitleName()(release)
	const action = t(`continue.advance.${release.format === 'Movie' ? 'film' : 'anime'}`)
	const isOpen = entry && mayAdvance({ progress: entry.progress.current }, total)
	return (
		<UpNextItem
			titleId={release.animeId}
			href={titlePath({ ...release, id: release.animeId })}
			name={name}
			imageUrl={release.imageUrl}
			color={release.color}
			action={
				isOpen && (
					<Button size="sm" aria-label={t('continue.advance.of', { action, name })} onClick={() => onAdvance(entry)}>
						{release.format === 'Movie' ? action : '+1'}
					</Button>
				)
			}
		>
			<CardSubtitle>
				{aired === undefined && shared(`format.${release.format}`)}
				{aired !== undefined &&
					(total === null ? t('today.progress', { seen, aired }) : t('today.progress.of', { seen, aired, total }))}
			</CardSubtitle>
			<AirTime {...release} />
		</UpNextItem>
	)
}
