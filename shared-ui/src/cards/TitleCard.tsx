import type { ReactNode } from 'react'
import { Picture } from '../media/Picture.tsx'
import { Actions, Card, Corner, Frame, Subtitle, Title } from './card.ts'

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
	/** A `Badge`: NOVO, a rank. */
	badge?: ReactNode
	/** Called as the link of the card is followed. */
	onFollow?: (() => void) | undefined
	/** Below the words: progress, a control. */
	children?: ReactNode
}

/** A title as its poster, 2:3. */
export function TitleCard({
	href,
	title,
	lang,
	subtitle,
	score,
	badge,
	onFollow,
	children,
	imageUrl,
	...picture
}: TitleCardProps) {
	return (
		<Card>
			<Frame>
				{/* A little small: a browser that wants 330 pixels would take 720. */}
				<Picture src={imageUrl} alt="" sizes="(width < 40em) 42vw, 213px" width={300} height={450} {...picture} />
				{badge && <Corner $side="start">{badge}</Corner>}
				{score && <Corner $side="end">{score}</Corner>}
			</Frame>
			<Title to={href} lang={lang} title={title} onClick={onFollow}>
				{title}
			</Title>
			{subtitle && <Subtitle>{subtitle}</Subtitle>}
			{children && <Actions>{children}</Actions>}
		</Card>
	)
}
