import { useStore } from '@nanostores/react'
import { FailurePanel } from 'shared-composition'
import { common, useTranslations } from 'shared-i18n'
import { $session, $site, loadNotifications, type NotificationsState, signInPath } from 'shared-state'
import { EmptyState, LinkButton, Skeleton, Stack } from 'shared-ui'
import { LoadOlderButton } from './LoadOlderButton.tsx'
import { NotificationRun } from './NotificationRun.tsx'
import { type Filter, filtered } from './notificationFilter.ts'
import { notificationRuns } from './notificationRuns.ts'
import { notificationTranslations } from './notificationTranslations.ts'

/** The notifications in each state: signed out, loading, failed, empty or loaded. */
export function NotificationList({ current, filter }: { current: NotificationsState; filter: Filter }) {
	const t = useTranslations(notificationTranslations)
	const shared = useTranslations(common)
	const session = useStore($session)
	const { demo } = useStore($site)

	if (session.state === 'visitor' && !demo) {
		return (
			<EmptyState
				title={t('notifications.signIn.title')}
				text={t('notifications.signIn.text')}
				action={<LinkButton to={signInPath('/notifications')}>{shared('action.signIn')}</LinkButton>}
			/>
		)
	}
	if (current.state === 'failed') return <FailurePanel title={t('notifications.failed')} onRetry={loadNotifications} />
	if (current.state !== 'ready') return <NotificationsSkeleton />

	const items = filtered(current.items, filter)
	if (items.length === 0 && (current.next === null || current.unread === 0)) {
		return <EmptyState title={shared('notifications.empty.title')} text={shared('notifications.empty.text')} />
	}
	return (
		<Stack>
			<ul>
				{notificationRuns(items).map((run) => (
					<NotificationRun key={run.items.at(-1)?.id} {...run} />
				))}
			</ul>
			{current.next !== null && <LoadOlderButton />}
		</Stack>
	)
}

function NotificationsSkeleton() {
	return (
		<Stack aria-busy="true">
			<Skeleton $height="3.5rem" />
			<Skeleton $height="3.5rem" />
			<Skeleton $height="3.5rem" />
		</Stack>
	)
}
