import { type ReactNode, useState } from 'react'
import { deferred } from 'shared-composition'
import type { Exposes, TitlePage } from 'shared-contract'
import { useTitleName } from 'shared-i18n'
import { Container, Page, Stack } from 'shared-ui'
import { LazyComments } from '../comments/LazyComments.tsx'
import { SplitWithComments } from '../comments/SplitWithComments.tsx'
import { RestPlaceholder, useIsPainted } from '../deferred/afterPaint.ts'
import { WatchOrderPanel } from '../franchise/WatchOrderPanel.tsx'
import { SchedulePanel } from '../schedule/SchedulePanel.tsx'
import { ScorePanel } from '../score/ScorePanel.tsx'
import { titleSubject } from '../score/scoreSubjects.ts'
import { Dubs } from './Dubs.tsx'
import { ExternalLinks } from './ExternalLinks.tsx'
import { Information } from './Information.tsx'
import { Music } from './Music.tsx'
import { OtherNames } from './OtherNames.tsx'
import { Platforms } from './Platforms.tsx'
import { RelatedTitles } from './RelatedTitles.tsx'
import { SaveTitle } from './SaveTitle.tsx'
import { ShareTitle } from './ShareTitle.tsx'
import { Staff } from './Staff.tsx'
import { Synopsis } from './Synopsis.tsx'
import { Tags } from './Tags.tsx'
import { TitleHeader } from './TitleHeader.tsx'
import { Trailers } from './Trailers.tsx'

const MoreLikeThis = deferred(() =>
	import(/* webpackChunkName: "similar" */ '../similar/MoreLikeThis.tsx').then((chunk) => chunk.default),
)

interface TitleLayoutProps {
	page: TitlePage
	back: { to: string; label: string }
	/** The button for the first episode or chapter. */
	start: ReactNode
	/** The kind of subject of the comments. */
	subject: Exposes['mfe-community/Comments']['subject']
	/** The main content, between the synopsis and the staff. */
	children: ReactNode
}

/** The layout of all title pages, of anime, films and manga. */
export function TitleLayout({ page, back, start, subject, children }: TitleLayoutProps) {
	const name = useTitleName()(page)
	// What members say and do together, and what follows from all lists, leaves out adult titles.
	const isShared = !page.isAdult
	const isPainted = useIsPainted()
	const [scoreSubject] = useState(() => titleSubject(page.id))
	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<TitleHeader
				page={page}
				back={back}
				actions={
					<>
						{start}
						<SaveTitle titleId={page.id} withFavorite={!page.isAdult} />
						{!page.isAdult && <ShareTitle page={page} />}
					</>
				}
			/>
			<Container>
				<SplitWithComments>
					<Stack $gap={12}>
						<Synopsis page={page} />
						{isPainted ? (
							<>
								{children}
								<Music songs={page.songs ?? []} />
								<Staff staff={page.staff} />
							</>
						) : (
							<RestPlaceholder />
						)}
					</Stack>
					<Stack $gap={6}>
						{isPainted && (
							<>
								<ScorePanel subject={scoreSubject} summary={page.score} />
								{isShared && page.kind === 'anime' && page.status !== 'completed' && (
									<SchedulePanel key={page.id} page={page} />
								)}
								{isShared && <WatchOrderPanel key={`order-${page.id}`} page={page} />}
								<Trailers page={page} />
								<Information page={page} />
								<Tags tags={page.tags ?? []} />
								<Dubs page={page} />
								<Platforms platforms={page.platforms} />
								<OtherNames page={page} />
								<ExternalLinks links={page.externalLinks} />
							</>
						)}
					</Stack>
					{isShared && isPainted && <LazyComments subject={subject} subjectId={page.id} />}
				</SplitWithComments>
			</Container>
			<Container>
				<Stack $gap={12}>
					{isPainted && <RelatedTitles related={page.related} />}
					{isShared && isPainted && <MoreLikeThis key={page.id} page={page} />}
				</Stack>
			</Container>
		</Page>
	)
}
