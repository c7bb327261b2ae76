import { useStore } from '@nanostores/react'
import { color, from, SkipLink } from 'shared-ui'
import { styled } from 'styled-components'
import type { WorkbenchIndex } from '../protocol/workbenchIndex.ts'
import { $index } from './indexStore.ts'
import { Overview } from './Overview.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TargetPage } from './TargetPage.tsx'
import { useView } from './useView.ts'

const Layout = styled.div`
	display: grid;
	min-height: 100vh;
	${from.wide} {
		grid-template: minmax(0, 1fr) / 15rem minmax(0, 1fr);
		height: 100vh;
	}
`
const Main = styled.main`
	min-width: 0;
	min-height: 0;
	overflow: auto;
	background: ${color.canvas};
	outline: none;
`

const EMPTY_INDEX: WorkbenchIndex = { slices: [], errors: [], sessions: [] }

/** The layout of the workbench: the sidebar and the selected page. */
export function Workbench() {
	const state = useStore($index)
	const { view, change } = useView()
	const index = state.state === 'ready' ? state.index : EMPTY_INDEX
	return (
		<Layout>
			<SkipLink>Skip to the content</SkipLink>
			<Sidebar index={index} view={view} />
			<Main id="main" tabIndex={-1}>
				{view.target.kind === 'overview' ? (
					<Overview index={index} view={view} isServed={state.state === 'ready'} />
				) : (
					<TargetPage index={index} view={view} change={change} />
				)}
			</Main>
		</Layout>
	)
}
