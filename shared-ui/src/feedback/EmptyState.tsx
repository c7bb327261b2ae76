import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { waves } from '../theme/motifs.ts'
import { color, font, radius, size, space } from '../theme/tokens.ts'
import { Lantern } from './Lantern.tsx'

const Box = styled.div`
	${waves}
	display: grid;
	justify-items: center;
	gap: ${space[2]};
	padding: 0 ${space[4]} ${space[12]};
	border-radius: ${radius.lg};
	text-align: center;
	overflow: hidden;
	/* It brings its own colours: it may stand over a dark picture in the light theme. */
	color: ${color.text};
	background: ${color.surface};
	> svg { margin-bottom: ${space[3]}; }
`
const Title = styled.p`
	font: 700 ${size.xl}/1.25 ${font.display};
	letter-spacing: normal;
	text-wrap: balance;
	overflow-wrap: anywhere;
`
const Text = styled.p`
	max-width: 32rem;
	color: ${color.muted};
	text-wrap: balance;
`
const Action = styled.div`
	display: flex;
	flex-wrap: wrap;
	justify-content: center;
	gap: ${space[2]};
	margin-top: ${space[3]};
`

export type StateProps = {
	title: string
	text?: ReactNode
	/** Makes the title the heading of the page, which has nothing else. */
	isPage?: boolean | undefined
	/** What can be done about it. */
	action?: ReactNode
}

/** There is nothing here, said kindly. */
export function EmptyState({ title, text, isPage, action }: StateProps) {
	return (
		<Box>
			<Lantern />
			<Title as={isPage ? 'h1' : 'p'}>{title}</Title>
			{text && <Text>{text}</Text>}
			{action && <Action>{action}</Action>}
		</Box>
	)
}

/** Something failed: what happened, and what to do. */
export function FailurePanel({ title, text, isPage, action }: StateProps) {
	return (
		<Box role="alert">
			<Lantern fallen />
			<Title as={isPage ? 'h1' : 'p'}>{title}</Title>
			{text && <Text>{text}</Text>}
			{action && <Action>{action}</Action>}
		</Box>
	)
}
