import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const Section = styled.section`
	padding-top: ${space[3]};
	h2 {
		padding: 0 ${space[4]} ${space[1]};
		font: 650 ${size.xs}/1.4 var(--font-text);
		letter-spacing: 0.02em;
		color: ${color.muted};
	}
`
export const List = styled.ul`
	padding: 0 ${space[2]} ${space[2]};
`
const Anchor = styled(Link)`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	min-height: 44px;
	padding: ${space[1]} ${space[2]};
	border-radius: ${radius.md};
	font-weight: 600;
	text-decoration: none;
	> svg { flex: none; color: ${color.muted}; }
	&:hover { background: ${color.raised}; }
	&:focus-visible { background: ${color.raised}; outline-offset: -2px; border-radius: ${radius.md}; }
`

/** A message in place of results. */
export const Message = styled.div`
	display: grid;
	justify-items: center;
	gap: ${space[2]};
	padding: ${space[8]} ${space[6]} ${space[12]};
	text-align: center;
	color: ${color.muted};
	overflow-wrap: anywhere;
	strong { font-size: ${size.lg}; color: ${color.text}; }
`

/** A titled list. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
	const id = useId()
	return (
		<Section aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<List>{children}</List>
		</Section>
	)
}

/** A link of the list, reachable by arrow keys. */
export function Entry({ to, onFollow, children }: { to: string; onFollow: () => void; children: ReactNode }) {
	return (
		<li>
			<Anchor to={to} onClick={onFollow}>
				{children}
			</Anchor>
		</li>
	)
}
