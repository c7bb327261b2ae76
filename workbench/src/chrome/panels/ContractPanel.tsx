import { useStore } from '@nanostores/react'
import { Badge, CheckIcon, color, Stack, size, space, WarningIcon } from 'shared-ui'
import { styled } from 'styled-components'
import { type Check, checkContract } from '../../check/contract.ts'
import type { IndexedSlice, WorkbenchIndex } from '../../protocol/workbenchIndex.ts'
import { otherSlices } from '../indexStore.ts'
import { PROVIDED_MODULES } from '../providedModules.ts'
import { $externalRequests, $moduleReports, $translations, buildKey } from '../sliceReports.ts'

const Item = styled.li`
	display: grid;
	grid-template-columns: 6rem minmax(0, 1fr);
	align-items: baseline;
	gap: ${space[1]} ${space[3]};
	h3 { font: 600 ${size.sm}/1.4 var(--font-text); letter-spacing: 0; }
	ul { grid-column: 2; font-size: ${size.sm}; color: ${color.muted}; overflow-wrap: anywhere; }
`

/** The contract checks of a slice. */
export function ContractPanel({ index, selectedSlice }: { index: WorkbenchIndex; selectedSlice: IndexedSlice }) {
	const key = buildKey(selectedSlice)
	const report = useStore($moduleReports)[key]
	const translations = useStore($translations)[key] ?? { state: 'loading' }
	const external = useStore($externalRequests)[key] ?? []
	const checks = checkContract({
		indexedSlice: selectedSlice,
		others: otherSlices(index, selectedSlice),
		provided: PROVIDED_MODULES,
		report,
		translations,
		external,
	})
	return (
		<Stack as="ul" $gap={3} aria-label="Contract">
			{checks.map((check) => (
				<CheckNote key={check.id} check={check} />
			))}
		</Stack>
	)
}

function CheckNote({ check: { id, title, state, details } }: { check: Check }) {
	return (
		<Item data-check={id} data-state={state}>
			<Badge $tone={state === 'failed' ? 'danger' : 'quiet'}>
				{state === 'passed' && <CheckIcon size={14} />}
				{(state === 'failed' || state === 'warning') && <WarningIcon size={14} />}
				{state}
			</Badge>
			<h3>{title}</h3>
			<ul>
				{details.map((detail) => (
					<li key={detail}>{detail}</li>
				))}
			</ul>
		</Item>
	)
}
