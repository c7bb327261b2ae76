import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { BANNER_FADE_MS, type FeaturedItem, type TitleCard } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Arrows, Container, CrossFade, Dots } from 'shared-ui'
import { styled } from 'styled-components'
import { FADE } from '../fade.ts'
import { homeWords } from '../homeWords.ts'
import { FeaturedSlide } from './FeaturedSlide.tsx'
import { Hero } from './Hero.tsx'
import { createStage } from './stage.ts'

const Frame = styled.section`
	position: relative;
`
const Controls = styled.div`
	position: absolute;
	inset: auto 0 ${FADE};
	pointer-events: none;
	> div { display: flex; align-items: center; justify-content: space-between; }
	button { pointer-events: auto; }
`

interface HomeStageProps {
	featured: readonly FeaturedItem[]
	/** Titles whose posters stand behind the hero. */
	wall: readonly TitleCard[]
}

/** The top of the home page: the hero, then the featured titles, one cross-fading into the next. */
export function HomeStage({ featured, wall }: HomeStageProps) {
	const t = useWords(homeWords)
	const [stage] = useState(() => createStage(featured.length))
	const scene = useStore(stage.$scene)
	const index = scene.part === 'featured' ? scene.index : -1

	return (
		<Frame
			aria-roledescription="carousel"
			aria-label={t('home.featured')}
			onPointerEnter={stage.hold}
			onPointerLeave={stage.release}
			onFocus={stage.hold}
			onBlur={stage.release}
		>
			<CrossFade index={index + 1} duration={BANNER_FADE_MS}>
				<Hero wall={wall} />
				{featured.map((item, at) => (
					<FeaturedSlide key={item.id} item={item} shown={at === index} />
				))}
			</CrossFade>
			{scene.part === 'featured' && (
				<Controls>
					<Container>
						<Dots
							count={featured.length}
							index={index}
							onSelect={stage.show}
							label={(at) => t('home.featured.goTo', { number: at + 1 })}
						/>
						<Arrows
							previousLabel={t('home.featured.previous')}
							nextLabel={t('home.featured.next')}
							onPrevious={() => stage.show(index - 1)}
							onNext={() => stage.show(index + 1)}
						/>
					</Container>
				</Controls>
			)}
		</Frame>
	)
}
