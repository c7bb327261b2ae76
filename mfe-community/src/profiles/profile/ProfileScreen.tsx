import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { deferred, Remote } from 'shared-composition'
import { type Profile, profilePath, statisticsPath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Container, Page, Skeleton, SkeletonGrid, SkeletonText } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { ActivityTab } from './ActivityTab.tsx'
import type { ProfileData } from './loadProfile.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { type ProfilePart, TABS, type Tab, tabOf, withTab } from './profileTab.ts'
import { profileTranslations } from './profileTranslations.ts'
import { createRelation } from './relation.ts'
import { StatsRow } from './StatsRow.tsx'
import { subscribeToProfile } from './subscribeToProfile.ts'

const MemberReviews = deferred(
	() =>
		import(/* webpackChunkName: "member-reviews" */ '../../reviews/MemberReviews.tsx').then((chunk) => chunk.default),
	{ skeleton: <SkeletonText lines={8} /> },
)

const LISTS = { 'anime-list': 'anime', 'manga-list': 'manga', favorites: 'favorites' } as const

/** A loaded profile: header, figures and tabs. */
export function ProfileScreen({ profile, data: { part, feed } }: { profile: Profile; data: ProfileData }) {
	const t = useTranslations(profileTranslations)
	const navigate = useNavigate()
	const [relation] = useState(() => createRelation(profile))
	useEffect(() => subscribeToProfile(profile, relation), [profile, relation])
	const [search, setSearch] = useSearchParams()
	const tab = part ? 'stats' : tabOf(search)
	const { username } = profile

	const title =
		part?.kind === 'year'
			? t('profile.title.year', { name: username, year: String(part.year) })
			: t(part ? 'profile.title.stats' : 'profile.title', { name: username })

	function select(next: Tab) {
		if (next === 'stats') void navigate(statisticsPath(username), { preventScrollReset: true })
		else if (part) {
			const path = { pathname: profilePath(username), search: String(withTab(search, next)) }
			void navigate(path, { preventScrollReset: true })
		} else setSearch((current) => withTab(current, next), { replace: true, preventScrollReset: true })
	}

	return (
		<Page $bleed>
			<title>{`${title} · Niouka`}</title>
			<ProfileHeader profile={profile} relation={relation} isLow={tab !== 'activity'} />
			{tab === 'activity' && (
				<Container>
					<StatsRow stats={profile.stats} />
				</Container>
			)}
			<Container>
				<Tabs
					label={t('profile.tabs')}
					tabs={TABS.map((id) => ({ id, label: t(`profile.tab.${id}`) }))}
					selected={tab}
					onSelect={select}
				>
					{tab === 'activity' && feed && <ActivityTab profile={profile} feed={feed} />}
					{tab === 'stats' && <StatisticsTab username={username} part={part} />}
					{tab === 'reviews' && <MemberReviews key={username} username={username} />}
					{tab !== 'activity' && tab !== 'stats' && tab !== 'reviews' && (
						<Remote
							key={tab}
							name="mfe-account/ListTabs"
							username={username}
							list={LISTS[tab]}
							isOwn={profile.relation.kind === 'self'}
							skeleton={tab === 'favorites' ? <SkeletonGrid /> : <SkeletonText lines={8} />}
						/>
					)}
				</Tabs>
			</Container>
		</Page>
	)
}

function StatisticsTab({ username, part }: { username: string; part: ProfilePart | null | undefined }) {
	const skeleton = <Skeleton $height="32rem" />
	return part?.kind === 'year' ? (
		<Remote name="mfe-account/Year" username={username} year={part.year} skeleton={skeleton} />
	) : (
		<Remote name="mfe-account/Statistics" username={username} skeleton={skeleton} />
	)
}
