import { color, font, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

export const Sheet = styled.div`
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	overflow: hidden;
`

export const Toggle = styled.button`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	width: 100%;
	min-height: 56px;
	padding: ${space[3]} ${space[4]};
	border: 0;
	font: 700 ${size.lg}/1.25 ${font.display};
	text-align: start;
	background: none;
	cursor: pointer;
	transition: background-color ${motion.fast};
	&:hover { background: ${color.raised}; }
	&:focus-visible { outline-offset: -3px; }
	> :first-child { min-width: 0; overflow-wrap: anywhere; }
	> :last-child { flex: none; margin-inline-start: auto; }
`

export const Panel = styled.div`
	display: grid;
	gap: ${space[2]};
	padding: 0 ${space[2]} ${space[3]};
	> p { padding: ${space[2]}; }
`

export const Bar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: ${space[2]} ${space[4]};
	padding-inline: ${space[2]};
`

export const Lines = styled.ol`
	display: grid;
	> li { content-visibility: auto; contain-intrinsic-size: auto 104px; }
	> li + li { border-top: 1px solid ${color.line}; }
`
