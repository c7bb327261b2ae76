import type { ReactNode } from 'react'
import { Card, CardTitle, color, Meta, Picture, radius, space } from 'shared-ui'
import { styled } from 'styled-components'

const POSTER_PX = 64
const POSTER_HEIGHT_PX = 96

const Layout = styled(Card)`
	display: grid;
	grid-template-columns: ${POSTER_PX}px minmax(0, 1fr);
	align-items: start;
	gap: ${space[3]};
	padding: ${space[3]};
	border-radius: ${radius.md};
	box-shadow: 0 0 0 1px ${color.line};
	background: ${color.surface};
	&:hover { box-shadow: 0 0 0 2px ${color.text}; }
	&:focus-within:has(:focus-visible) { box-shadow: 0 0 0 3px ${color.live}; }
`
const Poster = styled(Picture)`
	border-radius: ${radius.sm};
`
const Text = styled.div`
	display: grid;
	gap: ${space[1]};
	min-width: 0;
`
const Reason = styled(Meta)`
	overflow-wrap: anywhere;
`

interface UpNextItemProps {
	href: string
	name: string
	imageUrl: string
	fallbackUrl: string
	color: string
	reason: string
	children: ReactNode
}

/** A title that comes next, in one line: poster, name, what comes of it, and the reason. */
export function UpNextItem({ href, name, reason, children, imageUrl, ...picture }: UpNextItemProps) {
	return (
		<Layout>
			<Poster src={imageUrl} alt="" width={POSTER_PX} height={POSTER_HEIGHT_PX} {...picture} />
			<Text>
				<CardTitle to={href} title={name}>
					{name}
				</CardTitle>
				{children}
				<Reason as="p">{reason}</Reason>
			</Text>
		</Layout>
	)
}
