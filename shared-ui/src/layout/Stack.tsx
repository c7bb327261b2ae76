import { styled } from 'styled-components'
import { color, from, radius, size, space } from '../theme/tokens.ts'

type Gap = keyof typeof space

/** Things one below the other. */
export const Stack = styled.div<{ $gap?: Gap | undefined }>`
	display: flex;
	flex-direction: column;
	gap: ${(p) => space[p.$gap ?? 4]};
	min-width: 0;
`

/** Things side by side that wrap. */
export const Cluster = styled.div<{ $gap?: Gap | undefined; $between?: boolean | undefined }>`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: ${(p) => (p.$between ? 'space-between' : 'start')};
	gap: ${(p) => space[p.$gap ?? 2]};
	min-width: 0;
`

/** A main column and, from tablets on, a narrow one beside it. */
export const Split = styled.div<{ $side?: 'start' | 'end' | undefined }>`
	display: grid;
	gap: ${space[8]};
	> * { min-width: 0; }
	${from.wide} {
		grid-template-columns: ${(p) => (p.$side === 'start' ? '18rem minmax(0, 1fr)' : 'minmax(0, 1fr) 20rem')};
		align-items: start;
	}
`

/** A raised sheet. */
export const Panel = styled.div`
	padding: ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	min-width: 0;
	${from.phone} { padding: ${space[6]}; }
`

/** Text that stands back: dates, counts, names of sources. */
export const Meta = styled.span`
	font-size: ${size.sm};
	color: ${color.muted};
	font-variant-numeric: tabular-nums;
`

/** Running text at a comfortable measure, and the HTML of articles. */
export const Prose = styled.div`
	max-width: 44rem;
	line-height: 1.7;
	> :where(:not(:first-child)) { margin-top: 1em; }
	h2, h3 { margin-top: 1.6em; }
	h2 { font-size: ${size.xl}; }
	h3 { font-size: ${size.lg}; }
	ul { list-style: disc; padding-inline-start: 1.4em; }
	ol { list-style: decimal; padding-inline-start: 1.4em; }
	img { border-radius: ${radius.md}; height: auto; }
	blockquote { padding-inline-start: ${space[4]}; border-inline-start: 3px solid ${color.edge}; color: ${color.muted}; }
`
