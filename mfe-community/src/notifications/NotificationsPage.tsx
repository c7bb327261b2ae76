import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { UNREAD_MAX } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $notifications, $unreadNotifications, readNotifications } from 'shared-state'
import { Button, Cluster, Container, EyeIcon, LinkButton, Page, PageHeading, Stack } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { MODERATION_PATH, useModerates } from '../moderation/useModerates.ts'
import { NotificationList } from './NotificationList.tsx'
import { filterOf } from './notificationFilter.ts'
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
