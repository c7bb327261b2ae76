import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FailurePanel, showOutcome } from 'shared-composition'
import { UNREAD_MAX } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import {
	$notifications,
	$session,
	$site,
	$unreadNotifications,
	loadNotifications,
	type NotificationsState,
	readNotifications,
	signInPath,
} from 'shared-state'
import { loadOlderNotifications } from 'shared-state/live'
import {
	Button,
	Cluster,
	Container,
	EmptyState,
	EyeIcon,
	LinkButton,
	Page,
	PageHeading,
	Skeleton,
	Stack,
} from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { MODERATION_PATH, useModerates } from '../moderation/useModerates.ts'
import { NotificationRun } from './NotificationRun.tsx'
import { type Filter, filtered, filterOf } from './notificationFilter.ts'
import { notificationRuns } from './notificationRuns.ts'
import { notificationTranslations } from './notificationTranslations.ts'

/** The notifications page: all or only unread ones. */
export function NotificationsPage() {
	const t = useTranslations(notificationTranslations)
	const shared = useTranslations(common)
	const current = useStore($notifications)
	const unread = useStore($unreadNotifications)
	const [search, setSearch] = useSearchParams()
	const filter = filterOf(search)
	const moderates = useModerates()

	async function markAll() {
		showOutcome(await readNotifications(), shared('notifications.marked'))
	}

	return (
		<Page>
			<title>{`${t('notifications.title')} · Niouka`}</title>
			<Container $width="text">
				<Stack>
					<PageHeading title={t('notifications.title')} lead={t('notifications.lead')} />
					{(unread > 0 || moderates) && (
						<Cluster>
							{unread > 0 && <Button onClick={() => void markAll()}>{t('notifications.markAll')}</Button>}
							{moderates && (
								<LinkButton variant="quiet" to={MODERATION_PATH}>
									<EyeIcon size={18} />
									{t('moderation.title')}
								</LinkButton>
							)}
						</Cluster>
					)}
					<Tabs
						label={t('notifications.tabs')}
						tabs={[
							{ id: 'all', label: t('notifications.all') },
							{
								id: 'unread',
								label: t('notifications.unread'),
								count: unread < UNREAD_MAX ? unread : t('messages.unread.max'),
							},
						]}
						selected={filter}
						onSelect={(next) =>
							setSearch(next === 'all' ? {} : { filter: next }, { replace: true, preventScrollReset: true })
						}
					>
						<NotificationList current={current} filter={filter} />
					</Tabs>
				</Stack>
			</Container>
		</Page>
	)
}

/** The notifications in each state: signed out, loading, failed, empty or loaded. */
function NotificationList({ current, filter }: { current: NotificationsState; filter: Filter }) {
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

/** Loads the previous page of notifications. */
function LoadOlderButton() {
	const t = useTranslations(notificationTranslations)
	const [busy, setBusy] = useState(false)

	async function load() {
		setBusy(true)
		const outcome = await loadOlderNotifications()
		setBusy(false)
		if (outcome && outcome.state !== 'done') showOutcome(outcome, '')
	}

	return (
		<div>
			<Button loading={busy} onClick={() => void load()}>
				{t('notifications.older')}
			</Button>
		</div>
	)
}
