import type { ListField } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import {
	Button,
	CheckIcon,
	ChevronDownIcon,
	ChevronUpIcon,
	CloseIcon,
	Cluster,
	color,
	IconButton,
	Meta,
	radius,
	space,
} from 'shared-ui'
import { styled } from 'styled-components'
import { editTranslations } from '../editTranslations.ts'
import { ColumnInput } from './ColumnInput.tsx'
import { LIST_COLUMNS, type Row } from './columns.ts'

const Box = styled.li`
	display: grid;
	gap: ${space[2]};
	padding: ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
`
const Inputs = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
	gap: ${space[3]};
	align-items: start;
	> * { min-width: 0; }
`

interface ListRowProps {
	field: ListField
	row: Row
	remotePictures: boolean
	/** The number of the row, from 1, and the number of rows. */
	number: number
	count: number
	onChange: (row: Row) => void
	/** Moves the row up or down; a list in an order of its own has none. */
	onMove?: ((by: -1 | 1) => void) | undefined
	onRemove: () => void
}

/** An item of a list, as controls. */
export function ListRow({ field, row, remotePictures, number, count, onChange, onMove, onRemove }: ListRowProps) {
	const t = useTranslations(editTranslations)
	return (
		<Box aria-label={t('edit.row.label', { number })}>
			<Inputs>
				{LIST_COLUMNS[field].map((column) => (
					<ColumnInput
						key={column.name}
						column={column}
						value={row[column.name]}
						remotePictures={remotePictures}
						onChange={(value) => onChange({ ...confirmed(row), [column.name]: value })}
					/>
				))}
			</Inputs>
			{row.isGuess === true && (
				<Cluster $gap={3}>
					<Meta>{t('edit.language.guessed')}</Meta>
					<Button size="sm" onClick={() => onChange(confirmed(row))}>
						<CheckIcon size={16} />
						{t('edit.language.confirm')}
					</Button>
				</Cluster>
			)}
			<Cluster $gap={1}>
				{onMove && number > 1 && (
					<IconButton
						label={t('edit.row.up', { number })}
						size="sm"
						icon={<ChevronUpIcon size={16} />}
						onClick={() => onMove(-1)}
					/>
				)}
				{onMove && number < count && (
					<IconButton
						label={t('edit.row.down', { number })}
						size="sm"
						icon={<ChevronDownIcon size={16} />}
						onClick={() => onMove(1)}
					/>
				)}
				<IconButton
					label={t('edit.row.remove', { number })}
					size="sm"
					icon={<CloseIcon size={16} />}
					onClick={onRemove}
				/>
			</Cluster>
		</Box>
	)
}

/** What a member changes or confirms is no guess any more. */
function confirmed({ isGuess, ...row }: Row): Row {
	return row
}
