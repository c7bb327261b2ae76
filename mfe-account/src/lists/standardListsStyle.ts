import { color, from, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

export const ListGrid = styled.ul`
	display: grid;
	gap: ${space[4]};
	${from.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`
/** A standard list as one large button. */
export const StandardCard = styled.button`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	align-items: center;
	gap: ${space[4]};
	width: 100%;
	height: 100%;
	padding: ${space[6]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	text-align: start;
	color: ${color.text};
	background: ${color.surface};
	cursor: pointer;
	transition: border-color ${motion.base}, background-color ${motion.base};
	> svg { color: ${color.live}; }
	&:hover { border-color: ${color.text}; }
`
export const StandardName = styled.span`
	display: grid;
	gap: 2px;
	strong { font-size: ${size.lg}; line-height: 1.25; }
`
export const OpenHint = styled.span`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	font-size: ${size.sm};
	font-weight: 600;
	color: ${color.muted};
	${StandardCard}:hover & { color: ${color.text}; }
`
