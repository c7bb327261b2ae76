import { useState } from 'react'
import type { TitlePage } from 'shared-contract'
import { WatchOrderPanel } from '../franchise/WatchOrderPanel.tsx'
import { SchedulePanel } from '../schedule/SchedulePanel.tsx'
import { ScorePanel } from '../score/ScorePanel.tsx'
import { titleSubject } from '../score/scoreSubjects.ts'
import { Dubs } from './Dubs.tsx'
import { ExternalLinks } from './ExternalLinks.tsx'
import { Information } from './Information.tsx'
import { OtherNames } from './OtherNames.tsx'
import { Platforms } from './Platforms.tsx'
import { Tags } from './Tags.tsx'
import { Trailers } from './Trailers.tsx'

/** The side column of a title. What members say and do together leaves out adult titles. */
export function TitleSide({ page }: { page: TitlePage }) {
	const [scoreSubject] = useState(() => titleSubject(page.id))
	return (
		<>
			<ScorePanel subject={scoreSubject} summary={page.score} />
			{!page.isAdult && page.kind === 'anime' && page.status !== 'completed' && (
				<SchedulePanel key={page.id} page={page} />
			)}
			{!page.isAdult && <WatchOrderPanel key={`order-${page.id}`} page={page} />}
			<Platforms platforms={page.platforms} source={page.platformSource} />
			<Trailers page={page} />
			<Information page={page} />
			<Tags tags={page.tags} />
			<Dubs page={page} />
			<OtherNames page={page} />
			<ExternalLinks links={page.externalLinks} />
		</>
	)
}
