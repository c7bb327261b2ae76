import { Remote } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { Skeleton } from 'shared-ui'
import { WhenNear } from '../../shared/comments/WhenNear.tsx'

const STATISTICS_HASH = /^#statistics$/

const skeleton = <Skeleton $height="24rem" aria-busy="true" />

/** The statistics widget that mfe-account exposes: loaded when the reader scrolls near it, or follows a link to it. */
export function LazyStatistics(props: Exposes['mfe-account/TitleStatistics']) {
	return (
		<WhenNear hash={STATISTICS_HASH} skeleton={skeleton}>
			<Remote name="mfe-account/TitleStatistics" skeleton={skeleton} {...props} />
		</WhenNear>
	)
}
