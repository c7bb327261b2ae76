import type { EpisodePage } from 'shared-contract'
import { useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Avatar, Cluster, Meta, Prose, Section, Stack } from 'shared-ui'
import { RevisionButtons } from '../../contribute/revision/RevisionButtons.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'
import { ReactionButtons } from './ReactionButtons.tsx'
import { ShareButton } from './ShareButton.tsx'

/** The description of an episode, who added it and when, and its reactions. */
export function AboutEpisode({ page }: { page: EpisodePage }) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const locale = useLocale()
	const { addedBy, addedAt, description } = page
	return (
		<Section title={t('episode.about')}>
			<Stack $gap={6}>
				{description ? (
					<Prose lang={locale === 'pt' ? undefined : 'pt-BR'}>
						<p>{description}</p>
					</Prose>
				) : (
					<Meta as="p">{t('episode.about.none')}</Meta>
				)}
				<Cluster $between $gap={4}>
					<Cluster>
						<Avatar name={addedBy.name} url={addedBy.avatarUrl} size={32} />
						<Meta title={formats.instant(addedAt)}>
							{t('episode.addedBy', { name: addedBy.name, date: formats.date(addedAt) })}
						</Meta>
					</Cluster>
					<Cluster>
						{!page.anime.isAdult && <ReactionButtons episodeId={page.id} counts={page.reactions} />}
						<ShareButton />
					</Cluster>
				</Cluster>
				{!page.anime.isAdult && <RevisionButtons entity="episode" id={page.id} name={page.title} form="episode" />}
			</Stack>
		</Section>
	)
}
