import type { ReactNode } from 'react'
import {
	art,
	Card,
	type CardPicture,
	clamp,
	color,
	CardFrame as Frame,
	from,
	Picture,
	radius,
	CardSubtitle as Subtitle,
	size,
	space,
	CardTitle as Title,
	until,
} from 'shared-ui'
import { css, styled } from 'styled-components'

type Layout = 'grid' | 'list' | 'featured'

const Category = styled.span<{ $overArt?: boolean }>`
	font-size: ${size.xs};
	font-weight: 700;
	color: ${(p) => (p.$overArt ? art.text : color.muted)};
`
const Excerpt = styled.p`
	font-size: ${size.sm};
	color: ${color.muted};
	${clamp(2)}
`
const Row = styled(Card)`
	display: grid;
	grid-template-columns: minmax(96px, 34%) minmax(0, 1fr);
	align-items: center;
	gap: ${space[3]};
	height: auto;
	${Frame} { margin: 0; }
`
const Words = styled.div<{ $featured?: boolean }>`
	display: flex;
	flex-direction: column;
	gap: ${space[1]};
	min-width: 0;
	${(p) =>
		p.$featured &&
		css`
			position: absolute;
			inset: auto 0 0;
			gap: ${space[2]};
			padding: ${space[16]} ${space[4]} ${space[4]};
			border-radius: 0 0 ${radius.md} ${radius.md};
			color: ${art.text};
			background: linear-gradient(transparent, ${art.scrim} 32%, ${art.veil} 55%, ${art.shade});
			${Subtitle}, ${Excerpt} { color: color-mix(in srgb, ${art.text} 82%, ${art.shade}); }
			${Excerpt} { display: none; }
			${from.phone} {
				padding: ${space[16]} ${space[6]} ${space[6]};
				${Excerpt} { display: -webkit-box; max-width: 44rem; }
			}
		`}
`
const Tall = styled(Card)`
	${Frame} { margin: 0; }
	${until.phone} { ${Frame} > span { aspect-ratio: 4 / 5; } }
`

export type NewsCardProps = CardPicture & {
	href: string
	title: string
	category: string
	excerpt?: string | undefined
	/** Author, date and reading time, in the words of the page. */
	meta?: ReactNode
	/** `grid` with the picture above, `list` with it beside, `featured` with the words on it. */
	layout?: Layout | undefined
}

/** A piece of news in one of three shapes. */
export function NewsCard({
	href,
	title,
	category,
	excerpt,
	meta,
	layout = 'grid',
	imageUrl,
	...picture
}: NewsCardProps) {
	const featured = layout === 'featured'
	const Shape = { grid: Card, list: Row, featured: Tall }[layout]
	const image = (
		<Frame>
			<Picture
				src={imageUrl}
				alt=""
				sizes="(width < 40em) 92vw, 355px"
				width={featured ? 1280 : 480}
				height={featured ? 640 : 270}
				{...picture}
			/>
		</Frame>
	)
	return (
		<Shape>
			{image}
			<Words $featured={featured}>
				<Category $overArt={featured}>{category}</Category>
				<Title to={href} $lines={featured ? 4 : 3} $large={featured}>
					{title}
				</Title>
				{excerpt && layout !== 'list' && <Excerpt>{excerpt}</Excerpt>}
				{meta && <Subtitle>{meta}</Subtitle>}
			</Words>
		</Shape>
	)
}
