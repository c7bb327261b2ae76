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
	Picture,
	radius,
	size,
	space,
	UserIcon,
	VisuallyHidden,
} from 'shared-ui'
import { MegaphoneIcon, SparkIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'

const KINDS: Record<NotificationType, { Icon: ComponentType<IconProps>; tone: string }> = {
	comment: { Icon: ChatIcon, tone: color.blue },
	follow: { Icon: UserIcon, tone: color.text },
	like: { Icon: HeartFilledIcon, tone: color.danger },
	update: { Icon: SparkIcon, tone: color.live },
	system: { Icon: MegaphoneIcon, tone: color.muted },
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
	min-height: 44px;
`
const Poster = styled.span`
	width: 100%;
	border-radius: ${radius.sm};
	overflow: hidden;
`
/** At the corner of a picture, or alone. */
const Sign = styled.span<{ $alone: boolean; $tone: string }>`
	display: grid;
	place-items: center;
	width: 40px;
	height: 40px;
	border-radius: ${radius.full};
	color: ${(p) => p.$tone};
	background: ${color.raised};
	${(p) =>
		!p.$alone &&
		`position: absolute; right: -4px; bottom: -2px; width: 22px; height: 22px; box-shadow: 0 0 0 2px ${color.surface};`}
`
const By = styled.span`
	display: grid;
	position: absolute;
	left: -4px;
	bottom: -2px;
	border-radius: ${radius.full};
	box-shadow: 0 0 0 2px ${color.surface};
`
const Dot = styled.span`
	width: 8px;
	height: 8px;
	border-radius: ${radius.full};
	background: ${color.live};
`

interface NotificationItemProps {
	item: Notification
	/** In place of its own words, where it stands for several. */
	text?: string
	onFollow?: () => void
	/** What can be done about it, beside it. */
	children?: ReactNode
}

/** One notification: who and what, when, and whether it is new. It leads to what it tells of. */
export function NotificationItem({ item, text, onFollow, children }: NotificationItemProps) {
	const say = useTranslations(common)
	const formats = useFormats()
	const nameOf = useTitleName()
	const { Icon, tone } = KINDS[item.type]
	const { user, imageUrl } = item
	return (
		<Item $unread={!item.read}>
			<Row to={item.link} onClick={onFollow}>
				<Face>
					{imageUrl && (
						<Poster>
							<Picture src={imageUrl} alt="" width={44} height={64} />
						</Poster>
					)}
					{user &&
						(imageUrl ? (
							<By>
								<Avatar name={user.name} url={user.avatarUrl} size={22} />
							</By>
						) : (
							<Avatar name={user.name} url={user.avatarUrl} size={40} />
						))}
					<Sign $alone={!user && !imageUrl} $tone={tone}>
						<Icon size={user || imageUrl ? 12 : 20} />
					</Sign>
				</Face>
				<span>
					{text ??
						say(notificationText(item), {
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
