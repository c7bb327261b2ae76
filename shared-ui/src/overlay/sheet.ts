import { css, keyframes } from 'styled-components'
import { art, color, motion, shadow } from '../index.ts'

const fade = keyframes`from { opacity: 0; }`

/** What a dialog and a drawer have in common: a sheet over a darkened page. */
export const sheet = css`
	max-width: none;
	padding: 0;
	border: 1px solid ${color.line};
	overscroll-behavior: contain;
	color: ${color.text};
	background: ${color.surface};
	box-shadow: ${shadow.floating};
	&::backdrop { background: ${art.scrim}; animation: ${fade} ${motion.slow}; }
`
