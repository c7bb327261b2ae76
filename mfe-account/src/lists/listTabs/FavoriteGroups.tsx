import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { FAVORITE_GROUPS } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { SkeletonGrid, Stack } from 'shared-ui'
import { listTranslations } from '../listTranslations.ts'
import { FavoriteSection } from './FavoriteSection.tsx'
import { createFavorites } from './favoritesStore.ts'

/** The favourites of a member, in four groups. */
export function FavoriteGroups({ username, isOwn }: { username: string; isOwn: boolean }) {
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
