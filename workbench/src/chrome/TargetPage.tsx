import { useStore } from '@nanostores/react'
import { color, EmptyState, from, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { findSkews } from '../check/skews.ts'
import type { WorkbenchIndex } from '../protocol/workbenchIndex.ts'
import type { Target, View } from '../view/view.ts'
import { IncompatibleSlice } from './IncompatibleSlice.tsx'
import { Inspector } from './Inspector.tsx'
import { findSlice } from './indexStore.ts'
import { ModuleCheckFrame } from './ModuleCheckFrame.tsx'
import { Preview } from './Preview.tsx'
import { PROVIDED_MODULES } from './providedModules.ts'
import { $moduleReports, buildKey } from './sliceReports.ts'
import { Toolbar } from './Toolbar.tsx'
import type { ChangeView } from './useView.ts'

const Layout = styled.div<{ $isCollapsed: boolean }>`
	display: grid;
	grid-template-rows: auto auto minmax(60vh, 1fr) auto;
	min-height: 100%;
	${from.wide} {
		grid-template-rows:
			auto auto minmax(0, 1fr)
			${(p) => (p.$isCollapsed ? 'auto' : 'minmax(0, clamp(12rem, 32vh, 21rem))')};
		height: 100%;
	}
`
const Header = styled.header`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: ${space[1]} ${space[3]};
	padding: ${space[3]} ${space[4]} 0;
	h1 { font-size: ${size.xl}; overflow-wrap: anywhere; }
	p { font-size: ${size.sm}; color: ${color.muted}; overflow-wrap: anywhere; }
`

const NotFound = styled.div`
	padding: ${space[6]};
`

interface TargetPageProps {
	index: WorkbenchIndex
	view: View
	change: ChangeView
}

/** The page of one target: toolbar, preview and inspector. */
export function TargetPage({ index, view, change }: TargetPageProps) {
	const { target } = view
	const selectedSlice = 'slice' in target ? findSlice(index, target.slice) : undefined
	const reports = useStore($moduleReports)
	if ('slice' in target && !selectedSlice) {
		return (
			<NotFound>
				<EmptyState title={`No slice “${target.slice}”`} text="Build it, or pass its URL with --remote." />
			</NotFound>
		)
	}
	const skews = selectedSlice ? findSkews(selectedSlice.slice.requires, PROVIDED_MODULES) : []
	const needsCheck = selectedSlice && skews.length === 0 && !reports[buildKey(selectedSlice)]
	return (
		<Layout $isCollapsed={view.collapsed}>
			<title>{`${titleOf(target)} · Niouka workbench`}</title>
			<Header>
				<h1>{titleOf(target)}</h1>
				{selectedSlice && <p>{`${selectedSlice.slice.name}@${selectedSlice.slice.version}`}</p>}
			</Header>
			<Toolbar view={view} change={change} hasSlice={selectedSlice !== undefined} />
			{selectedSlice && skews.length > 0 ? (
				<IncompatibleSlice slice={selectedSlice.slice} skews={skews} />
			) : (
				<Preview index={index} selectedSlice={selectedSlice} view={view} change={change} />
			)}
			<Inspector index={index} selectedSlice={selectedSlice} view={view} change={change} />
			{needsCheck && <ModuleCheckFrame key={buildKey(selectedSlice)} index={index} selectedSlice={selectedSlice} />}
		</Layout>
	)
}

function titleOf(target: Target): string {
	switch (target.kind) {
		case 'overview':
			return 'Overview'
		case 'gallery':
			return target.page
		case 'widget':
			return target.widget
		case 'route':
			return target.path
	}
}
