import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import { announce } from 'shared-composition'
import { common, useWords } from 'shared-i18n'
import { $notifications, $unreadNotifications, readNotifications } from 'shared-state'
import { Button, Container, Page, PageHeading, Stack } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { words } from '../words.ts'
import { filterOf } from './filter.ts'
import { NotificationList } from './NotificationList.tsx'

/** Every notification, or those not read yet. */
export function NotificationsPage() {
	const t = useWords(words)
	const shared = useWords(common)
	const current = useStore($notifications)
	const unread = useStore($unreadNotifications)
	const [search, setSearch] = useSearchParams()
	const filter = filterOf(search)

	async function markAll() {
		announce(await readNotifications(), shared('notifications.marked'))
	}

	return (
		<Page>
			<title>{`${t('notifications.title')} · Niouka`}</title>
			<Container $width="text">
				<Stack>
					<PageHeading title={t('notifications.title')} lead={t('notifications.lead')} />
					{unread > 0 && (
						<div>
							<Button onClick={() => void markAll()}>{t('notifications.markAll')}</Button>
						</div>
					)}
					<Tabs
						label={t('notifications.tabs')}
						tabs={[
							{ id: 'all', label: t('notifications.all') },
							{ id: 'unread', label: t('notifications.unread'), count: unread },
						]}
						selected={filter}
						onSelect={(next) => setSearch(next === 'all' ? {} : { filter: next }, { replace: true })}
					>
						<NotificationList current={current} filter={filter} />
					</Tabs>
				</Stack>
			</Container>
		</Page>
	)
}
