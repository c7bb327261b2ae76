import { useStore } from '@nanostores/react'
import { color, EmptyState, from, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import type { Bench } from '../bench/bench.ts'
import { skewsOf } from '../check/skews.ts'
import type { Target, View } from '../view/view.ts'
import { sliceOf } from './bench.ts'
import { $probes, keyOf } from './evidence.ts'
import { GIVEN } from './given.ts'
import { Inspector } from './Inspector.tsx'
import { Probe } from './Probe.tsx'
import { Refused } from './Refused.tsx'
import { Stage } from './Stage.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { ChangeView } from './useView.ts'

const Layout = styled.div<{ $isFolded: boolean }>`
	display: grid;
	grid-template-rows: auto auto minmax(60vh, 1fr) auto;
	min-height: 100%;
	${from.wide} {
		grid-template-rows:
			auto auto minmax(0, 1fr)
			${(p) => (p.$isFolded ? 'auto' : 'minmax(0, clamp(12rem, 32vh, 21rem))')};
		height: 100%;
	}
`
const Head = styled.header`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: ${space[1]} ${space[3]};
	padding: ${space[3]} ${space[4]} 0;
	h1 { font-size: ${size.xl}; overflow-wrap: anywhere; }
	p { font-size: ${size.sm}; color: ${color.muted}; overflow-wrap: anywhere; }
`

const Nothing = styled.div`
	padding: ${space[6]};
`

interface LookingProps {
	bench: Bench
	view: View
	change: ChangeView
}

/** One thing that is looked at: how, itself, and what came to light. */
export function Looking({ bench, view, change }: LookingProps) {
	const { target } = view
	const subject = 'slice' in target ? sliceOf(bench, target.slice) : undefined
	const probes = useStore($probes)
	if ('slice' in target && !subject) {
		return (
			<Nothing>
				<EmptyState
					title={`There is no slice “${target.slice}” here`}
					text="It may not be built, or not be among --remote."
				/>
			</Nothing>
		)
	}
	const skews = subject ? skewsOf(subject.slice.requires, GIVEN) : []
	const isProbed = subject && skews.length === 0 && !probes[keyOf(subject)]
	return (
		<Layout $isFolded={view.folded}>
			<title>{`${titleOf(target)} · Niouka workbench`}</title>
			<Head>
				<h1>{titleOf(target)}</h1>
				{subject && <p>{`${subject.slice.name}@${subject.slice.version}`}</p>}
			</Head>
			<Toolbar view={view} change={change} hasSlice={subject !== undefined} />
			{subject && skews.length > 0 ? (
				<Refused slice={subject.slice} skews={skews} />
			) : (
				<Stage bench={bench} subject={subject} view={view} change={change} />
			)}
			<Inspector bench={bench} subject={subject} view={view} change={change} />
			{isProbed && <Probe key={keyOf(subject)} bench={bench} subject={subject} />}
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
