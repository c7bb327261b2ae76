import { useState } from 'react'
import { EpisodeCard } from '../cards/EpisodeCard.tsx'
import { TitleCard } from '../cards/TitleCard.tsx'
import { CrossFade } from '../carousel/CrossFade.tsx'
import { Arrows, Dots } from '../carousel/Dots.tsx'
import { MotionToggle } from '../carousel/MotionToggle.tsx'
import { RowCarousel } from '../carousel/RowCarousel.tsx'
import { ScoreBadge } from '../data/ScoreBadge.tsx'
import { Section } from '../layout/Section.tsx'
import { Cluster, Stack } from '../layout/Stack.tsx'
import { Picture } from '../media/Picture.tsx'
import { drawn, works } from './samples.ts'

const arrows = { previousLabel: 'Anteriores', nextLabel: 'Próximos' }
const moving = { interval: 5000, jitter: 1000, pauseLabel: 'Pausar', playLabel: 'Retomar' }

/** Rows that scroll, and pictures that change places. */
export function Carousels() {
	const [index, setIndex] = useState(0)
	const [isPaused, setPaused] = useState(false)
	const turn = (by: number) => setIndex((index + by + works.length) % works.length)
	return (
		<Stack $gap={12}>
			<Section title="Populares" href="/popular" seeAll="Ver todos">
				<RowCarousel label="Populares" autoScroll={moving} {...arrows}>
					{works.map((work) => (
						<TitleCard
							key={work.id}
							href={`/anime/${work.id}`}
							title={work.title}
							subtitle={<span lang="ja">{work.native}</span>}
							score={<ScoreBadge text={`${work.score}`} label="Nota" overArt />}
							imageUrl={drawn(work, 300, 450)}
							color={work.color}
						/>
					))}
				</RowCarousel>
			</Section>
			<Section title="Episódios Recentes">
				<RowCarousel label="Episódios Recentes" kind="episode" {...arrows}>
					{works.map((work) => (
						<EpisodeCard
							key={work.id}
							href={`/episode/${work.id}`}
							title={work.title}
							length="24 min"
							imageUrl={drawn(work, 400, 225)}
							color={work.color}
						/>
					))}
				</RowCarousel>
			</Section>
			<Section title="Transição">
				<CrossFade index={index}>
					{works.map((work) => (
						<Picture
							key={work.id}
							src={drawn(work, 1280, 480)}
							alt={work.title}
							width={1280}
							height={480}
							color={work.color}
						/>
					))}
				</CrossFade>
				<Cluster $between style={{ background: 'var(--art-shade)', padding: 8 }}>
					<MotionToggle
						isPaused={isPaused}
						pauseLabel={moving.pauseLabel}
						playLabel={moving.playLabel}
						onToggle={() => setPaused(!isPaused)}
					/>
					<Dots count={works.length} index={index} onSelect={setIndex} label={(at) => `Imagem ${at + 1}`} />
					<Arrows {...arrows} onPrevious={() => turn(-1)} onNext={() => turn(1)} />
				</Cluster>
			</Section>
		</Stack>
	)
}
