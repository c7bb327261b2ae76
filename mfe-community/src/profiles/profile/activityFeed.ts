import { activityRoute } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import { createRemotePages } from 'shared-state/remote'
import type { ActivityPage } from './loadProfile.ts'

/** The paged store of a member's activities. The loader has requested the first page. */
export function createActivityFeed(username: string, first: Promise<Outcome<ActivityPage>>) {
	let coming: Promise<Outcome<ActivityPage>> | undefined = first
	const feed = createRemotePages<ActivityPage>(
		async (after) => {
			const requested = coming
			coming = undefined
			return requested ?? call(activityRoute, { params: { username }, query: after === undefined ? {} : { after } })
		},
		({ id }) => id,
	)
	// Leaving the page aborts the request.
	void feed.load().catch(() => {})
	return feed
}
