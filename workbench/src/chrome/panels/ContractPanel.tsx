import { useStore } from '@nanostores/react'
import { Badge, CheckIcon, color, Stack, size, space, WarningIcon } from 'shared-ui'
import { styled } from 'styled-components'
import type { Bench, BenchSlice } from '../../bench/bench.ts'
import { type Check, contractChecks } from '../../check/contract.ts'
import { othersOf } from '../bench.ts'
import { $outside, $probes, $words, keyOf } from '../evidence.ts'
import { GIVEN } from '../given.ts'

const Item = styled.li`
	display: grid;
	grid-template-columns: 6rem minmax(0, 1fr);
	align-items: baseline;
	gap: ${space[1]} ${space[3]};
	h3 { font: 600 ${size.sm}/1.4 var(--font-text); letter-spacing: 0; }
	ul { grid-column: 2; font-size: ${size.sm}; color: ${color.muted}; overflow-wrap: anywhere; }
`

/** What a slice owes the others, and whether it keeps it. */
export function ContractPanel({ bench, subject }: { bench: Bench; subject: BenchSlice }) {
	const key = keyOf(subject)
	const probe = useStore($probes)[key]
	const words = useStore($words)[key] ?? { state: 'reading' }
	const outside = useStore($outside)[key] ?? []
	const checks = contractChecks({
		bench: subject,
		others: othersOf(bench, subject),
		given: GIVEN,
		probe,
		words,
		outside,
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
			<Badge $tone={state === 'broken' ? 'danger' : 'quiet'}>
				{state === 'kept' && <CheckIcon size={14} />}
				{(state === 'broken' || state === 'noted') && <WarningIcon size={14} />}
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
