import { Skeleton, SkeletonGrid, SkeletonText, Stack } from 'shared-ui'
import { ArrivingPart } from '../arrival/ArrivingPart.tsx'
import { Front } from './Lead.tsx'

/** The shape of a page of news while it is on its way. */
export function NewsSkeleton() {
	return (
		<ArrivingPart>
			<Front aria-hidden="true">
				<Skeleton $ratio="2 / 1" />
				<Stack $gap={6}>
					<SkeletonText lines={3} />
					<SkeletonText lines={3} />
					<SkeletonText lines={3} />
				</Stack>
			</Front>
			<SkeletonGrid kind="news" count={3} />
		</ArrivingPart>
	)
}
