import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { BANNER_FADE_MS, type FeaturedItem, type TitleCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { art, Container, control, space } from 'shared-ui'
import { Arrows, CrossFade, Dots, MotionToggle } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { FADE_HEIGHT } from '../../shared/fadeIntoPage.ts'
import { createCarousel } from './carousel.ts'
import { FeaturedSlide } from './FeaturedSlide.tsx'
import { frontTranslations } from './frontTranslations.ts'
import { Hero } from './Hero.tsx'

const Frame = styled.section`
	position: relative;
`
const Controls = styled.div`
	position: absolute;
	inset: auto 0 ${FADE_HEIGHT};
	pointer-events: none;
	> div { display: flex; align-items: center; justify-content: space-between; }
	button { pointer-events: auto; }
`
const Choice = styled.div`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	/* The icon, which has no ground, stands in line with the words above it. */
	> button { margin-inline-start: calc((16px - ${control.sm}) / 2); color: ${art.text}; }
	> button:hover:not([aria-disabled]) { background: ${art.scrim}; }
`

interface HomeCarouselProps {
	featured: readonly FeaturedItem[]
	/** Titles whose posters are shown behind the hero. */
	popular: readonly TitleCard[]
}

/** The carousel at the top of the home page: the hero, then the featured titles, with a cross-fade between slides. */
export function HomeCarousel({ featured, popular }: HomeCarouselProps) {
	const t = useTranslations(frontTranslations)
	const [carousel] = useState(() => createCarousel(featured.length))
	const slide = useStore(carousel.$slide)
	const index = slide.kind === 'featured' ? slide.index : -1
	const isPaused = useStore(carousel.$isPaused)
	const toggle = useRef<HTMLButtonElement>(null)

	return (
		<Frame
			aria-roledescription="carousel"
			aria-label={t('home.featured')}
			onPointerEnter={() => carousel.hold('pointer')}
			onPointerLeave={() => carousel.release('pointer')}
			onTouchStart={() => slide.kind === 'featured' && carousel.setPaused(true)}
			onFocus={({ target }) => target !== toggle.current && carousel.hold('focus')}
			onBlur={() => carousel.release('focus')}
		>
			<CrossFade index={index + 1} duration={BANNER_FADE_MS}>
				<Hero titles={popular} />
				{featured.map((item, slideIndex) => (
					<FeaturedSlide key={item.id} item={item} shown={slideIndex === index} />
				))}
			</CrossFade>
			{featured.length > 0 && (
				<Controls onTouchStart={(event) => event.stopPropagation()}>
					<Container>
						<Choice>
							<MotionToggle
								ref={toggle}
								size="sm"
								isPaused={isPaused}
								pauseLabel={t('home.featured.pause')}
								playLabel={t('home.featured.play')}
								onToggle={() => carousel.setPaused(!isPaused)}
							/>
							<Dots
								count={featured.length}
								index={index}
								onSelect={carousel.show}
								label={(dot) => t('home.featured.goTo', { number: dot + 1 })}
							/>
						</Choice>
						<Arrows
							previousLabel={t('home.featured.previous')}
							nextLabel={t('home.featured.next')}
							onPrevious={() => carousel.show(Math.max(index, 0) - 1)}
							onNext={() => carousel.show(index + 1)}
						/>
					</Container>
				</Controls>
			)}
		</Frame>
	)
}
