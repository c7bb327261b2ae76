import { styled } from 'styled-components'
import { color, radius, safe, space } from '../theme/tokens.ts'

/** The first thing that the keyboard reaches: past the header, to the page. */
export const SkipLink = styled.a.attrs({ href: '#main' })`
	position: fixed;
	z-index: 50;
	top: max(${space[2]}, ${safe.top});
	left: max(${space[2]}, ${safe.left});
	padding: ${space[2]} ${space[4]};
	border-radius: ${radius.md};
	color: ${color.canvas};
	background: ${color.text};
	&:not(:focus) { transform: translateY(-200%); }
`
