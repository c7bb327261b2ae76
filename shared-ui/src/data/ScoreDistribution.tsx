import { color, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ScoreBar } from './ProgressBar.tsx'

const List = styled.dl`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	align-items: center;
	gap: ${space[1]} ${space[3]};
	font-size: ${size.xs};
	font-variant-numeric: tabular-nums;
	> div { display: contents; }
	dt { order: 0; text-align: end; font-weight: 700; }
	dd { margin: 0; color: ${color.muted}; text-align: end; }
`

export type ScoreDistributionProps = {
	label: string
	/** From the highest score down, with score and number of votes as the page writes them. */
	rows: readonly { score: number; label?: string; votes: number; text: string }[]
	/** All votes; a bar is its votes divided by these. */
	total: number
}

/** How many voted what. */
export function ScoreDistribution({ label, rows, total }: ScoreDistributionProps) {
	return (
		<List aria-label={label}>
			{rows.map(({ score, label: sign = score, votes, text }) => (
				<div key={score}>
					<dt>{sign}</dt>
					<ScoreBar share={total > 0 ? votes / total : 0} />
					<dd>{text}</dd>
				</div>
			))}
		</List>
	)
}
