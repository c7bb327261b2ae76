import { artworkPath, type TitleCard } from 'shared-contract'
import { useLocale, useWords } from 'shared-i18n'
import { art, Cluster, from, LinkButton, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { localizedPosterUrl } from '../card/localizedPosterUrl.ts'
import { homeWords } from '../homeWords.ts'
import { Scene, Words } from './scene.ts'

const POSTERS_ON_WALL = 12

const Wall = styled.div`
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
`
// The wall comes out of the dark on the right; the words stand on the dark.
const Dusk = styled.div`
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
	/* Every sign of Japanese is as wide as it is high. */
	&:lang(ja) { max-width: 46rem; font-size: clamp(1.875rem, 1.3rem + 2.2vw, 3rem); }
`
const Subtitle = styled.p`
	font-size: ${size.lg};
	max-width: 38rem;
`

/** What Niouka is, over a wall of posters, and the two ways in. */
export function Hero({ wall }: { wall: readonly TitleCard[] }) {
	const t = useWords(homeWords)
	const locale = useLocale()
	return (
		<Scene>
			<Wall aria-hidden="true">
				{wall.slice(0, POSTERS_ON_WALL).map((title) => (
					<Picture
						key={title.id}
						src={localizedPosterUrl(locale, title.imageUrl)}
						fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
						alt=""
						width={300}
						height={450}
						color={title.color}
					/>
				))}
			</Wall>
			<Dusk />
			<Words>
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
			</Words>
		</Scene>
	)
}
