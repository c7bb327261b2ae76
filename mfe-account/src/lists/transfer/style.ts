import { color, from, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** The drop zone of a file. */
export const DropZone = styled.div<{ $over: boolean }>`
	display: grid;
	justify-items: center;
	gap: ${space[3]};
	padding: ${space[8]} ${space[4]};
	border: 2px dashed ${(p) => (p.$over ? color.live : color.edge)};
	border-radius: ${radius.lg};
	text-align: center;
	background: ${(p) => (p.$over ? color.raised : 'none')};
	transition: border-color ${motion.fast}, background-color ${motion.fast};
	> svg { color: ${color.live}; }
	p { max-width: 34rem; text-wrap: balance; }
`

/** Options side by side, if they fit. */
export const OptionRow = styled.div`
	display: grid;
	gap: ${space[4]};
	${from.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** Four counts; each one filters the rows. */
export const Figures = styled.ul`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	gap: ${space[3]};
	${from.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`
export const Figure = styled.button`
	display: grid;
	gap: 2px;
	width: 100%;
	padding: ${space[3]} ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	text-align: start;
	color: ${color.text};
	background: ${color.surface};
	cursor: pointer;
	transition: border-color ${motion.fast};
	strong { font-size: ${size.xl}; font-variant-numeric: tabular-nums; line-height: 1.2; }
	span { font-size: ${size.sm}; color: ${color.muted}; }
	&:hover { border-color: ${color.edge}; }
	&[aria-pressed='true'] { border-color: ${color.text}; }
`

/** The rows of a file; rows out of view are not rendered. */
export const RowList = styled.ul`
	display: grid;
	> li {
		display: grid;
		grid-template-columns: 40px minmax(0, 1fr);
		gap: ${space[1]} ${space[3]};
		padding-block: ${space[3]};
		border-top: 1px solid ${color.line};
		content-visibility: auto;
		contain-intrinsic-size: auto 84px;
	}
	> li > :first-child { border-radius: ${radius.sm}; }
`
export const RowText = styled.div`
	display: grid;
	gap: 2px;
	align-content: center;
	min-width: 0;
	overflow-wrap: anywhere;
	strong { font-weight: 650; }
	del { color: ${color.muted}; }
`
/** A placeholder for a row without a title. */
export const NoPicture = styled.span`
	display: grid;
	place-items: center;
	height: 56px;
	border: 1px dashed ${color.edge};
	color: ${color.muted};
`
export const Note = styled.p<{ $bad: boolean }>`
	font-size: ${size.sm};
	color: ${(p) => (p.$bad ? color.danger : color.muted)};
`

/** A list of exports or past imports, with their actions. */
export const TransferList = styled.ul`
	display: grid;
	> li {
		display: grid;
		gap: ${space[2]} ${space[4]};
		align-items: center;
		padding-block: ${space[4]};
	}
	> li:first-child { padding-top: 0; }
	> li:last-child { padding-bottom: 0; }
	> li + li { border-top: 1px solid ${color.line}; }
	strong { font-weight: 650; overflow-wrap: anywhere; }
	${from.desktop} { > li { grid-template-columns: minmax(0, 1fr) auto; } }
`
