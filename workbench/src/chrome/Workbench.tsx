import { useStore } from '@nanostores/react'
import { color, from, SkipLink } from 'shared-ui'
import { styled } from 'styled-components'
import type { Bench } from '../bench/bench.ts'
import { $bench } from './bench.ts'
import { Looking } from './Looking.tsx'
import { Overview } from './Overview.tsx'
import { SideList } from './SideList.tsx'
import { useView } from './useView.ts'

const Layout = styled.div`
	display: grid;
	min-height: 100vh;
	${from.wide} {
		grid-template: minmax(0, 1fr) / 15rem minmax(0, 1fr);
		height: 100vh;
	}
`
const Place = styled.main`
	min-width: 0;
	min-height: 0;
	overflow: auto;
	background: ${color.canvas};
	outline: none;
`

const NOTHING: Bench = { slices: [], problems: [], sessions: [] }

/** The whole of the workbench: what there is on the left, what is looked at beside it. */
export function Workbench() {
	const state = useStore($bench)
	const { view, change } = useView()
	const bench = state.state === 'ready' ? state.bench : NOTHING
	return (
		<Layout>
			<SkipLink>To what is looked at</SkipLink>
			<SideList bench={bench} view={view} />
			<Place id="main" tabIndex={-1}>
				{view.target.kind === 'overview' ? (
					<Overview bench={bench} view={view} isServed={state.state === 'ready'} />
				) : (
					<Looking bench={bench} view={view} change={change} />
				)}
			</Place>
		</Layout>
	)
}
