import { useStore } from '@nanostores/react'
import { color, Meta, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { $console } from '../frameStore.ts'

const List = styled.ol`
	display: grid;
	font: 400 ${size.sm}/1.5 ui-monospace, monospace;
`
const Line = styled.li<{ $level: string }>`
	display: grid;
	grid-template-columns: 4rem minmax(0, 1fr);
	padding-block: ${space[1]};
	border-block-end: 1px solid ${color.line};
	white-space: pre-wrap;
	overflow-wrap: anywhere;
	color: ${(p) => (p.$level === 'error' ? color.danger : color.text)};
	> span { color: ${color.muted}; }
`

/** The console messages of the frame. */
export function ConsolePanel() {
	const lines = useStore($console)
	if (lines.length === 0) return <Meta>No console messages.</Meta>
	return (
		<List aria-label="Console">
			{lines.map(({ level, text }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
				<Line key={index} $level={level}>
					<span>{level}</span>
					{text}
				</Line>
			))}
		</List>
	)
}
