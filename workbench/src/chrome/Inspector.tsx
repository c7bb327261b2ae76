import { useStore } from '@nanostores/react'
import { ChevronDownIcon, ChevronUpIcon, color, IconButton, space } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { styled } from 'styled-components'
import type { IndexedSlice, WorkbenchIndex } from '../protocol/workbenchIndex.ts'
import type { Panel, View } from '../view/view.ts'
import { $accessibility, $console, $errors, $requests } from './frameStore.ts'
import { AccessibilityPanel } from './panels/AccessibilityPanel.tsx'
import { ConsolePanel } from './panels/ConsolePanel.tsx'
import { ContractPanel } from './panels/ContractPanel.tsx'
import { ControlsPanel } from './panels/ControlsPanel.tsx'
import { ErrorsPanel } from './panels/ErrorsPanel.tsx'
import { NetworkPanel } from './panels/NetworkPanel.tsx'
import { SharedPanel } from './panels/SharedPanel.tsx'
import type { ChangeView } from './useView.ts'

const Root = styled.section<{ $isCollapsed: boolean }>`
	position: relative;
	min-width: 0;
	padding: 0 ${space[4]} ${(p) => (p.$isCollapsed ? 0 : space[6])};
	overflow: auto;
	border-block-start: 1px solid ${color.line};
	background: ${color.surface};
	[role='tablist'] { position: sticky; inset-block-start: 0; z-index: 1; background: ${color.surface}; }
	[role='tabpanel'] { ${(p) => p.$isCollapsed && 'display: none;'} }
`
// Stays beside the tabs while the panel scrolls.
const CollapseButton = styled.div`
	position: sticky;
	inset-block-start: ${space[1]};
	z-index: 2;
	float: inline-end;
	height: 0;
`

interface InspectorProps {
	index: WorkbenchIndex
	selectedSlice: IndexedSlice | undefined
	view: View
	change: ChangeView
}

/** The panels below the preview: inputs, checks and logs. */
export function Inspector({ index, selectedSlice, view, change }: InspectorProps) {
	const lines = useStore($console)
	const requests = useStore($requests)
	const errors = useStore($errors)
	const report = useStore($accessibility)
	const tabs: { id: Panel; label: string; count?: number | undefined }[] = [
		{ id: 'controls', label: view.target.kind === 'route' ? 'URL' : 'Props' },
		...(selectedSlice
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
		<Root aria-label="Inspector" $isCollapsed={view.collapsed}>
			<CollapseButton>
				<IconButton
					size="sm"
					label={view.collapsed ? 'Expand the inspector' : 'Collapse the inspector'}
					icon={view.collapsed ? <ChevronUpIcon /> : <ChevronDownIcon />}
					onClick={() => change({ collapsed: !view.collapsed }, true)}
				/>
			</CollapseButton>
			<Tabs
				label="Inspector"
				tabs={tabs}
				selected={selected}
				onSelect={(panel) => change({ panel, collapsed: false }, true)}
			>
				<SelectedPanel panel={selected} index={index} selectedSlice={selectedSlice} view={view} change={change} />
			</Tabs>
		</Root>
	)
}

function SelectedPanel({ panel, ...props }: InspectorProps & { panel: Panel }) {
	switch (panel) {
		case 'controls':
			return <ControlsPanel {...props} />
		case 'contract':
			return props.selectedSlice ? <ContractPanel index={props.index} selectedSlice={props.selectedSlice} /> : null
		case 'shared':
			return props.selectedSlice ? <SharedPanel selectedSlice={props.selectedSlice} /> : null
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
