import { Skeleton, SkeletonCard, Stack } from 'shared-ui'
import { ArrivingPart } from '../arrival/ArrivingPart.tsx'
import { Columns } from './WeekColumns.tsx'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The shape of a week while it is on its way. */
export function WeekSkeleton() {
	return (
		<ArrivingPart>
			<Columns aria-hidden="true">
				{DAYS.map((day) => (
					<Stack key={day} $gap={4}>
						<Skeleton $height="1.4em" $width="60%" />
						<SkeletonCard />
					</Stack>
				))}
			</Columns>
		</ArrivingPart>
	)
}
