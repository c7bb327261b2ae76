import { Link } from 'react-router-dom'
import { channelOfThread, rootOfThread } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ChatIcon, ChevronRightIcon, color, from, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { UnreadDot } from '../layout/UnreadDot.tsx'
import { threadPath } from './ThreadLink.tsx'
import { threadTranslations } from './threadTranslations.ts'

const Bar = styled(Link)`
	display: flex;
	flex: none;
	align-items: center;
	gap: ${space[2]};
	min-height: 44px;
	padding: 0 ${space[4]};
	border-bottom: 1px solid ${color.line};
	font-size: ${size.sm};
	text-decoration: none;
	color: ${color.text};
	background: ${color.surface};
	${from.desktop} { padding-inline: ${space[6]}; }
	&:hover { background: ${color.raised}; }
	> span:nth-of-type(1) { flex: 1; }
`

/** Above a channel: that followed threads of it have unread replies. It leads to the first of them. */
export function ThreadNews({ threads = [] }: { threads?: readonly string[] | undefined }) {
	const t = useTranslations(threadTranslations)
	const [first] = threads
	if (first === undefined) return null
	return (
		<Bar to={threadPath(channelOfThread(first), rootOfThread(first) ?? 1)}>
			<ChatIcon size={16} />
			<span>{t('threads.news', { count: threads.length })}</span>
			<UnreadDot label="" />
			<ChevronRightIcon size={16} />
		</Bar>
	)
}
