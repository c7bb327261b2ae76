import { Container, Page, Skeleton, SkeletonText, Split, Stack } from 'shared-ui'
import { ArrivingPart } from '../arrival/ArrivingPart.tsx'

/** The shape of an episode's page while it is on its way: its still, its name, and what stands beside them. */
export function EpisodeSkeleton() {
	return (
		<Page>
			<Container>
				<ArrivingPart>
					<Split>
						<Stack $gap={4}>
							<Skeleton $height="1rem" $width="12rem" />
							<Skeleton $ratio="16 / 9" />
							<Skeleton $height="2.4rem" $width="min(30rem, 90%)" />
							<SkeletonText lines={2} />
							<Skeleton $height="9rem" />
						</Stack>
						<Stack $gap={6}>
							<Skeleton $height="4.5rem" />
							<Skeleton $height="24rem" />
						</Stack>
					</Split>
				</ArrivingPart>
			</Container>
		</Page>
	)
}
