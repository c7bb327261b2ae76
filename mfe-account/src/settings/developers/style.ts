import { color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** A program. Long lines scroll, so that it can be read as it is written. */
export const Code = styled.pre`
	padding: ${space[4]};
	overflow-x: auto;
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	background: ${color.surface};
	font-size: ${size.sm};
	line-height: 1.6;
	tab-size: 2;
`

export const Columns = styled.div`
	display: grid;
	gap: ${space[8]};
	align-items: start;
	> * { min-width: 0; }
	${from.wide} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); column-gap: ${space[12]}; }
`

export const Chapter = styled.section`
	display: grid;
	gap: ${space[4]};
	> * { min-width: 0; }
	h2 { font-size: ${size.xl}; }
	p, dd { color: ${color.muted}; }
	a { text-underline-offset: 3px; }
`

export const Scopes = styled.dl`
	display: grid;
	gap: ${space[3]};
	dt { font-weight: 600; }
	dd { margin: 0; }
`
