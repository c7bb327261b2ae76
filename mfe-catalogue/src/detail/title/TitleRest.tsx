import { useState } from 'react'
import { deferred } from 'shared-composition'
import type { TitlePage } from 'shared-contract'
import { WatchOrderPanel } from '../franchise/WatchOrderPanel.tsx'
import { Volumes } from '../manga/Volumes.tsx'
import { SchedulePanel } from '../schedule/SchedulePanel.tsx'
import { ScorePanel } from '../score/ScorePanel.tsx'
import { titleSubject } from '../score/scoreSubjects.ts'
import { Cast } from './Cast.tsx'
import { Dubs } from './Dubs.tsx'
import { ExternalLinks } from './ExternalLinks.tsx'
import { Information } from './Information.tsx'
import { Music } from './Music.tsx'
import { OtherNames } from './OtherNames.tsx'
import { Platforms } from './Platforms.tsx'
import { RelatedTitles } from './RelatedTitles.tsx'
import { Seasons } from './Seasons.tsx'
import { Staff } from './Staff.tsx'
import { Tags } from './Tags.tsx'
import { Trailers } from './Trailers.tsx'
import { WatchPanel } from './WatchPanel.tsx'

// What stands below the head of a title's page: one chunk, which loads while the head is painted.

const MoreLikeThis = deferred(() =>
	import(/* webpackChunkName: "similar" */ '../similar/MoreLikeThis.tsx').then((chunk) => chunk.default),
)

/** The main column below the synopsis: volumes, or seasons or platforms and the cast, then music and staff. */
export function TitleMain({ page }: { page: TitlePage }) {
	const isFilm = page.format === 'Movie'
	return (
		<>
			{page.kind === 'manga' ? (
				<Volumes page={page} />
			) : (
				<>
					{isFilm ? <WatchPanel platforms={page.platforms} /> : <Seasons page={page} />}
					<Cast cast={page.cast} />
				</>
			)}
			<Music songs={page.songs} />
			<Staff staff={page.staff} />
		</>
	)
}

/** The side column. What members say and do together leaves out adult titles. */
export function TitleSide({ page }: { page: TitlePage }) {
	const [scoreSubject] = useState(() => titleSubject(page.id))
	return (
		<>
			<ScorePanel subject={scoreSubject} summary={page.score} />
			{!page.isAdult && page.kind === 'anime' && page.status !== 'completed' && (
				<SchedulePanel key={page.id} page={page} />
			)}
			{!page.isAdult && <WatchOrderPanel key={`order-${page.id}`} page={page} />}
			<Trailers page={page} />
			<Information page={page} />
			<Tags tags={page.tags} />
			<Dubs page={page} />
			<Platforms platforms={page.platforms} />
			<OtherNames page={page} />
			<ExternalLinks links={page.externalLinks} />
		</>
	)
}

/** The rows below: related titles, and what follows from all lists, which leaves out adult titles. */
export function TitleRows({ page }: { page: TitlePage }) {
	return (
		<>
			<RelatedTitles related={page.related} />
			{!page.isAdult && <MoreLikeThis key={page.id} page={page} />}
		</>
	)
}
