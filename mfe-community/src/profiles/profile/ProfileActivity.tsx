import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Button, EmptyState, Meta, Section, Skeleton, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { ActivityItem } from './ActivityItem.tsx'
import { createActivityFeed } from './activityFeed.ts'
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
			{state.state === 'ready' && <Shown page={state.value} more={state.more} onMore={() => void feed.loadMore()} />}
		</Section>
	)
}

interface ShownProps {
	page: ActivityPage
	more: 'idle' | 'loading' | 'failed' | 'refreshing'
	onMore: () => void
}

function Shown({ page, more, onMore }: ShownProps) {
	const t = useTranslations(profileTranslations)
	if (page.items.length === 0 && page.next === null) return <EmptyState title={t('activity.empty')} />
	return (
		<Stack>
			<Items>
				{activityRuns(page.items).map((activity) => (
					<ActivityItem key={activity.id} activity={activity} />
				))}
			</Items>
			{more === 'failed' && <Meta role="alert">{t('activity.failed')}</Meta>}
			{page.next !== null && (
				<Button loading={more === 'loading'} onClick={onMore}>
					{t('activity.more')}
				</Button>
			)}
		</Stack>
	)
}
