import { useState } from 'react'
import { useTranslations } from 'shared-i18n'
import { space } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { editTranslations } from './editTranslations.ts'

const Row = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
	gap: ${space[2]};
	align-items: end;
	/* The line below the date must not move the select. */
	&:has([role='alert']) { align-items: start; > :last-child { margin-top: 1.55em; } }
`

const PRECISIONS = ['day', 'month', 'year'] as const
type Precision = (typeof PRECISIONS)[number]

const LENGTHS: Record<Precision, number> = { day: 10, month: 7, year: 4 }
const INPUTS = {
	day: { type: 'date' },
	// Where a browser has no picker of months, it shows a text field.
	month: { type: 'month', placeholder: '2026-04' },
	year: { type: 'text', inputMode: 'numeric', placeholder: '2026', maxLength: 4 },
} as const

interface PartialDateFieldProps {
	label: string
	/** `2026-04-12`, `2026-04`, `2026` or nothing. */
	value: string
	error?: string | undefined
	onChange: (value: string) => void
}

/** A date of which only the month or the year may be known: the platform's own input, and how much of it is known. */
export function PartialDateField({ label, value, error, onChange }: PartialDateFieldProps) {
	const t = useTranslations(editTranslations)
	const [chosen, choose] = useState<Precision>()
	const stored = PRECISIONS.find((precision) => value.length === LENGTHS[precision])
	const precision = chosen ?? stored ?? 'day'

	function change(next: Precision) {
		choose(next)
		if (value.length > LENGTHS[next]) onChange(value.slice(0, LENGTHS[next]))
	}

	return (
		<Row>
			<TextField
				label={label}
				{...INPUTS[precision]}
				// A date that is less exact than the input stays until another is chosen.
				value={precision === 'day' && stored !== 'day' ? '' : value}
				error={error}
				onChange={({ target }) => onChange(target.value.trim())}
			/>
			<Select
				label={`${label}: ${t('edit.date.precision')}`}
				hideLabel
				options={PRECISIONS.map((each) => ({ value: each, label: t(`edit.date.${each}`) }))}
				value={precision}
				onSelect={change}
			/>
		</Row>
	)
}
