import { type ReactNode, useId } from 'react'
import { Panel, Stack, size } from 'shared-ui'
import { styled } from 'styled-components'

const Title = styled.h2`
	font-size: ${size.xl};
`

/** A titled panel of the side column. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
	const titleId = useId()
	return (
		<Panel as="section" aria-labelledby={titleId}>
			<Stack>
				<Title id={titleId}>{title}</Title>
				{children}
			</Stack>
		</Panel>
	)
}
