import { Remote } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { Skeleton, Stack } from 'shared-ui'
import { WhenNear } from './WhenNear.tsx'

const COMMENT_HASH = /^#comment(s$|-)/

const skeleton = (
	<Stack $gap={6} aria-busy="true">
		<Skeleton $height="2rem" $width="14rem" />
		<Skeleton $height="7rem" />
		<Skeleton $height="4.5rem" />
	</Stack>
)

/**
 * The comments widget that mfe-community exposes. It is loaded when the reader scrolls near it, or when the address links to
 * a comment.
 */
export function LazyComments(props: Exposes['mfe-community/Comments']) {
	return (
		<WhenNear hash={COMMENT_HASH} skeleton={skeleton}>
			<Remote name="mfe-community/Comments" skeleton={skeleton} {...props} />
		</WhenNear>
	)
}
