import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const Item = styled(Link)`
	padding: ${space[2]} ${space[3]};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	color: ${color.muted};
	text-decoration: none;
	&:hover, &[aria-current] { color: ${color.text}; background: ${color.raised}; }
`

/** A page in the side list. */
export function PageLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
	return (
		<Item to={to} aria-current={current ? 'page' : undefined}>
			{children}
		</Item>
	)
}
