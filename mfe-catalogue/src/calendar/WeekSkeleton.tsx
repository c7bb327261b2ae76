import { from, Skeleton, SkeletonText, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { LoadingRegion } from '../shared/deferred/LoadingRegion.tsx'
import { Columns } from './WeekColumns.tsx'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The day picker of narrow screens. */
const Picker = styled.div`
	${from.wide} { display: none; }
`
/** A release card: the poster beside the text, or the text alone in a narrow column. */
const Release = styled.div`
	display: grid;
	grid-template-columns: 64px minmax(0, 1fr);
	gap: ${space[3]};
	${from.wide} { grid-template-columns: minmax(0, 1fr); gap: ${space[2]}; > :first-child { display: none; } }
	${from.full} { grid-template-columns: 40px minmax(0, 1fr); > :first-child { display: block; } }
`

/** The skeleton of a week. */
export function WeekSkeleton() {
	return (
		<LoadingRegion>
			<Picker>
				<Skeleton $height="3.25rem" />
			</Picker>
			<Columns aria-hidden="true">
				{DAYS.map((day) => (
					<Stack key={day} $gap={4}>
						<Skeleton $height="1.4em" $width="60%" />
						<Release>
							<Skeleton $ratio="2 / 3" />
							<SkeletonText lines={3} />
						</Release>
						<Release>
							<Skeleton $ratio="2 / 3" />
							<SkeletonText lines={3} />
						</Release>
					</Stack>
				))}
			</Columns>
		</LoadingRegion>
	)
}
