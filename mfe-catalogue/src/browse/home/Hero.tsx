import type { SyntheticEvent } from 'react'
import { artworkPath, localizedPosterUrl, type TitleCard } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { art, Cluster, from, LinkButton, Picture, radius, size, space, until } from 'shared-ui'
import { styled } from 'styled-components'
import { frontTranslations } from './frontTranslations.ts'
import { Slide, SlideText } from './slideStyles.ts'

const MAX_POSTERS = 12

const PosterWall = styled.div`
	position: absolute;
	inset: -12% -6% auto auto;
	width: 150%;
	display: grid;
	grid-template-columns: repeat(4, 1fr);
	gap: ${space[3]};
	transform: rotate(-7deg);
	opacity: 0.75;
	> * { border-radius: ${radius.md}; }
	> :nth-child(4n + 2) { transform: translateY(-18%); }
	> :nth-child(4n + 3) { transform: translateY(9%); }
	> :nth-child(4n) { transform: translateY(-26%); }
	${from.desktop} { width: 62%; opacity: 1; }
	/* The third row would lie behind the text. */
	${until.desktop} { > :nth-child(n + 9) { display: none; } }
	/* One paint for all posters, which for each of them would draw the whole slide again. */
	&:not([data-loaded]) img { visibility: hidden; }
`
/** They do not wait for a poster that never comes. By a timer: an animation that waits would have the page drawn again. */
const WAIT_MS = 4000
const waitAtMost = (wall: HTMLElement | null) => {
	const timer = setTimeout(() => wall?.setAttribute('data-loaded', ''), WAIT_MS)
	return () => clearTimeout(timer)
}
const markLoaded = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
	const posters = [...currentTarget.querySelectorAll('img')]
	if (posters.every(({ complete }) => complete)) currentTarget.dataset.loaded = ''
}

// Darkens the posters behind the text, which is at the lower left.
const Scrim = styled.div`
	position: absolute;
	inset: 0;
	background: linear-gradient(to top, ${art.shade} 30%, color-mix(in srgb, ${art.shade} 70%, transparent) 66%, transparent);
	${from.desktop} {
		background:
			linear-gradient(to top, ${art.shade} 2%, transparent 52%),
			linear-gradient(to right, ${art.shade} max(44%, 27rem), color-mix(in srgb, ${art.shade} 34%, transparent) max(66%, 48rem), transparent 88%);
	}
`
const Title = styled.h1`
	font-size: ${size.hero};
	max-width: 42rem;
	text-wrap: balance;
	/* Japanese characters are full-width, so the title needs a smaller font. */
	&:lang(ja) { max-width: 46rem; font-size: clamp(1.875rem, 1.3rem + 2.2vw, 3rem); }
`
const Subtitle = styled.p`
	font-size: ${size.lg};
	max-width: 38rem;
`

/** The first slide: what Niouka is, over a wall of posters, with links to the animes and the movies. */
export function Hero({ titles }: { titles: readonly TitleCard[] }) {
	const t = useTranslations(frontTranslations)
	const locale = useLocale()
	return (
		<Slide>
			<PosterWall ref={waitAtMost} aria-hidden="true" onLoad={markLoaded} onError={markLoaded}>
				{titles.slice(0, MAX_POSTERS).map((title) => (
					<Picture
						key={title.id}
						src={localizedPosterUrl(locale, title.imageUrl)}
						fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
						alt=""
						width={300}
						height={450}
						sizes="(width < 48em) 37vw, 16vw"
						color={title.color}
					/>
				))}
			</PosterWall>
			<Scrim />
			<SlideText>
				<Title>{t('home.hero.title')}</Title>
				<Subtitle>{t('home.hero.subtitle')}</Subtitle>
				<Cluster $gap={3}>
					<LinkButton to="/explore" variant="primary" size="lg">
						{t('home.hero.animes')}
					</LinkButton>
					<LinkButton to="/explore?type=Movie" size="lg">
						{t('home.hero.movies')}
					</LinkButton>
				</Cluster>
			</SlideText>
		</Slide>
	)
}
