import { useStore } from '@nanostores/react'
import { Badge, color, from, size, space } from 'shared-ui'
import { gallery } from 'shared-ui/gallery'
import { styled } from 'styled-components'
import type { Bench, BenchSlice } from '../bench/bench.ts'
import type { Target, View } from '../view/view.ts'
import { writeView } from '../view/view.ts'
import { $probes, keyOf } from './evidence.ts'
import { PageLink } from './PageLink.tsx'
import { routeTargets, widgetTargets } from './targets.ts'

const Side = styled.nav`
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

/** Everything that can be looked at. */
export function SideList({ bench, view }: { bench: Bench; view: View }) {
	const link = (target: Target, words: string) => (
		<PageLink
			key={words}
			to={writeView({ ...view, target })}
			current={isSame(target, view.target)}
			isWhole={target.kind === 'overview'}
		>
			{words}
		</PageLink>
	)
	return (
		<Side aria-label="What there is">
			<Group>{link({ kind: 'overview' }, 'Niouka workbench')}</Group>
			{bench.slices.map((each) => (
				<SliceGroup key={each.id} bench={each} link={link} />
			))}
			<Group aria-labelledby="design-system">
				<h2 id="design-system">shared-ui</h2>
				{gallery.map(({ name }) => link({ kind: 'gallery', page: name }, name))}
			</Group>
		</Side>
	)
}

interface SliceGroupProps {
	bench: BenchSlice
	link: (target: Target, words: string) => React.ReactNode
}

function SliceGroup({ bench, link }: SliceGroupProps) {
	const probe = useStore($probes)[keyOf(bench)]
	const routes = routeTargets(bench, probe)
	const widgets = widgetTargets(bench)
	return (
		<Group aria-labelledby={`slice-${bench.id}`}>
			<h2 id={`slice-${bench.id}`}>
				{bench.slice.name} {bench.source.kind === 'remote' && <Badge $tone="live">remote</Badge>}
			</h2>
			<Version>{bench.slice.version}</Version>
			{widgets.length > 0 && <h3>Widgets</h3>}
			{widgets.map(({ target, words }) => link(target, words))}
			{routes.length > 0 && <h3>Routes</h3>}
			{routes.map(({ target, words }) => link(target, words))}
		</Group>
	)
}

function isSame(one: Target, other: Target): boolean {
	if (one.kind === 'gallery') return other.kind === 'gallery' && one.page === other.page
	if (one.kind === 'widget') return other.kind === 'widget' && one.slice === other.slice && one.widget === other.widget
	if (one.kind === 'route') return other.kind === 'route' && one.slice === other.slice && one.path === other.path
	return other.kind === 'overview'
}
