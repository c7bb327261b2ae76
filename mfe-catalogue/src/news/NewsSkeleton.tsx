import { Skeleton, SkeletonGrid, SkeletonText, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { LoadingRegion } from '../shared/deferred/LoadingRegion.tsx'
import { FeaturedLayout } from './FeaturedNews.tsx'

/** A top story: the picture with the text beside it. */
const Story = styled.div`
	display: grid;
	grid-template-columns: minmax(96px, 34%) minmax(0, 1fr);
	align-items: center;
	gap: ${space[3]};
`

/** The skeleton of a page of news. */
export function NewsSkeleton() {
	return (
		<LoadingRegion>
			<FeaturedLayout aria-hidden="true">
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
			</FeaturedLayout>
			<Stack $gap={4}>
				<Skeleton $height="1.8rem" $width="12rem" />
				<SkeletonGrid kind="news" count={6} />
			</Stack>
		</LoadingRegion>
	)
}
