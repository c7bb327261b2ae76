import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { NotificationItem } from 'shared-composition/notification'
import { common, useTranslations } from 'shared-i18n'
import { $notifications, loadNotifications, type NotificationsState, readNotifications } from 'shared-state'
import { Button, color, Lantern, Skeleton, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { PanelMessage } from './PanelMessage.tsx'

export interface PanelProps {
	/** Closes the dropdown. */
	close: () => void
}

const Head = styled.div`
	position: sticky;
	top: 0;
	z-index: 1;
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: ${space[2]};
	min-height: 52px;
	padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
	border-bottom: 1px solid ${color.line};
	background: ${color.surface};
	h2 { font-size: ${size.lg}; }
`
const AllLink = styled(Link)`
	position: sticky;
	bottom: 0;
	display: block;
	padding: ${space[3]};
	border-top: 1px solid ${color.line};
	font-size: ${size.sm};
	font-weight: 600;
	text-align: center;
	text-decoration: none;
	background: ${color.surface};
	&:hover { background: ${color.raised}; }
	&:focus-visible { outline-offset: -2px; }
`
const LoadingList = styled.div`
	display: grid;
	gap: ${space[3]};
	padding: ${space[4]};
`

/** The dropdown of the bell: the newest notifications, and a button that marks all as read. */
export function NotificationsPanel({ close }: PanelProps) {
	const current = useStore($notifications)
	const say = useTranslations(common)
	return (
		<>
			<Head>
				<h2>{say('notifications.title')}</h2>
				{current.state === 'ready' && current.unread > 0 && (
					<Button variant="quiet" size="sm" onClick={() => void markRead(say('notifications.marked'))}>
						{say('notifications.markRead')}
					</Button>
				)}
			</Head>
			<Content current={current} close={close} />
			<AllLink to="/notifications" onClick={close}>
				{say('notifications.all')}
			</AllLink>
		</>
	)
}

async function markRead(success: string) {
	showOutcome(await readNotifications(), success)
}

function Content({ current, close }: { current: NotificationsState } & PanelProps) {
	const say = useTranslations(common)
	switch (current.state) {
		case 'idle':
		case 'loading':
			return (
				<LoadingList aria-busy="true">
					<Skeleton $height="44px" />
					<Skeleton $height="44px" />
					<Skeleton $height="44px" />
				</LoadingList>
			)
		case 'failed':
			return (
				<PanelMessage role="alert">
					<Lantern fallen size={64} />
					<strong>{say('failure.title')}</strong>
					<Button size="sm" onClick={() => void loadNotifications()}>
						{say('action.retry')}
					</Button>
				</PanelMessage>
			)
		case 'ready':
			if (current.items.length === 0) {
				return (
					<PanelMessage>
						<Lantern size={64} />
						<strong>{say('notifications.empty.title')}</strong>
						<p>{say('notifications.empty.text')}</p>
					</PanelMessage>
				)
			}
			return (
				<ul>
					{current.items.map((item) => (
						<NotificationItem key={item.id} item={item} onFollow={close} />
					))}
				</ul>
			)
	}
}
