import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Button, EmptyState, Meta, Section, Skeleton, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { ActivityItem } from './ActivityItem.tsx'
import { createActivityFeed, type FeedState } from './activityFeed.ts'
import { activityRuns } from './activityRuns.ts'
import type { ActivityPage } from './loadProfile.ts'
import { profileTranslations } from './profileTranslations.ts'

const Items = styled.ol`
	display: grid;
	min-width: 0;
`

interface ProfileActivityProps {
	username: string
	first: Promise<Outcome<ActivityPage>>
}

/** The activities of a member, latest first. */
export function ProfileActivity({ username, first }: ProfileActivityProps) {
	const t = useTranslations(profileTranslations)
	const [feed] = useState(() => createActivityFeed(username, first))
	const state = useStore(feed.$state)
	return (
		<Section title={t('activity.title')}>
			{state.state === 'loading' && (
				<Stack $gap={3} role="status" aria-label={t('activity.loading')}>
					<Skeleton $height="3.25rem" />
					<Skeleton $height="3.25rem" />
					<Skeleton $height="3.25rem" />
				</Stack>
			)}
			{state.state === 'failed' && <FailurePanel title={t('activity.failed')} onRetry={feed.load} />}
			{state.state === 'shown' && <Shown state={state} onMore={() => void feed.loadMore()} />}
		</Section>
	)
}

function Shown({ state, onMore }: { state: Extract<FeedState, { state: 'shown' }>; onMore: () => void }) {
	const t = useTranslations(profileTranslations)
	if (state.items.length === 0 && state.next === null) return <EmptyState title={t('activity.empty')} />
	return (
		<Stack>
			<Items>
				{activityRuns(state.items).map((activity) => (
					<ActivityItem key={activity.id} activity={activity} />
				))}
			</Items>
			{state.more === 'failed' && <Meta role="alert">{t('activity.failed')}</Meta>}
			{state.next !== null && (
				<Button loading={state.more === 'loading'} onClick={onMore}>
					{t('activity.more')}
				</Button>
			)}
		</Stack>
	)
}
