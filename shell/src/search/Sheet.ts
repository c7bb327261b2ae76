import { art, color, from, motion, radius, safe, shadow } from 'shared-ui'
import { keyframes, styled } from 'styled-components'

const drop = keyframes`from { opacity: 0; transform: translateY(-16px); }`
const fade = keyframes`from { opacity: 0; }`

/** A modal aligned to the top of the screen, so that the field does not move with the number of results. */
export const Sheet = styled.dialog`
	width: min(42rem, 100vw - 2 * max(8px, ${safe.left}, ${safe.right}));
	max-width: none;
	max-height: none;
	margin: max(8px, ${safe.top}) auto auto;
	padding: 0;
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	color: ${color.text};
	background: ${color.surface};
	box-shadow: ${shadow.floating};
	overflow: hidden;
	animation: ${drop} ${motion.base} ease-out;
	&::backdrop {
		background: color-mix(in srgb, ${art.shade} 72%, transparent);
		animation: ${fade} ${motion.base};
	}
	> div { outline: none; }
	${from.desktop} { margin-top: 10vh; }
`
