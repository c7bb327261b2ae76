import type { ReactNode } from 'react'
import { color, from } from 'shared-ui'
import { styled } from 'styled-components'

const Row = styled.div`
	display: flex;
	flex: 1;
	min-height: 0;
`
const Middle = styled.div`
	display: flex;
	flex: 1;
	flex-direction: column;
	min-width: 0;
	min-height: 0;
`
const Aside = styled.aside`
	display: none;
	flex: none;
	width: 17rem;
	min-height: 0;
	border-left: 1px solid ${color.line};
	overflow-y: auto;
	overscroll-behavior: contain;
	background: ${color.surface};
	${from.full} { display: block; }
`

interface WithAsideProps {
	aside: ReactNode
	/** Label of the sidebar. */
	label: string
	children: ReactNode
}

/** A conversation with a sidebar on wide screens. */
export function PaneWithSidebar({ aside, label, children }: WithAsideProps) {
	return (
		<Row>
			<Middle>{children}</Middle>
			<Aside aria-label={label}>{aside}</Aside>
		</Row>
	)
}
