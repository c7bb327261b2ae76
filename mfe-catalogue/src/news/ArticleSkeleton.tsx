import { Container, Page, Skeleton, SkeletonText, Stack } from 'shared-ui'
import { LoadingRegion } from '../shared/deferred/LoadingRegion.tsx'

/** The skeleton of an article. */
export function ArticleSkeleton() {
	return (
		<Page>
			<Container $width="text">
				<LoadingRegion>
					<Stack $gap={4}>
						<Skeleton $height="1rem" $width="8rem" />
						<Skeleton $height="2rem" $width="7rem" />
						<Skeleton $height="2.6rem" $width="92%" />
						<SkeletonText lines={2} />
						<Skeleton $height="2.5rem" $width="14rem" />
						<Skeleton $ratio="16 / 9" />
					</Stack>
					<SkeletonText lines={4} />
					<SkeletonText lines={6} />
				</LoadingRegion>
			</Container>
		</Page>
	)
}
