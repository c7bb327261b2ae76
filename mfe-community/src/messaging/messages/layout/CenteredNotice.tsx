import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Middle = styled.div`
	display: grid;
	flex: 1;
	place-content: center;
	grid-template-columns: minmax(0, 34rem);
	min-height: 0;
	padding: var(--gutter);
	overflow-y: auto;
`

/** Content in the middle of an otherwise empty pane. */
export function CenteredNotice({ children }: { children: ReactNode }) {
	return <Middle>{children}</Middle>
}
