import { useStore } from '@nanostores/react'
import { Badge, color, Meta, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { $errors } from '../frameStore.ts'

const SOURCES = {
	render: 'render error',
	uncaught: 'uncaught error',
	slice: 'slice failed to load',
	policy: 'content security policy',
} as const

const Detail = styled.pre`
	max-height: 12rem;
	padding: ${space[2]} ${space[3]};
	overflow: auto;
	font: 400 ${size.xs}/1.5 ui-monospace, monospace;
	white-space: pre-wrap;
	color: ${color.muted};
	background: ${color.raised};
`

/** The errors of the frame. */
export function ErrorsPanel() {
	const errors = useStore($errors)
	if (errors.length === 0) return <Meta>No errors.</Meta>
	return (
		<Stack as="ol" aria-label="Errors">
			{errors.map(({ source, text, detail }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: errors are only appended
				<li key={index}>
					<p>
						<Badge $tone="danger">{SOURCES[source]}</Badge> {text}
					</p>
					{detail && <Detail>{detail.trim()}</Detail>}
				</li>
			))}
		</Stack>
	)
}
