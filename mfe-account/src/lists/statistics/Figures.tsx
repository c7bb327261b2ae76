import { color, font, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const List = styled.dl`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	gap: ${space[3]};
	margin: 0;
	${from.desktop} { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
`
const Item = styled.div`
	display: flex;
	flex-direction: column-reverse;
	justify-content: flex-end;
	gap: ${space[1]};
	padding: ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	dt { font-size: ${size.sm}; color: ${color.muted}; }
	dd { margin: 0; font: 700 ${size['2xl']}/1.1 ${font.display}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`

/** Numbers with what they count. */
export function Figures({
	label,
	figures,
}: {
	label: string
	figures: readonly (readonly [name: string, value: string])[]
}) {
	return (
		<List aria-label={label}>
			{figures.map(([name, value]) => (
				<Item key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</Item>
			))}
		</List>
	)
}
