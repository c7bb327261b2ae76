import { Remote } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { Skeleton, Stack } from 'shared-ui'
import { WhenNear } from '../../shared/comments/WhenNear.tsx'

const REVIEW_HASH = /^#review(s$|-)/

const skeleton = (
	<Stack $gap={6} aria-busy="true">
		<Skeleton $height="2rem" $width="14rem" />
		<Skeleton $height="9rem" />
	</Stack>
)

/** The reviews widget that mfe-community exposes: loaded when the reader scrolls near it, or follows a link to a review. */
export function LazyReviews(props: Exposes['mfe-community/Reviews']) {
	return (
		<WhenNear hash={REVIEW_HASH} skeleton={skeleton}>
			<Remote name="mfe-community/Reviews" skeleton={skeleton} {...props} />
		</WhenNear>
	)
}
