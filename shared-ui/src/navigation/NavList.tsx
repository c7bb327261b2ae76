import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { color, motion, radius, space, toriiLine } from 'shared-ui'
import { styled } from 'styled-components'

const List = styled.ul<{ $row: boolean | undefined }>`
	display: flex;
	flex-direction: ${(p) => (p.$row ? 'row' : 'column')};
	gap: ${space[1]};
`
const Item = styled(NavLink)<{ $row: boolean | undefined }>`
	position: relative;
	display: flex;
	align-items: center;
	gap: ${space[3]};
	padding: ${space[2]} ${space[3]};
	border-radius: ${radius.md};
	font-weight: 600;
	text-decoration: none;
	white-space: nowrap;
	color: ${color.muted};
	transition: color ${motion.fast}, background-color ${motion.fast};
	&:hover { color: ${color.text}; }
	&.active { color: ${color.text}; background: ${(p) => (p.$row ? 'none' : color.raised)}; }
	&.active::after {
		content: '';
		position: absolute;
		inset: auto ${space[3]} -4px;
		display: ${(p) => (p.$row ? 'block' : 'none')};
		${toriiLine}
	}
`

export type NavItem = { to: string; label: string; icon?: ReactNode; end?: boolean | undefined }

export type NavListProps = {
	label: string
	items: readonly NavItem[]
	/** Side by side, as in a header; otherwise one below the other. */
	row?: boolean | undefined
	/** After a press, for instance to close the drawer around it. */
	onNavigate?: (() => void) | undefined
}

/** Places of the site, of which the current one is marked. */
export function NavList({ label, items, row, onNavigate }: NavListProps) {
	return (
		<nav aria-label={label}>
			<List $row={row}>
				{items.map(({ to, label, icon, end = false }) => (
					<li key={to}>
						<Item to={to} end={end} $row={row} onClick={onNavigate}>
							{icon}
							{label}
						</Item>
					</li>
				))}
			</List>
		</nav>
	)
}
