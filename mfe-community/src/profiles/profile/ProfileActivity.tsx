import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Button, EmptyState, Meta, Section, Skeleton, Stack } from 'shared-ui'
import { ActivityRows } from './ActivityRows.tsx'
import { createActivityFeed } from './activityFeed.ts'
import type { ActivityPage } from './loadProfile.ts'
import { profileTranslations } from './profileTranslations.ts'

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
			<ActivityRows items={page.items} />
			{more === 'failed' && <Meta role="alert">{t('activity.failed')}</Meta>}
			{page.next !== null && (
				<Button loading={more === 'loading'} onClick={onMore}>
					{t('activity.more')}
				</Button>
			)}
		</Stack>
	)
}
