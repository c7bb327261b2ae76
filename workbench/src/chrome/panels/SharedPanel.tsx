import { useStore } from '@nanostores/react'
import { Badge, Meta } from 'shared-ui'
import type { BenchSlice } from '../../bench/bench.ts'
import { skewsOf } from '../../check/skews.ts'
import type { Got } from '../../view/message.ts'
import { $probes, keyOf } from '../evidence.ts'
import { GIVEN } from '../given.ts'
import { Table } from './Table.tsx'

const COLUMNS = ['Module', 'It asks for', 'It was built with', 'The page has', 'It got', 'The very same']

/** The shared modules of a slice: what it asks for, and what it got. */
export function SharedPanel({ subject }: { subject: BenchSlice }) {
	const probe = useStore($probes)[keyOf(subject)]
	const { requires = {}, built = {} } = subject.slice
	const skewed = new Set(skewsOf(requires, GIVEN).map(({ module }) => module))
	return (
		<Table
			label="Shared modules"
			columns={COLUMNS}
			rows={GIVEN.map(({ request, version }) => ({
				key: request,
				cells: [
					request,
					requires[request] ?? '–',
					built[request] ?? '–',
					version,
					got(probe?.shared[request], skewed.has(request)),
					sameness(probe?.shared[request]?.same),
				],
			}))}
		/>
	)
}

function got(shared: Got | undefined, isRefused: boolean) {
	if (isRefused) return <Badge $tone="danger">refused</Badge>
	if (!shared) return <Meta>…</Meta>
	return shared.version ? `${shared.version} from ${shared.from ?? 'somebody'}` : <Meta>did not ask yet</Meta>
}

function sameness(same: boolean | null | undefined) {
	if (same === true) return 'yes'
	return same === false ? <Badge $tone="danger">a copy of its own</Badge> : <Meta>not known</Meta>
}
