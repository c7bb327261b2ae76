import { useState } from 'react'
import type { TitlePage as Title } from 'shared-contract'
import { common, useTitleName, useWords } from 'shared-i18n'
import { Container, LinkButton, Page, PlayIcon, Stack } from 'shared-ui'
import { CommentsPlace } from '../comments/CommentsPlace.tsx'
import { SplitWithComments } from '../comments/SplitWithComments.tsx'
import { ScorePanel } from '../score/ScorePanel.tsx'
import { titleSubject } from '../score/subjects.ts'
import { words } from '../words.ts'
import { Cast } from './Cast.tsx'
import { ExternalLinks } from './ExternalLinks.tsx'
import { Information } from './Information.tsx'
import { OtherNames } from './OtherNames.tsx'
import { Platforms } from './Platforms.tsx'
import { Related } from './Related.tsx'
import { SaveTitle } from './SaveTitle.tsx'
import { Seasons } from './Seasons.tsx'
import { Staff } from './Staff.tsx'
import { Synopsis } from './Synopsis.tsx'
import { TitleHead } from './TitleHead.tsx'
import { TitleScreen } from './TitleScreen.tsx'
import { Trailers } from './Trailers.tsx'
import { WatchPanel } from './WatchPanel.tsx'

/** The page of a series, an OVA or a film. */
export function TitlePage() {
	return <TitleScreen>{(page) => <Anime page={page} />}</TitleScreen>
}

function Anime({ page }: { page: Title }) {
	const t = useWords(words)
	const shared = useWords(common)
	const name = useTitleName()(page)
	const [subject] = useState(() => titleSubject(page.id))
	const isFilm = page.format === 'Movie'
	const [first] = page.firstEpisodes

	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<TitleHead
				page={page}
				back={{ to: '/', label: shared('action.backHome') }}
				actions={
					<>
						{first && (
							<LinkButton to={`/episode/${first.id}`} variant="primary" size="lg">
								<PlayIcon size={16} />
								{t('title.firstEpisode')}
							</LinkButton>
						)}
						<SaveTitle titleId={page.id} />
					</>
				}
			/>
			<Container>
				<SplitWithComments>
					<Stack $gap={12}>
						<Synopsis synopsis={page.synopsis} />
						{isFilm && <WatchPanel platforms={page.platforms} />}
						{!isFilm && <Seasons page={page} />}
						<Cast cast={page.cast} />
						<Staff staff={page.staff} />
					</Stack>
					<Stack $gap={6}>
						<ScorePanel subject={subject} summary={page.score} />
						<Trailers page={page} />
						<Information page={page} />
						<Platforms platforms={page.platforms} />
						<OtherNames page={page} />
						<ExternalLinks links={page.externalLinks} />
					</Stack>
					<CommentsPlace subject={isFilm ? 'movie' : 'anime'} subjectId={page.id} />
				</SplitWithComments>
			</Container>
			<Container>
				<Related related={page.related} />
			</Container>
		</Page>
	)
}
