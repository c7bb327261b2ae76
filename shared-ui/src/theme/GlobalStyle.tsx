import { createGlobalStyle } from 'styled-components'
import { overArtShare } from './palettes.ts'
import { art, color, font, headerHeight, radius, size } from './tokens.ts'

/**
 * The ground every page stands on, over the theme's variables (`ThemeVariables`). Rendered once, by the host page. What is focused in a page
 * comes to stand clear of the header; a padding of the whole would have the header's own links scroll the page to its top.
 */
export const GlobalStyle = createGlobalStyle`
*, ::before, ::after { box-sizing: border-box; }
* { margin: 0; }
html {
	scrollbar-gutter: stable;
	-webkit-text-size-adjust: 100%;
	scrollbar-color: ${color.edge} transparent;
}
/* The place of the scroll bar stays free, and the backdrop does not reach it: it is darkened by the same shade. */
html:has(dialog:modal) {
	overflow: hidden;
	background: color-mix(in srgb, ${art.shade} ${overArtShare.scrim}%, ${color.canvas});
}
:where(main) :where(a, button, input, select, textarea, summary, [tabindex='0']) { scroll-margin-top: calc(${headerHeight} + 8px); }
body {
	min-height: 100vh;
	font: 400 ${size.md}/1.55 ${font.text};
	color: ${color.text};
	background: ${color.canvas};
	-webkit-font-smoothing: antialiased;
	overflow-wrap: break-word;
	word-break: auto-phrase;
	line-break: strict;
}
/* Where the text is large for its window, a word that has no room breaks rather than make the page wider. */
@media (width < 20em) { body { overflow-wrap: anywhere; -webkit-hyphens: auto;
		hyphens: auto; } }
h1, h2, h3 {
	font-family: ${font.display};
	font-weight: 750;
	line-height: 1.12;
	letter-spacing: -0.02em;
	text-wrap: balance;
}
:lang(ja) :is(h1, h2, h3), :is(h1, h2, h3):lang(ja) {
	line-height: 1.3;
	letter-spacing: 0;
}
p { text-wrap: pretty; }
img, svg, video { display: block; max-width: 100%; }
button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
a { color: inherit; text-underline-offset: 0.2em; }
ul, ol { padding: 0; list-style: none; }
:focus-visible {
	outline: 2px solid ${color.live};
	outline-offset: 2px;
	border-radius: ${radius.sm};
}
::selection { color: ${color.onAction}; background: ${color.action}; }
@media (prefers-reduced-motion: reduce) {
	*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; scroll-behavior: auto !important; }
}
body.animations-disabled :is(*, ::before, ::after) {
	animation-duration: 0s !important;
	animation-delay: 0s !important;
	transition-duration: 0s !important;
	scroll-behavior: auto !important;
}
`
