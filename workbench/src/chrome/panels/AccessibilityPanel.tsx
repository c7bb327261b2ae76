import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Badge, Button, Cluster, color, Meta, Spinner, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import type { AccessibilityIssue } from '../../protocol/message.ts'
import { $accessibility, $isReady } from '../frameStore.ts'
import { postToFrame } from '../postToFrame.ts'

/** The delay of the first check, so that screens can fetch their data, ms. */
const FIRST_CHECK_DELAY_MS = 1200

const Element = styled.li`
	display: grid;
	justify-items: start;
	gap: ${space[1]};
	padding-block: ${space[2]};
	border-block-end: 1px solid ${color.line};
	code { font: 400 ${size.xs}/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
`

function check() {
	$accessibility.set({ state: 'checking' })
	postToFrame({ kind: 'checkAccessibility' })
}

/** The results of axe for the frame, with the affected elements. */
export function AccessibilityPanel() {
	const report = useStore($accessibility)
	const isReady = useStore($isReady)
	const isNew = report.state === 'none'
	useEffect(() => {
		if (!isReady || !isNew) return
		const timer = setTimeout(check, FIRST_CHECK_DELAY_MS)
		return () => clearTimeout(timer)
	}, [isReady, isNew])
	return (
		<Stack>
			<Cluster $gap={4}>
				<Button size="sm" loading={report.state === 'checking'} disabled={!isReady} onClick={check}>
					Check again
				</Button>
				<Button size="sm" variant="quiet" onClick={() => postToFrame({ kind: 'highlight', selector: '' })}>
					Clear highlight
				</Button>
				<Summary />
			</Cluster>
			{report.state === 'checked' && report.issues.map((issue) => <IssueNote key={issue.id} issue={issue} />)}
		</Stack>
	)
}

function Summary() {
	const report = useStore($accessibility)
	switch (report.state) {
		case 'none':
			return <Spinner label="Waiting for the frame" />
		case 'checking':
			return <Meta role="status">Checking…</Meta>
		case 'failed':
			return <Meta role="alert">The check failed: {report.reason}</Meta>
		case 'checked': {
			const violations = report.issues.filter(({ needsReview }) => !needsReview).length
			return (
				<Meta role="status">
					{`${violations} ${violations === 1 ? 'violation' : 'violations'}, ${report.issues.length - violations} to review, ${report.passes} passed (axe-core)`}
				</Meta>
			)
		}
	}
}

function IssueNote({ issue: { help, helpUrl, impact, needsReview, elements } }: { issue: AccessibilityIssue }) {
	return (
		<section aria-label={help}>
			<p>
				<Badge $tone={needsReview ? 'quiet' : 'danger'}>{needsReview ? 'needs review' : impact}</Badge> {help}{' '}
				<a href={helpUrl} target="_blank" rel="noreferrer">
					About the rule
				</a>
			</p>
			<ul>
				{elements.map(({ selector, html, reason }) => (
					<Element key={selector}>
						<code>{html}</code>
						<Meta>{reason}</Meta>
						<Button size="sm" variant="quiet" onClick={() => postToFrame({ kind: 'highlight', selector })}>
							Highlight element
						</Button>
					</Element>
				))}
			</ul>
		</section>
	)
}
