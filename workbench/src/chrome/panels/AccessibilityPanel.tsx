import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Badge, Button, Cluster, color, Meta, Spinner, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import type { Issue } from '../../view/message.ts'
import { $isReady, $report } from '../findings.ts'
import { order } from '../frameWindow.ts'

/** Screens fetch their data first, ms. */
const SETTLE_MS = 1200

const Element = styled.li`
	display: grid;
	justify-items: start;
	gap: ${space[1]};
	padding-block: ${space[2]};
	border-block-end: 1px solid ${color.line};
	code { font: 400 ${size.xs}/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
`

function check() {
	$report.set({ state: 'checking' })
	order({ kind: 'check' })
}

/** What keeps people out of what is in the frame, with the elements that it is about. */
export function AccessibilityPanel() {
	const report = useStore($report)
	const isReady = useStore($isReady)
	const isNew = report.state === 'none'
	useEffect(() => {
		if (!isReady || !isNew) return
		const timer = setTimeout(check, SETTLE_MS)
		return () => clearTimeout(timer)
	}, [isReady, isNew])
	return (
		<Stack>
			<Cluster $gap={4}>
				<Button size="sm" loading={report.state === 'checking'} disabled={!isReady} onClick={check}>
					Check again
				</Button>
				<Button size="sm" variant="quiet" onClick={() => order({ kind: 'highlight', selector: '' })}>
					Take the mark away
				</Button>
				<Summary />
			</Cluster>
			{report.state === 'checked' && report.issues.map((issue) => <IssueNote key={issue.id} issue={issue} />)}
		</Stack>
	)
}

function Summary() {
	const report = useStore($report)
	switch (report.state) {
		case 'none':
			return <Spinner label="Waiting for the frame" />
		case 'checking':
			return <Meta role="status">Checking…</Meta>
		case 'failed':
			return <Meta role="alert">It could not be checked: {report.reason}</Meta>
		case 'checked': {
			const broken = report.issues.filter(({ uncertain }) => !uncertain).length
			return (
				<Meta role="status">
					{`${broken} ${broken === 1 ? 'rule' : 'rules'} broken, ${report.issues.length - broken} to look at, ${report.passes} kept (axe-core)`}
				</Meta>
			)
		}
	}
}

function IssueNote({ issue: { help, helpUrl, impact, uncertain, elements } }: { issue: Issue }) {
	return (
		<section aria-label={help}>
			<p>
				<Badge $tone={uncertain ? 'quiet' : 'danger'}>{uncertain ? 'look at it' : impact}</Badge> {help}{' '}
				<a href={helpUrl} target="_blank" rel="noreferrer">
					Why
				</a>
			</p>
			<ul>
				{elements.map(({ selector, html, reason }) => (
					<Element key={selector}>
						<code>{html}</code>
						<Meta>{reason}</Meta>
						<Button size="sm" variant="quiet" onClick={() => order({ kind: 'highlight', selector })}>
							Show where
						</Button>
					</Element>
				))}
			</ul>
		</section>
	)
}
