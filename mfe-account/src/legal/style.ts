import { color, from, headerHeight, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Links to the other legal pages, aligned with the text of the page. */
export const PageLinks = styled.div`
	margin-inline: calc(-1 * ${space[3]});
	ul { flex-wrap: wrap; }
`

/** The text, with the table of contents beside it from tablets on. */
export const Layout = styled.div`
	display: grid;
	gap: ${space[8]};
	> * { min-width: 0; }
	${from.wide} { grid-template-columns: 16rem minmax(0, 1fr); align-items: start; }
`

export const ContentsBox = styled.nav`
	padding: ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	font-size: ${size.sm};
	ol {
		display: grid;
		gap: ${space[2]};
		margin-top: ${space[3]};
		counter-reset: chapter;
	}
	li { display: flex; gap: ${space[2]}; counter-increment: chapter; }
	li::before {
		content: counter(chapter);
		flex: none;
		min-width: 1.4em;
		color: ${color.muted};
		font-variant-numeric: tabular-nums;
		text-align: end;
	}
	a { color: ${color.muted}; text-decoration: none; }
	@media (pointer: coarse) { ol { gap: 0; } li { padding-block: 10px; } a { padding-block: 10px; margin-block: -10px; } }
	a:hover { color: ${color.text}; text-decoration: underline; text-underline-offset: 3px; }
	${from.wide} { position: sticky; top: calc(${headerHeight} + 24px); }
`

export const DocumentBody = styled.article`
	display: grid;
	gap: ${space[8]};
	max-width: 44rem;
	counter-reset: chapter;
`

export const ChapterTitle = styled.h2`
	display: flex;
	gap: 0.5em;
	margin-bottom: ${space[3]};
	font-size: ${size.xl};
	scroll-margin-top: calc(${headerHeight} + 24px);
	counter-increment: chapter;
	&::before {
		content: counter(chapter);
		color: ${color.muted};
		font-variant-numeric: tabular-nums;
	}
	&:focus { outline: none; }
`
