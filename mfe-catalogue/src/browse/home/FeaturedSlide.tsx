import { artworkPath, type FeaturedItem, SITE_NAME, titlePath } from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { Avatar, Badge, Cluster, from, HeadingText, LinkButton, Picture, ScoreBadge, size } from 'shared-ui'
import { styled } from 'styled-components'
import { TitleActions } from '../../detail/title/TitleActions.tsx'
import { FeaturedFacts } from './FeaturedFacts.tsx'
import { frontTranslations } from './frontTranslations.ts'
import { Scrim, Slide, SlideBackground, SlideText } from './slideStyles.ts'

const Title = styled.h2`
	font-size: ${size.hero};
	text-wrap: balance;
`
const NativeTitle = styled.p`
	font-size: ${size.lg};
`
const Description = styled.p`
	display: -webkit-box;
	-webkit-box-orient: vertical;
	-webkit-line-clamp: 3;
	overflow: hidden;
	${from.desktop} { -webkit-line-clamp: 2; }
	${from.full} { -webkit-line-clamp: 3; }
`

/** A slide with a featured title over its banner. The save button is rendered only while the slide is shown. */
export function FeaturedSlide({ item, shown }: { item: FeaturedItem; shown: boolean }) {
	const t = useTranslations(frontTranslations)
	const formats = useFormats()
	const name = useTitleName()(item)
	const native = item.japaneseTitle === name ? item.title : item.japaneseTitle

	return (
		<Slide>
			<SlideBackground>
				<Picture
					src={item.imageUrl}
					fallbackUrl={artworkPath('banner', item.id)}
					alt=""
					width={1600}
					height={700}
					sizes="(width < 48em) 33em, max(100vw, 81em)"
					color={item.color}
				/>
				<Scrim />
			</SlideBackground>
			<SlideText>
				<Cluster $gap={3}>
					<Badge $tone="stamp">{t('home.featured.rank', { rank: item.rank })}</Badge>
					<ScoreBadge text={formats.decimal(item.rating, 1)} label={t('score.mean')} overArt />
				</Cluster>
				<Title>
					<HeadingText>{name}</HeadingText>
				</Title>
				{native && <NativeTitle lang={native === item.japaneseTitle ? 'ja' : undefined}>{native}</NativeTitle>}
				<Description>{item.description}</Description>
				<FeaturedFacts item={item} />
				{item.postedBy.name !== SITE_NAME && (
					<Cluster>
						<Avatar name={item.postedBy.name} url={item.postedBy.avatarUrl} size={24} />
						<span>{t('home.featured.postedBy', { name: item.postedBy.name })}</span>
					</Cluster>
				)}
				<Cluster $gap={3}>
					<LinkButton to={titlePath(item)} variant="primary" size="lg">
						{t('home.featured.open')}
					</LinkButton>
					{shown && <TitleActions titleId={item.id} />}
				</Cluster>
			</SlideText>
		</Slide>
	)
}
