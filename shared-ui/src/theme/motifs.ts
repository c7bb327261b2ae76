import { css } from 'styled-components'
import { color } from './tokens.ts'

/**
 * The torii line, a lintel over its tie beam: a thick short rule above a thin long one. It marks where the reader is:
 * the heading of a section, the chosen tab, the current page of the navigation.
 */
export const toriiLine = css`
	background:
		linear-gradient(currentColor 0 0) 50% 0 / 100% 3px no-repeat,
		linear-gradient(currentColor 0 0) 50% 100% / 72% 1px no-repeat;
	height: 7px;
`

const seigaiha = encodeURIComponent(
	"<svg xmlns='http://www.w3.org/2000/svg' width='48' height='24' fill='none' stroke='#000' stroke-width='1.5'><path id='a' d='M0 24a24 24 0 0 1 48 0M6 24a18 18 0 0 1 36 0M12 24a12 12 0 0 1 24 0M18 24a6 6 0 0 1 12 0'/><path d='M-24 12a24 24 0 0 1 31-7M-18 12a18 18 0 0 1 20-4M24 0a24 24 0 0 0-9 1M72 12a24 24 0 0 0-31-7M66 12a18 18 0 0 0-20-4'/></svg>",
)

const fading = `url("data:image/svg+xml,${seigaiha}") 50% 100% / 48px 24px, linear-gradient(#0000, #000 90%)`

/** Seigaiha, the waves of the blue sea, as a quiet ground that fades towards the top. Sets `::before` of its element. */
export const waves = css`
	position: relative;
	isolation: isolate;
	&::before {
		content: '';
		position: absolute;
		z-index: -1;
		inset: auto 0 0;
		height: min(96px, 45%);
		background: ${color.line};
		-webkit-mask: ${fading};
		-webkit-mask-composite: source-in;
		mask: ${fading};
		mask-composite: intersect;
	}
`
