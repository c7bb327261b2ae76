import { Container, Page, Skeleton, Stack } from 'shared-ui'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'

const ROWS = [1, 2, 3, 4, 5, 6]

/** The skeleton of a franchise's page. */
export function FranchiseSkeleton() {
	return (
		<Page>
			<Container>
				<LoadingRegion>
					<Stack $gap={4} aria-hidden="true">
						<Skeleton $height="2.75rem" $width="min(100%, 28rem)" />
						<Skeleton $height="1.2em" $width="16rem" />
						<Skeleton $height="3rem" $width="20rem" />
					</Stack>
					<Stack $gap={2} aria-hidden="true">
						{ROWS.map((row) => (
							<Skeleton key={row} $height="88px" />
						))}
					</Stack>
				</LoadingRegion>
			</Container>
		</Page>
	)
}
