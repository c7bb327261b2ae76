import { type ListField, listText } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, color, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { editTranslations } from '../editTranslations.ts'
import { newRow, type Row, rowsOf } from './columns.ts'
import { ListRow } from './ListRow.tsx'

const Group = styled.fieldset`
	min-width: 0;
	margin: 0;
	padding: 0;
	border: 0;
	legend { padding: 0; margin-bottom: ${space[2]}; font-size: ${size.sm}; font-weight: 600; }
`
const ErrorText = styled.p`
	font-size: ${size.xs};
	color: ${color.danger};
`

// Lists that are shown in an order of their own.
const UNSORTED: readonly ListField[] = [
	'tags',
	'studios',
	'voices',
	'songs',
	'platforms',
	'dubs',
	'externalIds',
	'seasons',
	'volumes',
]

interface ListEditorProps {
	field: ListField
	label: string
	/** The text of the list. */
	typed: string
	error: string | undefined
	remotePictures?: boolean
	onType: (text: string) => void
}

/** Edits a list row by row: adds, changes, moves and removes its items. */
export function ListEditor({ field, label, typed, error, remotePictures = false, onType }: ListEditorProps) {
	const t = useTranslations(editTranslations)
	const rows = rowsOf(typed)
	const write = (changed: readonly Row[]) => onType(listText(changed))
	const moved = (from: number, by: number) => {
		const others = rows.filter((_, index) => index !== from)
		return [...others.slice(0, from + by), ...rows.slice(from, from + 1), ...others.slice(from + by)]
	}
	return (
		<Group aria-invalid={error ? true : undefined} tabIndex={error ? -1 : undefined}>
			<legend>{label}</legend>
			<Stack $gap={2}>
				{error && <ErrorText role="alert">{error}</ErrorText>}
				{rows.length > 0 && (
					<Stack as="ul" $gap={2}>
						{rows.map((row, index) => (
							<ListRow
								// biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity while it is typed
								key={`${rows.length} ${index}`}
								{...{ field, row, remotePictures }}
								number={index + 1}
								count={rows.length}
								onChange={(changed) => write(rows.with(index, changed))}
								onMove={UNSORTED.includes(field) ? undefined : (by) => write(moved(index, by))}
								onRemove={() => write(rows.toSpliced(index, 1))}
							/>
						))}
					</Stack>
				)}
				<div>
					<Button size="sm" onClick={() => write([...rows, newRow(field, rows)])}>
						{t('edit.row.add')}
					</Button>
				</div>
			</Stack>
		</Group>
	)
}
