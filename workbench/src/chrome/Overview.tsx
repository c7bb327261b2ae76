import { Link } from 'react-router-dom'
import {
	Badge,
	Button,
	Cluster,
	Container,
	color,
	EmptyState,
	Meta,
	PageHeading,
	Panel,
	Section,
	Stack,
	size,
	space,
} from 'shared-ui'
import { gallery } from 'shared-ui/gallery'
import { styled } from 'styled-components'
import type { IndexedSlice, SliceLoadError, WorkbenchIndex } from '../protocol/workbenchIndex.ts'
import { type View, writeView } from '../view/view.ts'
import { loadIndex } from './indexStore.ts'
import { routeTargets, widgetTargets } from './targets.ts'

const Page = styled(Container)`
	display: grid;
	gap: ${space[12]};
	padding-block: ${space[8]} ${space[16]};
`
const Cards = styled.ul`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
	gap: ${space[4]};
	h3 { font-size: ${size.lg}; overflow-wrap: anywhere; }
`
const Links = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[1]} ${space[4]};
	font-size: ${size.sm};
`
const ErrorPanel = styled(Panel)`
	border-inline-start: 4px solid ${color.danger};
	overflow-wrap: anywhere;
`

interface OverviewProps {
	index: WorkbenchIndex
	view: View
	/** Whether the workbench's own server serves the page. */
	isServed: boolean
}

/** The start page: slices with widgets and owned paths, load errors, and the component gallery. */
export function Overview({ index, view, isServed }: OverviewProps) {
	return (
		<Page>
			<title>Niouka workbench</title>
			<PageHeading
				title="Niouka workbench"
				lead="Shows one slice at a time in the same host as in production. The database is temporary."
			/>
			{index.errors.length > 0 && (
				<Section title="Failed to load" actions={<Button onClick={() => void loadIndex()}>Try again</Button>}>
					<Stack>
						{index.errors.map((error) => (
							<LoadErrorNote key={error.address + error.reason} error={error} />
						))}
					</Stack>
				</Section>
			)}
			<Section title="Slices">
				{index.slices.length > 0 ? (
					<Cards>
						{index.slices.map((each) => (
							<li key={each.id}>
								<SliceCard indexedSlice={each} view={view} />
							</li>
						))}
					</Cards>
				) : (
					<EmptyState
						title="No slices"
						text={
							isServed
								? 'Build them: npm run build'
								: 'To see slices, run npm run workbench. This page shows the design system alone.'
						}
					/>
				)}
			</Section>
			<Section title="shared-ui" lead="Every component of the design system, in every state.">
				<Cards>
					{gallery.map(({ name, states }) => (
						<li key={name}>
							<Panel>
								<h3>
									<Link to={writeView({ ...view, target: { kind: 'gallery', page: name } })}>{name}</Link>
								</h3>
								<Meta>{states.join(' · ')}</Meta>
							</Panel>
						</li>
					))}
				</Cards>
			</Section>
		</Page>
	)
}

function LoadErrorNote({ error: { address, reason, advice } }: { error: SliceLoadError }) {
	return (
		<ErrorPanel role="alert">
			<p>
				<strong>{address}</strong>
			</p>
			<p>{reason}</p>
			{advice && <Meta>{advice}</Meta>}
		</ErrorPanel>
	)
}

function SliceCard({ indexedSlice, view }: { indexedSlice: IndexedSlice; view: View }) {
	const { slice, source } = indexedSlice
	const groups = [
		{ title: 'Widgets', targets: widgetTargets(indexedSlice) },
		{ title: 'Owned paths', targets: routeTargets(indexedSlice, undefined) },
	]
	return (
		<Panel>
			<Stack $gap={3}>
				<Cluster $between>
					<h3>{slice.name}</h3>
					<Badge $tone={source.kind === 'remote' ? 'live' : 'quiet'}>{source.kind}</Badge>
				</Cluster>
				<Meta>{source.kind === 'remote' ? `${slice.version}, ${source.address}` : slice.version}</Meta>
				{groups.map(
					({ title, targets }) =>
						targets.length > 0 && (
							<section key={title} aria-label={`${title} of ${slice.name}`}>
								<Meta>{title}</Meta>
								<Links>
									{targets.map(({ target, label }) => (
										<li key={label}>
											<Link to={writeView({ ...view, target })}>{label}</Link>
										</li>
									))}
								</Links>
							</section>
						),
				)}
			</Stack>
		</Panel>
	)
}
