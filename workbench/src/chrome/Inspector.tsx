import { useStore } from '@nanostores/react'
import { ChevronDownIcon, ChevronUpIcon, color, IconButton, space } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { styled } from 'styled-components'
import type { Bench, BenchSlice } from '../bench/bench.ts'
import type { Panel, View } from '../view/view.ts'
import { $console, $errors, $report, $requests } from './findings.ts'
import { AccessibilityPanel } from './panels/AccessibilityPanel.tsx'
import { ConsolePanel } from './panels/ConsolePanel.tsx'
import { ContractPanel } from './panels/ContractPanel.tsx'
import { ControlsPanel } from './panels/ControlsPanel.tsx'
import { ErrorsPanel } from './panels/ErrorsPanel.tsx'
import { NetworkPanel } from './panels/NetworkPanel.tsx'
import { SharedPanel } from './panels/SharedPanel.tsx'
import type { ChangeView } from './useView.ts'

const Place = styled.section<{ $isFolded: boolean }>`
	position: relative;
	min-width: 0;
	padding: 0 ${space[4]} ${(p) => (p.$isFolded ? 0 : space[6])};
	overflow: auto;
	border-block-start: 1px solid ${color.line};
	background: ${color.surface};
	[role='tablist'] { position: sticky; inset-block-start: 0; z-index: 1; background: ${color.surface}; }
	[role='tabpanel'] { ${(p) => p.$isFolded && 'display: none;'} }
`
// Beside the tabs, wherever the panel beneath them is scrolled to.
const Fold = styled.div`
	position: sticky;
	inset-block-start: ${space[1]};
	z-index: 2;
	float: inline-end;
	height: 0;
`

interface InspectorProps {
	bench: Bench
	subject: BenchSlice | undefined
	view: View
	change: ChangeView
}

/** What it is given, and what came to light. */
export function Inspector({ bench, subject, view, change }: InspectorProps) {
	const lines = useStore($console)
	const requests = useStore($requests)
	const errors = useStore($errors)
	const report = useStore($report)
	const tabs: { id: Panel; label: string; count?: number | undefined }[] = [
		{ id: 'controls', label: view.target.kind === 'route' ? 'Address' : 'Props' },
		...(subject
			? ([
					{ id: 'contract', label: 'Contract' },
					{ id: 'shared', label: 'Shared' },
				] as const)
			: []),
		{
			id: 'accessibility',
			label: 'Accessibility',
			count: report.state === 'checked' ? report.issues.length : undefined,
		},
		{ id: 'console', label: 'Console', count: lines.length || undefined },
		{ id: 'network', label: 'Network', count: requests.length || undefined },
		{ id: 'errors', label: 'Errors', count: errors.length || undefined },
	]
	const selected = tabs.find(({ id }) => id === view.panel)?.id ?? 'controls'
	return (
		<Place aria-label="Inspector" $isFolded={view.folded}>
			<Fold>
				<IconButton
					size="sm"
					label={view.folded ? 'Unfold the inspector' : 'Fold the inspector'}
					icon={view.folded ? <ChevronUpIcon /> : <ChevronDownIcon />}
					onClick={() => change({ folded: !view.folded }, true)}
				/>
			</Fold>
			<Tabs
				label="Inspector"
				tabs={tabs}
				selected={selected}
				onSelect={(panel) => change({ panel, folded: false }, true)}
			>
				<Selected panel={selected} bench={bench} subject={subject} view={view} change={change} />
			</Tabs>
		</Place>
	)
}

function Selected({ panel, ...props }: InspectorProps & { panel: Panel }) {
	switch (panel) {
		case 'controls':
			return <ControlsPanel {...props} />
		case 'contract':
			return props.subject ? <ContractPanel bench={props.bench} subject={props.subject} /> : null
		case 'shared':
			return props.subject ? <SharedPanel subject={props.subject} /> : null
		case 'accessibility':
			return <AccessibilityPanel />
		case 'console':
			return <ConsolePanel />
		case 'network':
			return <NetworkPanel />
		case 'errors':
			return <ErrorsPanel />
	}
}
