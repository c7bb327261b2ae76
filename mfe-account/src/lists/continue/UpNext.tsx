import type { Continue, NextEpisode } from 'shared-contract'
import { titlePath } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { CardSubtitle, Section } from 'shared-ui'
import { AirTime } from './AirTime.tsx'
import { continueTranslations } from './continueTranslations.ts'
import { UpNextItem, UpNextList } from './UpNextItem.tsx'

/** "A seguir": the next episodes of what a member watches, and sequels of what they completed, each with its reason. */
export function UpNext({ episodes, sequels }: Pick<Continue, 'episodes' | 'sequels'>) {
	const t = useTranslations(continueTranslations)
	const nameOf = useTitleName()
	return (
		<Section title={t('upNext.title')} lead={t('upNext.lead')}>
			<UpNextList>
				{episodes.map((next) => (
					<li key={next.release.animeId}>
						<EpisodeItem {...next} />
					</li>
				))}
				{sequels.map(({ title, completed }) => (
					<li key={title.id}>
						<UpNextItem
							titleId={title.id}
							href={titlePath(title)}
							name={nameOf(title)}
							imageUrl={title.imageUrl}
							color={title.color}
							reason={t('upNext.reason.sequel', { title: nameOf(completed) })}
						>
							<CardSubtitle>
								{t('upNext.sequel')}
								{title.year !== null && ` · ${title.year}`}
							</CardSubtitle>
						</UpNextItem>
					</li>
				))}
			</UpNextList>
		</Section>
	)
}

function EpisodeItem({ release, seen }: NextEpisode) {
	const t = useTranslations(continueTranslations)
	const shared = useTranslations(common)
	const { animeId, episode } = release
	const isCaughtUp = episode !== null && seen + 1 === episode
	const reason = seen === 0 ? 'watching' : isCaughtUp ? 'caughtUp' : 'behind'
	return (
		<UpNextItem
			titleId={animeId}
			href={titlePath({ ...release, id: animeId })}
			name={useTitleName()(release)}
			imageUrl={release.imageUrl}
			color={release.color}
			reason={t(`upNext.reason.${reason}`, { number: seen })}
		>
			<CardSubtitle>
				{episode === null ? shared(`format.${release.format}`) : t('upNext.episode', { number: episode })}
			</CardSubtitle>
			<AirTime {...release} />
		</UpNextItem>
	)
}
