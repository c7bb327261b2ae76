import { Skeleton, SkeletonGrid, SkeletonText, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { LoadingRegion } from '../deferred/LoadingRegion.tsx'
import { Front } from './Lead.tsx'

/** A top story: its picture, and its words beside it. */
const Story = styled.div`
	display: grid;
	grid-template-columns: minmax(96px, 34%) minmax(0, 1fr);
	align-items: center;
	gap: ${space[3]};
`

/** The shape of a page of news while it is on its way. */
export function NewsSkeleton() {
	return (
		<LoadingRegion>
			<Front aria-hidden="true">
				<Skeleton $ratio="2 / 1" />
				<Stack $gap={4}>
					<Skeleton $height="1.8rem" $width="10rem" />
					{['first', 'second', 'third'].map((story) => (
						<Story key={story}>
							<Skeleton $ratio="16 / 9" />
							<SkeletonText lines={4} />
						</Story>
					))}
				</Stack>
			</Front>
			<Stack $gap={4}>
				<Skeleton $height="1.8rem" $width="12rem" />
				<SkeletonGrid kind="news" count={6} />
			</Stack>
		</LoadingRegion>
	)
}
