import { color, motion, space } from 'shared-ui'
import { styled } from 'styled-components'

/** A full-width button that expands the history. */
export const ExpandButton = styled.button`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: ${space[3]};
	width: 100%;
	min-height: 44px;
	padding: 0;
	border: 0;
	font-weight: 650;
	text-align: start;
	color: ${color.text};
	background: none;
	cursor: pointer;
	> svg { flex: none; color: ${color.muted}; transition: transform ${motion.fast}; }
	&[aria-expanded='true'] > svg { transform: rotate(180deg); }
`
export const LogSection = styled.section`
	border-top: 1px solid ${color.line};
	padding-top: ${space[2]};
`
export const Records = styled.ol`
	display: grid;
	> li {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: 0 ${space[3]};
		padding-block: ${space[1]};
		border-top: 1px solid ${color.line};
	}
	strong { min-width: 6rem; font-weight: 600; font-variant-numeric: tabular-nums; }
	time { flex: 1; }
`
