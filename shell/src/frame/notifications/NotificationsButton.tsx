import { useStore } from '@nanostores/react'
import { UNREAD_MAX } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $notifications, $unreadNotifications, loadNotifications } from 'shared-state'
import { BellIcon, Button, IconButton, Popover, Spinner } from 'shared-ui'
import { translations } from '../../translations.ts'
import type { PanelProps } from './NotificationsPanel.tsx'
import { PanelMessage } from './PanelMessage.tsx'
import { $panel, loadPanel } from './panelStore.ts'

/** The bell, with a dot while a notification is unread, and its dropdown. */
export function NotificationsButton() {
	const t = useTranslations(translations)
	const unread = useStore($unreadNotifications)
	function buttonLabel(): string {
		if (unread === 0) return t('header.notifications')
		return unread < UNREAD_MAX ? t('header.unread', { count: unread }) : t('header.unreadNotificationsMost')
	}
	return (
		<Popover
			label={t('header.notifications')}
			button={(trigger) => (
				<IconButton
					{...trigger}
					label={buttonLabel()}
					icon={<BellIcon />}
					dot={unread > 0}
					onPointerEnter={() => void loadPanel()}
					onFocus={() => void loadPanel()}
					onClick={() => {
						prepare()
						trigger.onClick()
					}}
				/>
			)}
		>
			{(close) => <LazyPanel close={close} />}
		</Popover>
	)
}

function prepare() {
	void loadPanel()
	const { state } = $notifications.get()
	if (state === 'idle' || state === 'failed') void loadNotifications()
}

function LazyPanel(props: PanelProps) {
	const t = useTranslations(translations)
	const say = useTranslations(common)
	const panel = useStore($panel)
	if (panel.state === 'ready') return <panel.Panel {...props} />
	if (panel.state !== 'failed') {
		return (
			<PanelMessage>
				<Spinner label={t('panel.loading')} />
			</PanelMessage>
		)
	}
	return (
		<PanelMessage role="alert">
			<p>{panel.failure === 'unreachable' ? t('panel.failed') : say('network.wrong')}</p>
			<Button size="sm" onClick={() => void loadPanel()}>
				{say('action.retry')}
			</Button>
		</PanelMessage>
	)
}
