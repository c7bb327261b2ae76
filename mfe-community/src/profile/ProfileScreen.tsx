import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Remote } from 'shared-composition'
import type { Profile } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Container, Page, SkeletonGrid, SkeletonText } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { translations } from '../translations.ts'
import { ActivityTab } from './ActivityTab.tsx'
import type { ProfileData } from './loadProfile.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { TABS, tabOf, withTab } from './profileTab.ts'
import { createRelation } from './relation.ts'
import { StatsRow } from './StatsRow.tsx'
import { subscribeToProfile } from './subscribeToProfile.ts'

const MemberReviews = lazy(() => import(/* webpackChunkName: "member-reviews" */ '../reviews/MemberReviews.tsx'))

const LISTS = { 'anime-list': 'anime', 'manga-list': 'manga', favorites: 'favorites' } as const

/** A loaded profile: header, figures and tabs. */
export function ProfileScreen({ profile, data }: { profile: Profile; data: ProfileData }) {
	const t = useTranslations(translations)
	const [relation] = useState(() => createRelation(profile))
	useEffect(() => subscribeToProfile(profile, relation), [profile, relation])
	const [search, setSearch] = useSearchParams()
	const tab = tabOf(search)

	return (
		<Page $bleed>
			<title>{`${t('profile.title', { name: profile.username })} · Niouka`}</title>
			<ProfileHeader profile={profile} relation={relation} />
			<Container>
				<StatsRow stats={profile.stats} />
			</Container>
			<Container>
				<Tabs
					label={t('profile.tabs')}
					tabs={TABS.map((id) => ({ id, label: t(`profile.tab.${id}`) }))}
					selected={tab}
					onSelect={(next) =>
						setSearch((current) => withTab(current, next), { replace: true, preventScrollReset: true })
					}
				>
					{tab === 'activity' && <ActivityTab profile={profile} data={data} />}
					{tab === 'reviews' && (
						<Suspense fallback={<SkeletonText lines={8} />}>
							<MemberReviews key={profile.username} username={profile.username} />
						</Suspense>
					)}
					{tab !== 'activity' && tab !== 'reviews' && (
						<Remote
							key={tab}
							name="mfe-account/ListTabs"
							username={profile.username}
							list={LISTS[tab]}
							isOwn={profile.relation.kind === 'self'}
							skeleton={<SkeletonGrid />}
						/>
					)}
				</Tabs>
			</Container>
		</Page>
	)
}
