import { useStore } from '@nanostores/react'
import { Badge, color, from, size, space } from 'shared-ui'
import { gallery } from 'shared-ui/gallery'
import { styled } from 'styled-components'
import type { IndexedSlice, WorkbenchIndex } from '../protocol/workbenchIndex.ts'
import type { Target, View } from '../view/view.ts'
import { writeView } from '../view/view.ts'
import { SidebarLink } from './SidebarLink.tsx'
import { $moduleReports, buildKey } from './sliceReports.ts'
import { routeTargets, widgetTargets } from './targets.ts'

const Nav = styled.nav`
	display: grid;
	align-content: start;
	gap: ${space[6]};
	max-height: 40vh;
	padding: ${space[4]};
	overflow-y: auto;
	border-block-end: 1px solid ${color.line};
	background: ${color.surface};
	${from.wide} {
		max-height: none;
		border-block-end: 0;
		border-inline-end: 1px solid ${color.line};
	}
	h2 { padding-inline: ${space[3]}; font-size: ${size.sm}; letter-spacing: 0; overflow-wrap: anywhere; }
	h3 {
		padding: ${space[2]} ${space[3]} 0;
		font: 600 ${size.xs}/1.4 var(--font-text);
		letter-spacing: 0;
		color: ${color.muted};
	}
`
const Group = styled.section`
	display: grid;
	gap: 2px;
`
const Version = styled.p`
	padding-inline: ${space[3]};
	font-size: ${size.xs};
	color: ${color.muted};
	overflow-wrap: anywhere;
`

/** The links to all slices, widgets, routes and gallery pages. */
export function Sidebar({ index, view }: { index: WorkbenchIndex; view: View }) {
	const link = (target: Target, label: string) => (
		<SidebarLink
			key={label}
			to={writeView({ ...view, target })}
			current={isSame(target, view.target)}
			isHome={target.kind === 'overview'}
		>
			{label}
		</SidebarLink>
	)
	return (
		<Nav aria-label="Slices and components">
			<Group>{link({ kind: 'overview' }, 'Niouka workbench')}</Group>
			{index.slices.map((each) => (
				<SliceGroup key={each.id} indexedSlice={each} link={link} />
			))}
			<Group aria-labelledby="design-system">
				<h2 id="design-system">shared-ui</h2>
				{gallery.map(({ name }) => link({ kind: 'gallery', page: name }, name))}
			</Group>
		</Nav>
	)
}

interface SliceGroupProps {
	indexedSlice: IndexedSlice
	link: (target: Target, label: string) => React.ReactNode
}

function SliceGroup({ indexedSlice, link }: SliceGroupProps) {
	const report = useStore($moduleReports)[buildKey(indexedSlice)]
	const routes = routeTargets(indexedSlice, report)
	const widgets = widgetTargets(indexedSlice)
	return (
		<Group aria-labelledby={`slice-${indexedSlice.id}`}>
			<h2 id={`slice-${indexedSlice.id}`}>
				{indexedSlice.slice.name} {indexedSlice.source.kind === 'remote' && <Badge $tone="live">remote</Badge>}
			</h2>
			<Version>{indexedSlice.slice.version}</Version>
			{widgets.length > 0 && <h3>Widgets</h3>}
			{widgets.map(({ target, label }) => link(target, label))}
			{routes.length > 0 && <h3>Routes</h3>}
			{routes.map(({ target, label }) => link(target, label))}
		</Group>
	)
}

function isSame(one: Target, other: Target): boolean {
	if (one.kind === 'gallery') return other.kind === 'gallery' && one.page === other.page
	if (one.kind === 'widget') return other.kind === 'widget' && one.slice === other.slice && one.widget === other.widget
	if (one.kind === 'route') return other.kind === 'route' && one.slice === other.slice && one.path === other.path
	return other.kind === 'overview'
}
