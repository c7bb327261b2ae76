import { deferred } from 'shared-composition'
import type { Profile } from 'shared-contract'
import { from, Skeleton, space } from 'shared-ui'
import { styled } from 'styled-components'
import type { ProfileFeed } from './loadProfile.ts'
import { ScoreSummary } from './ScoreSummary.tsx'
import { YearPanel } from './YearPanel.tsx'

const ProfileActivity = deferred(
	async () => (await import(/* webpackChunkName: "profile-activity" */ './ProfileActivity.tsx')).ProfileActivity,
	{ skeleton: <Skeleton $height="14rem" /> },
)

/** One column on phones, the scores between year and list; two columns from tablets on. */
const Layout = styled.div`
	display: grid;
	gap: ${space[12]} ${space[8]};
	> * { min-width: 0; }
	${from.wide} {
		grid-template-columns: minmax(0, 1fr) 20rem;
		grid-template-rows: auto 1fr;
		align-items: start;
		> :nth-child(2) { grid-column: 2; grid-row: 1 / 3; }
	}
`

/** The activity tab: the year's heatmap, the given scores and the latest activities. */
export function ActivityTab({ profile, feed }: { profile: Profile; feed: ProfileFeed }) {
	return (
		<Layout>
			<YearPanel yearPromise={feed.year} username={profile.username} />
			<ScoreSummary profile={profile} />
			<ProfileActivity username={profile.username} first={feed.activity} />
		</Layout>
	)
}
