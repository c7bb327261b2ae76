import { Skeleton, Stack } from 'shared-ui'

/** Stands where the comments come. */
export function CommentsSkeleton() {
	return (
		<Stack aria-busy="true" $gap={6}>
			<Skeleton $height="2rem" $width="14rem" />
			<Skeleton $height="7rem" />
			<Skeleton $height="4.5rem" />
			<Skeleton $height="4.5rem" $width="86%" />
		</Stack>
	)
}
