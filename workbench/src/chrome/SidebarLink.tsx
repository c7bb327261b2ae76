import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { color, font, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const Item = styled(Link)<{ $isHome: boolean }>`
	padding: ${space[1]} ${space[3]};
	border-inline-start: 3px solid transparent;
	border-radius: ${radius.sm};
	font-size: ${size.sm};
	overflow-wrap: anywhere;
	color: ${color.muted};
	text-decoration: none;
	${(p) => p.$isHome && `font: 750 ${size.lg}/1.3 ${font.display}; letter-spacing: -0.02em; color: ${color.text};`}
	&:hover { color: ${color.text}; background: ${color.raised}; }
	&[aria-current] { color: ${color.text}; border-color: ${color.live}; background: ${color.raised}; }
`

interface SidebarLinkProps {
	to: string
	current: boolean
	/** Whether it links to the overview. */
	isHome?: boolean
	children: ReactNode
}

/** A link in the sidebar. */
export function SidebarLink({ to, current, isHome = false, children }: SidebarLinkProps) {
	return (
		<Item to={to} aria-current={current ? 'page' : undefined} $isHome={isHome}>
			{children}
		</Item>
	)
}
