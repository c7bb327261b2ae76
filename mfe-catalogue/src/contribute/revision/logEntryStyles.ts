import { color, motion, radius, space } from 'shared-ui'
import { styled } from 'styled-components'

export const Entry = styled.li`
	min-width: 0;
	border-top: 1px solid ${color.line};
`

/** The whole line is the button that expands the entry. */
export const Head = styled.button`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	width: 100%;
	padding: ${space[3]} ${space[2]};
	border: 0;
	border-radius: ${radius.md};
	text-align: start;
	background: none;
	cursor: pointer;
	transition: background-color ${motion.fast};
	&:hover { background: ${color.raised}; }
	> svg { flex: none; color: ${color.muted}; }
`

export const Line = styled.span`
	display: grid;
	flex: 1;
	min-width: 0;
	overflow-wrap: anywhere;
`

export const Details = styled.div`
	display: grid;
	gap: ${space[4]};
	padding: ${space[2]} ${space[2]} ${space[6]};
	h3 { margin-bottom: ${space[2]}; font-size: inherit; }
`
