import { useStore } from '@nanostores/react'
import { common, useWords } from 'shared-i18n'
import { $notifications, $unreadNotifications, loadNotifications } from 'shared-state'
import { BellIcon, Button, IconButton, Popover, Spinner } from 'shared-ui'
import { words } from '../../words.ts'
import type { PanelProps } from './NotificationsPanel.tsx'
import { PanelMessage } from './PanelMessage.tsx'
import { $panelCode, loadPanel } from './panelCode.ts'

/** The bell, with a dot while something is unread, and the dropdown that it opens. */
export function NotificationsButton() {
	const t = useWords(words)
	const unread = useStore($unreadNotifications)
	return (
		<Popover
			label={t('header.notifications')}
			button={(trigger) => (
				<IconButton
					{...trigger}
					label={unread > 0 ? t('header.unread', { count: unread }) : t('header.notifications')}
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
			{(close) => <LatePanel close={close} />}
		</Popover>
	)
}

function prepare() {
	void loadPanel()
	const { state } = $notifications.get()
	if (state === 'idle' || state === 'failed') void loadNotifications()
}

function LatePanel(props: PanelProps) {
	const t = useWords(words)
	const say = useWords(common)
	const code = useStore($panelCode)
	if (code.state === 'ready') return <code.Panel {...props} />
	if (code.state !== 'failed') {
		return (
			<PanelMessage>
				<Spinner label={t('panel.loading')} />
			</PanelMessage>
		)
	}
	return (
		<PanelMessage role="alert">
			<p>{t('panel.failed')}</p>
			<Button size="sm" onClick={() => void loadPanel()}>
				{say('action.retry')}
			</Button>
		</PanelMessage>
	)
}
