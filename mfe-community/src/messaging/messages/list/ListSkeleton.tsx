import { Skeleton, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'

const Row = styled.div`
	display: grid;
	grid-template-columns: 40px 1fr;
	gap: ${space[3]};
	align-items: center;
	padding: ${space[2]};
`
const WIDTHS = ['62%', '78%', '54%', '70%', '48%', '66%', '58%']

/** Placeholder while the list loads. */
export function ListSkeleton() {
	return (
		<div>
			{WIDTHS.map((width) => (
				<Row key={width}>
					<Skeleton $height="40px" />
					<Stack $gap={2}>
						<Skeleton $height="0.9em" $width={width} />
						<Skeleton $height="0.7em" $width="36%" />
					</Stack>
				</Row>
			))}
		</div>
	)
}
