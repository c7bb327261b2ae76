import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Picture } from '../media/Picture.tsx'
import { control as controlSize, motion, space } from '../theme/tokens.ts'
import { Actions, Card, frame, Subtitle, Title } from './card.ts'

const Poster = styled(Picture)`
	${frame}
`
/** Stands over the upper edge of the picture: badges below each other at its start, and a score as the last at its end. */
const Marks = styled.div<{ $scored: boolean }>`
	position: absolute;
	inset: 8px 8px auto;
	display: grid;
	grid-template-columns: 1fr auto;
	justify-items: start;
	gap: 4px;
	> * { grid-column: 1; }
	${(p) => p.$scored && '> :last-child { grid-area: 1 / 2; }'}
`
/**
 * Its control stands over the lower corner of the poster. A pointer reveals it on hover; a pressed one is always visible. On
 * touch devices it would always cover the name on the poster, so it stands at the corner of the card, beside the subtitle.
 */
const ControlledCard = styled(Card)`
	> button { position: absolute; z-index: 2; inset: 0 ${space[2]} auto auto; margin-top: calc(150% - ${controlSize.sm} - ${space[2]}); }
	@media (hover: hover) {
		> button:not([aria-pressed='true'], :focus-visible) { opacity: 0; transition: opacity ${motion.fast}; }
		&:hover > button { opacity: 1; }
	}
	@media (hover: none) {
		padding-bottom: 12px;
		> button { inset: auto -8px 0 auto; margin: 0; }
		> ${Subtitle} { padding-inline-end: 36px; }
	}
`

export type CardPicture = {
	imageUrl: string | undefined
	/** The drawn artwork, for when there is no picture or it fails. */
	fallbackUrl?: string | undefined
	/** The title's colour, until the picture is there. */
	color?: string | undefined
	/** Above the fold. */
	eager?: boolean | undefined
	/** Where it is shown in another size than in a row or grid of such cards. */
	sizes?: string | undefined
}

export type TitleCardProps = CardPicture & {
	href: string
	title: string
	/** Language of the title, where it is not the page's. */
	lang?: string | undefined
	subtitle?: ReactNode
	/** A `ScoreBadge` with `overArt`. */
	score?: ReactNode
	/** A `Badge`, or more: NOVO, a rank. */
	badge?: ReactNode
	/** A small `IconButton` over the poster. */
	control?: ReactNode
	/** Called as the link of the card is followed. */
	onFollow?: (() => void) | undefined
	/** Below the words: progress, a control. */
	children?: ReactNode
}

/** A title as its poster, 2:3. A list shows dozens, so it is few elements. */
export function TitleCard({
	href,
	title,
	lang,
	subtitle,
	score,
	badge,
	control,
	onFollow,
	children,
	imageUrl,
	...picture
}: TitleCardProps) {
	const Shape = control ? ControlledCard : Card
	return (
		<Shape>
			{/* A little small: a browser that wants 330 pixels would take 720. */}
			<Poster src={imageUrl} alt="" sizes="(width < 40em) 42vw, 213px" width={300} height={450} {...picture} />
			{(badge || score) && (
				<Marks $scored={Boolean(score)}>
					{badge}
					{score}
				</Marks>
			)}
			<Title to={href} lang={lang} title={title} onClick={onFollow}>
				{title}
			</Title>
			{subtitle && <Subtitle>{subtitle}</Subtitle>}
			{children && <Actions>{children}</Actions>}
			{control}
		</Shape>
	)
}
