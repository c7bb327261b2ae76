import { useStore } from '@nanostores/react'
import { Badge, Meta } from 'shared-ui'
import { findSkews } from '../../check/skews.ts'
import type { ResolvedModule } from '../../protocol/message.ts'
import type { IndexedSlice } from '../../protocol/workbenchIndex.ts'
import { PROVIDED_MODULES } from '../providedModules.ts'
import { $moduleReports, buildKey } from '../sliceReports.ts'
import { Table } from './Table.tsx'

const COLUMNS = ['Module', 'Required', 'Built with', 'Provided', 'Loaded', 'Same instance']

/** The shared modules of a slice: required, provided and loaded versions. */
export function SharedPanel({ selectedSlice }: { selectedSlice: IndexedSlice }) {
	const report = useStore($moduleReports)[buildKey(selectedSlice)]
	const { requires = {}, built = {} } = selectedSlice.slice
	const skewed = new Set(findSkews(requires, PROVIDED_MODULES).map(({ module }) => module))
	return (
		<Table
			label="Shared modules"
			columns={COLUMNS}
			rows={PROVIDED_MODULES.map(({ request, version }) => ({
				key: request,
				cells: [
					request,
					requires[request] ?? '–',
					built[request] ?? '–',
					version,
					loadedCell(report?.shared[request], skewed.has(request)),
					instanceCell(report?.shared[request]?.isHostInstance),
				],
			}))}
		/>
	)
}

function loadedCell(module: ResolvedModule | undefined, isSkewed: boolean) {
	if (isSkewed) return <Badge $tone="danger">incompatible</Badge>
	if (!module) return <Meta>…</Meta>
	return module.version ? `${module.version} from ${module.from ?? 'unknown'}` : <Meta>not loaded</Meta>
}

function instanceCell(isHostInstance: boolean | null | undefined) {
	if (isHostInstance === true) return 'yes'
	return isHostInstance === false ? <Badge $tone="danger">own copy</Badge> : <Meta>unknown</Meta>
}
