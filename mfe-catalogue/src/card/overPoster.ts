import { motion, space } from 'shared-ui'
import { styled } from 'styled-components'

/** A card and what lies over its poster. */
export const PosterPlace = styled.div`
	position: relative;
	height: 100%;
`

/** Over the lower edge of a poster, 2:3. Only its controls take presses; the rest is the card's link. */
export const OverPoster = styled.div`
	position: absolute;
	z-index: 2;
	inset: 0 0 auto;
	display: flex;
	align-items: end;
	justify-content: end;
	aspect-ratio: 2 / 3;
	padding: ${space[2]};
	pointer-events: none;
	button { pointer-events: auto; }
	/* Where there is a pointer, the button comes with it; one that is pressed stays. */
	@media (hover: hover) {
		button:not([aria-pressed='true'], :focus-visible) { opacity: 0; transition: opacity ${motion.fast}; }
		${PosterPlace}:hover & button { opacity: 1; }
	}
`
