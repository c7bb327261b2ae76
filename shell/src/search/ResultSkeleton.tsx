import { Skeleton, space } from 'shared-ui'
import { keyframes, styled } from 'styled-components'

const appear = keyframes`from { opacity: 0; }`

/** The skeleton of the results. It appears after a delay, so that quick responses do not flicker. */
const Lines = styled.div`
	display: grid;
	gap: ${space[3]};
	padding: ${space[4]};
	animation: ${appear} 120ms 240ms backwards;
`
const Line = styled.div`
	display: grid;
	grid-template-columns: 36px 1fr;
	gap: ${space[2]} ${space[3]};
	align-items: center;
	> :first-child { grid-row: span 2; }
`

export function ResultSkeleton() {
	return (
		<Lines aria-busy="true">
			{['a', 'b', 'c', 'd'].map((line) => (
				<Line key={line}>
					<Skeleton $ratio="2 / 3" />
					<Skeleton $height="0.9em" $width="60%" />
					<Skeleton $height="0.7em" $width="32%" />
				</Line>
			))}
		</Lines>
	)
}
