import { color, radius, space } from 'shared-ui'
import { styled } from 'styled-components'

/** A bordered list of titles: poster, name and a button. */
export const MissingRows = styled.ul`
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	min-width: 0;
`
export const MissingRow = styled.li`
	display: grid;
	grid-template-columns: 40px minmax(0, 1fr) auto;
	gap: ${space[3]};
	align-items: center;
	padding: ${space[2]} ${space[4]};
	& + & { border-top: 1px solid ${color.line}; }
	a { overflow-wrap: anywhere; }
`
