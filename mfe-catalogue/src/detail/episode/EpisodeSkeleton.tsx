import { Container, from, Page, Skeleton, SkeletonText, Split, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'

const Beside = styled.div`
	display: grid;
	gap: ${space[4]} ${space[6]};
	${from.phone} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: center; }
`

/** The skeleton of an episode's page. */
export function EpisodeSkeleton() {
	return (
		<Page>
			<Container>
				<LoadingRegion>
					<Split>
						<Stack $gap={4}>
							<Skeleton $height="1rem" $width="12rem" />
							<Beside>
								<Skeleton $ratio="16 / 9" />
								<Stack $gap={4}>
									<Skeleton $height="2.4rem" $width="90%" />
									<SkeletonText lines={2} />
								</Stack>
							</Beside>
							<Skeleton $height="9rem" />
							<SkeletonText lines={4} />
						</Stack>
						<Stack $gap={6}>
							<Skeleton $height="4.5rem" />
							<Skeleton $height="24rem" />
						</Stack>
					</Split>
				</LoadingRegion>
			</Container>
		</Page>
	)
}
