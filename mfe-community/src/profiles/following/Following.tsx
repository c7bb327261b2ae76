import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { Section, Skeleton } from 'shared-ui'
import { ActivityRows } from '../profile/ActivityRows.tsx'
import { profileTranslations } from '../profile/profileTranslations.ts'
import { createFollowing } from './followingStore.ts'

/** The height of a few activities with their heading. */
const HEIGHT = '24rem'

const ready = loadTranslations(profileTranslations)

/** "Quem você segue": what the members whom the signed-in member follows did lately. A widget of the home page. */
export default function Following() {
	return (
		<Suspense fallback={<Skeleton $height={HEIGHT} />}>
			<Loaded />
		</Suspense>
	)
}

function Loaded() {
	use(ready)
	const t = useTranslations(profileTranslations)
	const [store] = useState(createFollowing)
	const state = useStore(store.$state)
	useEffect(() => store.follow(), [store])
	if (state.state === 'loading') return <Skeleton $height={HEIGHT} />
	if (state.state === 'failed') return <FailurePanel title={t('following.failed')} onRetry={store.load} />
	if (state.value.items.length === 0) return null
	return (
		<Section title={t('following.title')} lead={t('following.lead')}>
			<ActivityRows wide items={state.value.items} />
		</Section>
	)
}
