import { Link } from 'react-router-dom'
import { artworkPath, type FeaturedItem, LANGUAGE_TAGS, titlePath } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { dateFormat, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { art, Button, Cluster, Container, from, Picture, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { SlideBackground } from '../slideStyles.ts'
import { memberHomeTranslations } from './memberHomeTranslations.ts'

const Band = styled.header`
	position: relative;
	display: grid;
	align-items: end;
	padding-block: ${space[8]} ${space[4]};
	color: ${art.text};
	background: ${art.shade};
	overflow: hidden;
	${from.desktop} { padding-block: ${space[12]} ${space[6]}; }
`
const Scrim = styled.div`
	background:
		linear-gradient(to top, ${art.shade}, color-mix(in srgb, ${art.shade} 40%, transparent)),
		linear-gradient(to right, ${art.shade}, transparent 70%);
`
const Line = styled(Container)`
	position: relative;
	display: flex;
	flex-wrap: wrap;
	align-items: end;
	justify-content: space-between;
	gap: ${space[2]} ${space[6]};
	h1 { font-size: ${size['2xl']}; overflow-wrap: anywhere; }
	p { font-size: ${size.sm}; }
	p::first-letter { text-transform: uppercase; }
	a { color: inherit; font-size: ${size.sm}; }
`

interface MemberBandProps {
	name: string
	featured: readonly FeaturedItem[]
	onArrange: () => void
}

/** The slim head of a member's home page: a greeting and the day, over a featured title that changes with the day. */
export function MemberBand({ name, featured, onArrange }: MemberBandProps) {
	const t = useTranslations(memberHomeTranslations)
	const nameOf = useTitleName()
	const format = dateFormat(LANGUAGE_TAGS[useLocale()], { weekday: 'long', day: 'numeric', month: 'long' })
	const now = Date.now()
	const item = featured[Math.floor(now / DAY_MS) % featured.length]
	return (
		<Band>
			{item && (
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
			)}
			<Line>
				<div>
					<h1>{t('memberHome.greeting', { name })}</h1>
					<p>{format.format(now)}</p>
				</div>
				<Cluster $gap={4}>
					{item && <Link to={titlePath(item)}>{t('memberHome.featured', { title: nameOf(item) })}</Link>}
					<Button size="sm" onClick={onArrange}>
						{t('memberHome.arrange')}
					</Button>
				</Cluster>
			</Line>
		</Band>
	)
}
