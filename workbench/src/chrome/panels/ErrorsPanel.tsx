import { useStore } from '@nanostores/react'
import { Badge, color, Meta, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { $errors } from '../findings.ts'

const WHERE = {
	render: 'while rendering',
	uncaught: 'nobody caught it',
	slice: 'a slice did not load',
	policy: "the site's policy",
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

/** What failed in the frame, and where. */
export function ErrorsPanel() {
	const errors = useStore($errors)
	if (errors.length === 0) return <Meta>Nothing has failed.</Meta>
	return (
		<Stack as="ol" aria-label="Errors">
			{errors.map(({ where, text, detail }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: errors are only ever added
				<li key={index}>
					<p>
						<Badge $tone="danger">{WHERE[where]}</Badge> {text}
					</p>
					{detail && <Detail>{detail.trim()}</Detail>}
				</li>
			))}
		</Stack>
	)
}
