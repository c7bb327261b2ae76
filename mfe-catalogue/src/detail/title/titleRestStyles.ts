import { color, headerHeight, Stack, until } from 'shared-ui'
import { styled } from 'styled-components'

/** The tabs of a title. Their row sticks below the header. */
export const TabBar = styled.div`
	min-width: 0;
	scroll-margin-top: ${headerHeight};
	[role='tablist'] {
		position: sticky;
		z-index: 1;
		top: ${headerHeight};
		background: ${color.canvas};
	}
`

/** The side column. Below wide screens it stands in one tab. */
export const SideColumn = styled(Stack).attrs({ $gap: 6 })<{ $onPhones: boolean }>`
	${until.wide} { ${(p) => !p.$onPhones && 'display: none;'} }
`
