import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { from, Section, Skeleton, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ActivityItem } from '../profile/ActivityItem.tsx'
import { profileTranslations } from '../profile/profileTranslations.ts'
import { createFollowing } from './followingStore.ts'

/** The height of a few activities with their heading. */
const HEIGHT = '24rem'

const Items = styled.ol`
	display: grid;
	min-width: 0;
	${from.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space[8]}; }
`

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
			<Items>
				{state.value.items.map((activity) => (
					<ActivityItem key={activity.id} activity={activity} by={activity.user} />
				))}
			</Items>
		</Section>
	)
}
