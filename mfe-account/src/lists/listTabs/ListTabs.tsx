import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { FAVORITE_GROUPS, OWN_PROFILE } from 'shared-contract'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { SkeletonGrid, SkeletonText, Stack } from 'shared-ui'
import { continueTranslations } from '../continue/continueTranslations.ts'
import { listTranslations } from '../listTranslations.ts'
import { FavoriteSection } from './FavoriteSection.tsx'
import { createFavorites } from './favoritesStore.ts'
import { TitleList } from './TitleList.tsx'

const ready = Promise.all([loadTranslations(listTranslations), loadTranslations(continueTranslations)])

export interface ListTabsProps {
	username: string
	list: 'anime' | 'manga' | 'favorites'
	/** The reader can change it. */
	isOwn?: boolean | undefined
}

/** One list of a member, with its own tabs. */
export default function ListTabs(props: ListTabsProps) {
	return (
		<Suspense fallback={props.list === 'favorites' ? <SkeletonGrid /> : <SkeletonText lines={8} />}>
			<LoadedList key={`${props.list} ${props.username}`} {...props} />
		</Suspense>
	)
}

function LoadedList({ username, list, isOwn }: ListTabsProps) {
	use(ready)
	const session = useStore($session)
	const owned = isOwn ?? (username === OWN_PROFILE || (session.state === 'member' && session.username === username))
	if (list === 'favorites') return <FavoriteGroups username={username} isOwn={owned} />
	return <TitleList username={username} kind={list} isOwn={owned} />
}

/** The favourites of a member, in four groups. */
function FavoriteGroups({ username, isOwn }: { username: string; isOwn: boolean }) {
	const t = useTranslations(listTranslations)
	const [store] = useState(() => createFavorites(username))
	const state = useStore(store.$state)

	useEffect(() => {
		void store.load()
	}, [store])

	if (state.state === 'failed') return <FailurePanel title={t('listTabs.failed')} onRetry={() => store.load()} />
	if (state.state === 'loading') {
		return (
			<div role="status" aria-label={t('listTabs.loading')}>
				<SkeletonGrid />
			</div>
		)
	}
	return (
		<Stack $gap={8}>
			{FAVORITE_GROUPS.map((group) => (
				<FavoriteSection key={group} group={group} favorites={state.value[group]} store={store} isOwn={isOwn} />
			))}
		</Stack>
	)
}
