import { Container, Page, Skeleton, SkeletonText } from 'shared-ui'
import { ArrivingPart } from '../arrival/ArrivingPart.tsx'

/** The shape of an article while it is on its way. */
export function ArticleSkeleton() {
	return (
		<Page>
			<Container $width="text">
				<ArrivingPart>
					<Skeleton $height="1rem" $width="8rem" />
					<Skeleton $height="2.6rem" $width="92%" />
					<Skeleton $ratio="16 / 9" />
					<SkeletonText lines={4} />
					<SkeletonText lines={6} />
				</ArrivingPart>
			</Container>
		</Page>
	)
}
