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
import type { Bench, BenchProblem, BenchSlice } from '../bench/bench.ts'
import { type View, writeView } from '../view/view.ts'
import { loadBench } from './bench.ts'
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
const Problem = styled(Panel)`
	border-inline-start: 4px solid ${color.danger};
	overflow-wrap: anywhere;
`

interface OverviewProps {
	bench: Bench
	view: View
	/** Whether the workbench's own server stands behind the page. */
	isServed: boolean
}

/** What there is: slices, what they lend and own, and what could not be had. */
export function Overview({ bench, view, isServed }: OverviewProps) {
	return (
		<Page>
			<title>Niouka workbench</title>
			<PageHeading
				title="Niouka workbench"
				lead="One slice at a time, alone, on a page that gives it what production gives. Nothing that is done here is kept."
			/>
			{bench.problems.length > 0 && (
				<Section title="Could not be had" actions={<Button onClick={() => void loadBench()}>Try again</Button>}>
					<Stack>
						{bench.problems.map((problem) => (
							<ProblemNote key={problem.address + problem.reason} problem={problem} />
						))}
					</Stack>
				</Section>
			)}
			<Section title="Slices">
				{bench.slices.length > 0 ? (
					<Cards>
						{bench.slices.map((each) => (
							<li key={each.id}>
								<SliceCard bench={each} view={view} />
							</li>
						))}
					</Cards>
				) : (
					<EmptyState
						title="No slice is here"
						text={
							isServed
								? 'Build one: npm run build'
								: 'Slices are looked at with npm run workbench. Here is the design system.'
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

function ProblemNote({ problem: { address, reason, advice } }: { problem: BenchProblem }) {
	return (
		<Problem role="alert">
			<p>
				<strong>{address}</strong>
			</p>
			<p>{reason}</p>
			{advice && <Meta>{advice}</Meta>}
		</Problem>
	)
}

function SliceCard({ bench, view }: { bench: BenchSlice; view: View }) {
	const { slice, source } = bench
	const groups = [
		{ title: 'Widgets', targets: widgetTargets(bench) },
		{ title: 'Owns', targets: routeTargets(bench, undefined) },
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
									{targets.map(({ target, words }) => (
										<li key={words}>
											<Link to={writeView({ ...view, target })}>{words}</Link>
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
