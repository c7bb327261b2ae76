import type { ReactNode } from 'react'
import { color, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const StyledTable = styled.table`
	width: 100%;
	border-collapse: collapse;
	font-size: ${size.sm};
	font-variant-numeric: tabular-nums;
	th, td {
		padding: ${space[1]} ${space[3]} ${space[1]} 0;
		text-align: start;
		vertical-align: baseline;
		border-block-end: 1px solid ${color.line};
		overflow-wrap: anywhere;
	}
	th { font-weight: 600; color: ${color.muted}; white-space: nowrap; }
`

interface TableProps {
	label: string
	columns: readonly string[]
	/** Each row has a unique key and a cell for each column. */
	rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table with headings. */
export function Table({ label, columns, rows }: TableProps) {
	return (
		<StyledTable aria-label={label}>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, cells }) => (
					<tr key={key}>
						{columns.map((column, index) => (
							<td key={column}>{cells[index]}</td>
						))}
					</tr>
				))}
			</tbody>
		</StyledTable>
	)
}
