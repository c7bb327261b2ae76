import { color, from, headerHeight, Split, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Closer to the head than a page's sections are. */
export const Columns = styled(Split)`
	margin-top: calc(-1 * ${space[8]});
`

/** The tabs of a title. Their row sticks below the header. */
export const TabBar = styled.div`
	min-width: 0;
	scroll-margin-top: ${headerHeight};
	/* What an address names stands below the row. */
	[id] { scroll-margin-top: calc(${headerHeight} + 5rem); }
	/* A row of cards runs on to the edge of the screen where no column stands beside it. */
	[role='tabpanel'] { ${from.wide} { --gutter: 0px; } }
	[role='tablist'] {
		position: sticky;
		z-index: 1;
		top: ${headerHeight};
		background: ${color.canvas};
	}
`
