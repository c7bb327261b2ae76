import { art, Container, from, space } from 'shared-ui'
import { styled } from 'styled-components'
import { FADE_HEIGHT, fadeIntoPage } from '../../shared/fadeIntoPage.ts'

/** A slide of the carousel: a full-bleed picture with text on its darkened lower left. */
export const Slide = styled.div`
	position: relative;
	display: grid;
	align-items: end;
	height: 100%;
	/* Narrow phones have more lines: a slide that is higher than the one before would push the page down. */
	min-height: max(clamp(35.5rem, 62vw, 43rem), 54rem - 64vw);
	color: ${art.text};
	background: ${art.shade};
	overflow: hidden;
	${from.desktop} { min-height: clamp(35rem, 46vw, 44rem); }
	${fadeIntoPage}
`

export const SlideBackground = styled.div`
	position: absolute;
	inset: 0;
	> * { position: absolute; inset: 0; width: 100%; height: 100%; }
	img { object-position: 70% 30%; }
`

/** Darkens the picture behind the text. On phones the text covers most of the picture. */
export const Scrim = styled.div`
	background:
		linear-gradient(
			to top,
			${art.shade} 8%,
			color-mix(in srgb, ${art.shade} 84%, transparent) 58%,
			color-mix(in srgb, ${art.shade} 62%, transparent) 84%,
			transparent
		);
	${from.desktop} {
		background:
			linear-gradient(to top, ${art.shade} 2%, color-mix(in srgb, ${art.shade} 82%, transparent) 32%, transparent 74%),
			linear-gradient(
				to right,
				color-mix(in srgb, ${art.shade} 80%, transparent),
				color-mix(in srgb, ${art.shade} 64%, transparent) 26rem,
				transparent max(66%, 56rem)
			);
	}
`

export const SlideText = styled(Container)`
	position: relative;
	display: grid;
	gap: ${space[3]};
	padding-block: ${space[6]} calc(${space[16]} + ${FADE_HEIGHT});
	> * { max-width: 46rem; }
	${from.desktop} { gap: ${space[4]}; padding-bottom: calc(${space[16]} + ${FADE_HEIGHT}); }
`
