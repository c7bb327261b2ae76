import { useId } from 'react'
import { episodesRoute, type TitlePage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Meta, Stack, VisuallyHidden } from 'shared-ui'
import { partsOf } from '../../shared/adult/adultReader.ts'
import { SourceNote } from '../../shared/SourceNote.tsx'
import { CollapsibleSection } from '../sections/CollapsibleSection.tsx'
import { useNextLine } from '../sections/useNextLine.ts'
import { EpisodeLine } from './EpisodeLine.tsx'
import { seasonName } from './seasonName.ts'
import { titleTranslations } from './titleTranslations.ts'

/** The seasons of a series, the first of them open. The tab says what they are, so their heading is for screen readers. */
export function Seasons({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	const titleId = useId()
	const next = useNextLine(page.id, page.seasons)
	return (
		<section aria-labelledby={titleId}>
			<VisuallyHidden as="h2" id={titleId}>
				{t('title.seasons')}
			</VisuallyHidden>
			{page.seasons.length === 0 && <Meta as="p">{t('title.seasons.none')}</Meta>}
			<Stack $gap={3}>
				{page.seasons.map(({ number, title, total }, index) => (
					<CollapsibleSection
						key={number}
						name={seasonName(number, title, t)}
						total={total}
						count={t('title.seasons.count', { count: total })}
						empty={t('title.seasons.empty')}
						firstPage={index === 0 ? page.firstEpisodes : undefined}
						load={(order, at) =>
							call(episodesRoute, {
								params: { id: String(page.id), number: String(number) },
								query: { order, page: at, ...partsOf(page) },
							})
						}
						startsOpen={index === 0}
						next={next?.section === number ? next.line : undefined}
					>
						{(episode) => <EpisodeLine key={episode.id} episode={episode} color={page.color} />}
					</CollapsibleSection>
				))}
				<SourceNote source={page.fillerSource} words={() => t('title.fillers.source')} />
			</Stack>
		</section>
	)
}
