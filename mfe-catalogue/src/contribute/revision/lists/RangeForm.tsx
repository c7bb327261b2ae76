import { useId, useState } from 'react'
import type { ListItem } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, Cluster, color, Meta, radius, size, space } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { editTranslations } from '../editTranslations.ts'
import { type PartRange, rangeParts } from './range.ts'

const Box = styled.details`
	padding: ${space[3]};
	border: 1px dashed ${color.edge};
	border-radius: ${radius.md};
	summary { font-size: ${size.sm}; font-weight: 600; cursor: pointer; }
`
const Inputs = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
	gap: ${space[3]};
	margin-block: ${space[3]};
	align-items: start;
`

export type Part = ListItem<'episodes'> | ListItem<'chapters'>

interface RangeFormProps {
	field: 'episodes' | 'chapters'
	onAdd: (parts: Part[]) => void
}

/** Adds a range of episodes or chapters with the same interval between them. */
export function RangeForm({ field, onAdd }: RangeFormProps) {
	const t = useTranslations(editTranslations)
	const [range, setRange] = useState<PartRange>({ first: '', last: '', date: '', every: 'week' })
	const [section, setSection] = useState('1')
	const [minutes, setMinutes] = useState('')
	const set = (some: Partial<PartRange>) => setRange({ ...range, ...some })
	const reasonId = useId()
	const parts = rangeParts(range)
	const count = (text: string) => (/^[1-9]\d*$/.test(text) ? Number(text) : null)

	function add() {
		if (!parts) return
		onAdd(
			parts.map(
				({ number, date }): Part =>
					field === 'episodes'
						? {
								season: count(section) ?? 1,
								kind: 'regular',
								number,
								title: t('edit.range.name.episode', { number }),
								aired: date,
								minutes: count(minutes),
							}
						: {
								volume: count(section),
								number: String(number),
								title: t('edit.range.name.chapter', { number }),
								released: date,
								url: null,
							},
			),
		)
		setRange({ ...range, first: '', last: '', date: '' })
	}

	return (
		<Box>
			<summary>{t('edit.range')}</summary>
			<Inputs>
				<TextField
					label={t(field === 'episodes' ? 'edit.column.season' : 'edit.column.volume')}
					inputMode="numeric"
					value={section}
					onChange={({ target }) => setSection(target.value)}
				/>
				<TextField
					label={t('edit.range.first')}
					inputMode="numeric"
					value={range.first}
					onChange={({ target }) => set({ first: target.value })}
				/>
				<TextField
					label={t('edit.range.last')}
					inputMode="numeric"
					value={range.last}
					onChange={({ target }) => set({ last: target.value })}
				/>
				<TextField
					label={t('edit.range.date')}
					type="date"
					value={range.date}
					onChange={({ target }) => set({ date: target.value })}
				/>
				<Select
					label={t('edit.range.every')}
					options={(['week', 'day', 'none'] as const).map((every) => ({
						value: every,
						label: t(`edit.range.every.${every}`),
					}))}
					value={range.every}
					onSelect={(every) => set({ every })}
				/>
				{field === 'episodes' && (
					<TextField
						label={t('edit.column.minutes')}
						inputMode="numeric"
						value={minutes}
						onChange={({ target }) => setMinutes(target.value)}
					/>
				)}
			</Inputs>
			<Cluster>
				<Button size="sm" disabled={!parts} aria-describedby={parts ? undefined : reasonId} onClick={add}>
					{t('edit.range.add', { count: parts?.length ?? 0 })}
				</Button>
				{!parts && (
					<Meta id={reasonId} role="status">
						{t(range.first === '' ? 'edit.range.missing' : 'edit.range.invalid')}
					</Meta>
				)}
				{parts && parts.length > 1 && (
					<Meta>
						{parts[0]?.date} – {parts.at(-1)?.date}
					</Meta>
				)}
			</Cluster>
		</Box>
	)
}
