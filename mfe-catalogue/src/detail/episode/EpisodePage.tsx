import { useLoaderData, useParams } from 'react-router-dom'
import { deferred, LoadFailure } from 'shared-composition'
import type { EpisodePage as Episode } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, from, Page, Panel, Skeleton, SkeletonText, Split, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { LazyPanels } from '../../shared/comments/LazyPanels.tsx'
import { SplitWithComments } from '../../shared/comments/SplitWithComments.tsx'
import { Await } from '../../shared/deferred/Await.tsx'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'
import { episodeName } from '../title/episodeName.ts'
import { MissingTitle } from '../title/MissingTitle.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'
import { WatchPanel } from '../title/WatchPanel.tsx'
import { EpisodeHeader } from './EpisodeHeader.tsx'
import { EpisodeNavigation } from './EpisodeNavigation.tsx'
import type { DeferredEpisode } from './loadEpisode.ts'

const rest = () => import(/* webpackChunkName: "episode-rest" */ './episodeRest.ts')
const place = (height: string) => ({
	skeleton: (
		<Panel>
			<Skeleton $height={height} />
		</Panel>
	),
})
const AboutEpisode = deferred(async () => (await rest()).AboutEpisode, place('18rem'))
const EpisodeScore = deferred(async () => (await rest()).EpisodeScore, place('20rem'))
const OtherEpisodes = deferred(async () => (await rest()).OtherEpisodes, place('16rem'))

/** The page of an episode, in each state of its data: loaded, loading, not found or failed. */
export function EpisodePage() {
	const deferred = useLoaderData<DeferredEpisode>()
	const { id } = useParams()
	return (
		<Await key={id} deferred={deferred} skeleton={<EpisodeSkeleton />}>
			{(outcome) => <Loaded outcome={outcome} />}
		</Await>
	)
}

function Loaded({ outcome }: { outcome: Outcome<Episode> }) {
	const t = useTranslations(titleTranslations)
	if (outcome.state === 'done') return <Content page={outcome.answer} />
	if (outcome.state === 'refused' && [400, 404].includes(outcome.status)) {
		return <MissingTitle title={t('episode.notFound.title')} text={t('episode.notFound.text')} />
	}
	return (
		<Page>
			<title>{`${t('episode.failed')} · Niouka`}</title>
			<Container>
				<LoadFailure isPage title={t('episode.failed')} />
			</Container>
		</Page>
	)
}

function Content({ page }: { page: Episode }) {
	const t = useTranslations(titleTranslations)
	const nameOf = useTitleName()
	return (
		<Page>
			<title>{`${episodeName(page, nameOf(page), t)} · ${nameOf(page.anime)} · Niouka`}</title>
			<Container>
				<SplitWithComments>
					<Stack $gap={8}>
						<EpisodeHeader page={page} />
						<WatchPanel platforms={page.platforms} />
						<AboutEpisode page={page} />
					</Stack>
					<Stack $gap={6}>
						<EpisodeNavigation page={page} />
						{!page.anime.isAdult && <EpisodeScore page={page} />}
						<OtherEpisodes page={page} />
					</Stack>
					{!page.anime.isAdult && <LazyPanels name="episode.panels" subject="episode" subjectId={page.id} />}
				</SplitWithComments>
			</Container>
		</Page>
	)
}

const Beside = styled.div`
	display: grid;
	gap: ${space[4]} ${space[6]};
	${from.phone} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: center; }
`

/** The skeleton of an episode's page. */
function EpisodeSkeleton() {
	return (
		<Page>
			<Container>
				<LoadingRegion>
					<Split>
						<Stack $gap={4}>
							<Skeleton $height="1rem" $width="12rem" />
							<Beside>
								<Skeleton $ratio="16 / 9" />
								<Stack $gap={4}>
									<Skeleton $height="2.4rem" $width="90%" />
									<SkeletonText lines={2} />
								</Stack>
							</Beside>
							<Skeleton $height="9rem" />
							<SkeletonText lines={4} />
						</Stack>
						<Stack $gap={6}>
							<Skeleton $height="4.5rem" />
							<Skeleton $height="24rem" />
						</Stack>
					</Split>
				</LoadingRegion>
			</Container>
		</Page>
	)
}
