import type { ReactNode } from 'react'
import {
	CardActions as Actions,
	Badge,
	Card,
	type CardPicture,
	CardCorner as Corner,
	CardFrame as Frame,
	Picture,
	CardSubtitle as Subtitle,
	space,
	CardTitle as Title,
} from 'shared-ui'
import { styled } from 'styled-components'

const Length = styled(Badge)`
	position: absolute;
	right: ${space[2]};
	bottom: ${space[2]};
`

export type EpisodeCardProps = CardPicture & {
	href: string
	title: string
	subtitle?: ReactNode
	/** Over the picture's lower corner: '24 min'. */
	length?: string | undefined
	badge?: ReactNode
	/** Who posted it: an avatar and a name. */
	children?: ReactNode
}

/** An episode as its still, 16:9. */
export function EpisodeCard({
	href,
	title,
	subtitle,
	length,
	badge,
	children,
	imageUrl,
	...picture
}: EpisodeCardProps) {
	return (
		<Card>
			<Frame>
				<Picture src={imageUrl} alt="" sizes="(width < 40em) 92vw, 300px" width={400} height={225} {...picture} />
				{badge && <Corner $side="start">{badge}</Corner>}
				{length && <Length $tone="art">{length}</Length>}
			</Frame>
			<Title to={href} title={title}>
				{title}
			</Title>
			{subtitle && <Subtitle>{subtitle}</Subtitle>}
			{children && <Actions>{children}</Actions>}
		</Card>
	)
}
