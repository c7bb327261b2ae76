import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Notification, NotificationType } from 'shared-contract'
import { common, useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { notificationText } from 'shared-i18n/notificationText'
import {
	Avatar,
	ChatIcon,
	color,
	HeartFilledIcon,
	type IconProps,
	radius,
	size,
	space,
	UserIcon,
	VisuallyHidden,
} from 'shared-ui'
import { MegaphoneIcon, SparkIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'

const ICONS: Record<NotificationType, ComponentType<IconProps>> = {
	comment: ChatIcon,
	follow: UserIcon,
	like: HeartFilledIcon,
	update: SparkIcon,
	system: MegaphoneIcon,
}

const Item = styled.li<{ $unread: boolean }>`
	display: flex;
	align-items: center;
	background: ${(p) => (p.$unread ? `color-mix(in srgb, ${color.live} 7%, transparent)` : 'none')};
	&:hover { background: ${color.raised}; }
	> :not(a) { flex: none; margin-right: ${space[2]}; color: ${color.muted}; }
`
const Row = styled(Link)`
	display: grid;
	flex: 1;
	min-width: 0;
	grid-template-columns: 44px 1fr 8px;
	gap: ${space[3]};
	align-items: center;
	padding: ${space[3]} ${space[4]};
	font-size: ${size.sm};
	line-height: 1.4;
	text-decoration: none;
	overflow-wrap: anywhere;
	&:focus-visible { outline-offset: -2px; }
	time { display: block; font-size: ${size.xs}; color: ${color.muted}; }
`
const Face = styled.span`
	position: relative;
	display: grid;
	place-items: center;
	width: 44px;
	height: 44px;
`
const Sign = styled.span<{ $alone: boolean }>`
	display: grid;
	place-items: center;
	border-radius: ${radius.full};
	color: ${color.text};
	background: ${color.raised};
	${(p) =>
		p.$alone
			? 'width: 40px; height: 40px;'
			: `position: absolute; right: -2px; bottom: -2px; width: 22px; height: 22px; box-shadow: 0 0 0 2px ${color.surface};`}
`
const Dot = styled.span`
	width: 8px;
	height: 8px;
	border-radius: ${radius.full};
	background: ${color.live};
`

interface NotificationItemProps {
	item: Notification
	onFollow?: () => void
	/** What can be done about it, beside it. */
	children?: ReactNode
}

/** One notification: who and what, when, and whether it is new. It leads to what it tells of. */
export function NotificationItem({ item, onFollow, children }: NotificationItemProps) {
	const say = useTranslations(common)
	const formats = useFormats()
	const nameOf = useTitleName()
	const Icon = ICONS[item.type]
	return (
		<Item $unread={!item.read}>
			<Row to={item.link} onClick={onFollow}>
				<Face>
					{item.user && <Avatar name={item.user.name} url={item.user.avatarUrl} size={40} />}
					<Sign $alone={!item.user}>
						<Icon size={item.user ? 12 : 20} />
					</Sign>
				</Face>
				<span>
					{say(notificationText(item), {
						...(item.user && { user: item.user.name }),
						...item.params,
						...(item.params.date && { date: formats.date(item.params.date) }),
						...(item.title && { title: nameOf(item.title) }),
					})}
					<time dateTime={item.createdAt} title={formats.instant(item.createdAt)}>
						{formats.ago(item.createdAt)}
					</time>
				</span>
				{!item.read && (
					<Dot>
						<VisuallyHidden>{say('notifications.unread')}</VisuallyHidden>
					</Dot>
				)}
			</Row>
			{children}
		</Item>
	)
}
