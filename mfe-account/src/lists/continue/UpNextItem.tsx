import type { ReactNode } from 'react'
import { artworkPath, localizedPosterUrl } from 'shared-contract'
import { useLocale } from 'shared-i18n'
import { Card, CardTitle, Meta, Picture, radius, space, color as token } from 'shared-ui'
import { styled } from 'styled-components'

const POSTER_PX = 64
const POSTER_HEIGHT_PX = 96

/** Titles that come next, in as many columns as there is room for. */
export const UpNextList = styled.ul`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
	gap: ${space[3]};
`
const Layout = styled(Card)`
	display: grid;
	grid-template-columns: ${POSTER_PX}px minmax(0, 1fr) auto;
	align-items: start;
	gap: ${space[3]};
	padding: ${space[3]};
	border-radius: ${radius.md};
	box-shadow: 0 0 0 1px ${token.line};
	background: ${token.surface};
	&:hover { box-shadow: 0 0 0 2px ${token.text}; }
	&:focus-within:has(:focus-visible) { box-shadow: 0 0 0 3px ${token.live}; }
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
	titleId: number
	href: string
	name: string
	imageUrl: string
	color: string
	/** Why it is shown; left out where the place says it. */
	reason?: string
	/** At its end. */
	action?: ReactNode
	children: ReactNode
}

/** A title that comes next, in one line: poster, name, what comes of it, and the reason. */
export function UpNextItem({ titleId, href, name, reason, action, children, imageUrl, color }: UpNextItemProps) {
	const locale = useLocale()
	return (
		<Layout>
			<Poster
				src={localizedPosterUrl(locale, imageUrl)}
				fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', titleId))}
				alt=""
				width={POSTER_PX}
				height={POSTER_HEIGHT_PX}
				color={color}
			/>
			<Text>
				<CardTitle to={href} title={name}>
					{name}
				</CardTitle>
				{children}
				{reason && <Reason as="p">{reason}</Reason>}
			</Text>
			{action}
		</Layout>
	)
}
