import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { deferred, fillTitle, SlotFill, useFills } from 'shared-composition'
import { type Profile, profilePath, statisticsPath } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Container, from, Page, Skeleton, SkeletonText, space } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { styled } from 'styled-components'
import type { ProfileData, ProfileFeed } from './loadProfile.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { FIRST_TAB, STATISTICS_TAB, tabOf, withTab } from './profileTab.ts'
import { profileTranslations } from './profileTranslations.ts'
import { createRelation } from './relation.ts'
import { ScoreSummary } from './ScoreSummary.tsx'
import { StatsRow } from './StatsRow.tsx'
import { subscribeToProfile } from './subscribeToProfile.ts'
import { YearPanel } from './YearPanel.tsx'

const MemberReviews = deferred(
	() =>
		import(/* webpackChunkName: "member-reviews" */ '../../reviews/MemberReviews.tsx').then((chunk) => chunk.default),
	{ skeleton: <SkeletonText lines={8} /> },
)

const REVIEWS_TAB = 'reviews'

/** A loaded profile: header, figures and tabs. */
export function ProfileScreen({ profile, data: { part, feed } }: { profile: Profile; data: ProfileData }) {
	const t = useTranslations(profileTranslations)
	const navigate = useNavigate()
	const [relation] = useState(() => createRelation(profile))
	useEffect(() => subscribeToProfile(profile, relation), [profile, relation])
	const [search, setSearch] = useSearchParams()
	const { username } = profile
	const locale = useLocale()
	const fills = useFills('profile.tabs')
	const tabs = [
		{ id: FIRST_TAB, label: t('profile.tab.activity'), order: 0, fill: undefined },
		{ id: REVIEWS_TAB, label: t('profile.tab.reviews'), order: 30, fill: undefined },
		...fills.map((fill) => ({ id: fill.id ?? '', label: fillTitle(fill, locale), order: fill.order ?? 100, fill })),
	].sort((one, other) => one.order - other.order)
	const tab = part
		? STATISTICS_TAB
		: tabOf(
				search,
				tabs.map(({ id }) => id),
			)
	const fill = tabs.find(({ id }) => id === tab)?.fill

	const title =
		part?.kind === 'year'
			? t('profile.title.year', { name: username, year: String(part.year) })
			: t(part ? 'profile.title.stats' : 'profile.title', { name: username })

	function select(next: string) {
		if (next === STATISTICS_TAB) void navigate(statisticsPath(username), { preventScrollReset: true })
		else if (part) {
			const path = { pathname: profilePath(username), search: String(withTab(search, next)) }
			void navigate(path, { preventScrollReset: true })
		} else setSearch((current) => withTab(current, next), { replace: true, preventScrollReset: true })
	}

	return (
		<Page $bleed>
			<title>{`${title} · Niouka`}</title>
			<ProfileHeader profile={profile} relation={relation} isLow={tab !== FIRST_TAB} />
			{tab === FIRST_TAB && (
				<Container>
					<StatsRow stats={profile.stats} />
				</Container>
			)}
			<Container>
				<Tabs label={t('profile.tabs')} tabs={tabs} selected={tab} onSelect={select}>
					{tab === FIRST_TAB && feed && <ActivityTab profile={profile} feed={feed} />}
					{tab === REVIEWS_TAB && <MemberReviews key={username} username={username} />}
					{fill && (
						<SlotFill
							key={tab}
							fill={fill}
							props={{
								username,
								tab,
								isOwn: profile.relation.kind === 'self',
								...(part?.kind === 'year' && { year: part.year }),
							}}
						/>
					)}
				</Tabs>
			</Container>
		</Page>
	)
}

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
function ActivityTab({ profile, feed }: { profile: Profile; feed: ProfileFeed }) {
	return (
		<Layout>
			<YearPanel yearPromise={feed.year} username={profile.username} />
			<ScoreSummary profile={profile} />
			<ProfileActivity username={profile.username} first={feed.activity} />
		</Layout>
	)
}
