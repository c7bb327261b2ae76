import { useStore } from '@nanostores/react'
import { useTranslations } from 'shared-i18n'
import { Count, font, from, IconButton, PlusIcon, size, space, UserIcon, UsersIcon } from 'shared-ui'
import { styled } from 'styled-components'
import { LiveMessages } from '../live/deferred.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { useDialogParam } from '../view/useDialogParam.ts'
import { $conversations } from './conversations.ts'

const Head = styled.header`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[1]};
	flex: none;
	min-height: 64px;
	padding: ${space[2]} ${space[3]} 0 ${space[4]};
	/* What is said of the connection has a line of its own. */
	> [role='status']:not(:empty) { order: 1; flex-basis: 100%; }
`
const Name = styled.p`
	flex: 1;
	min-width: 0;
	font: 750 ${size.xl}/1.2 ${font.display};
	white-space: nowrap;
	${from.desktop} { font-size: ${size.lg}; }
	${from.wide} { font-size: ${size.xl}; }
`
const Badged = styled.span`
	position: relative;
	> :last-child:not(button) { position: absolute; inset: -2px -2px auto auto; pointer-events: none; }
`

/** The header of the list: title, connection status and buttons for new conversations. */
export function ListHeader() {
	const t = useTranslations(messageTranslations)
	const { open } = useDialogParam()
	const conversations = useStore($conversations)
	const waiting = conversations.state === 'ready' ? conversations.list.friendRequests : 0
	const requests = waiting > 0 ? t('messages.requests.waiting', { count: waiting }) : t('messages.requests')
	return (
		<Head>
			<Name aria-hidden="true">{t('messages.title')}</Name>
			<LiveMessages />
			<IconButton label={t('messages.create')} icon={<PlusIcon />} onClick={() => open('create')} />
			<IconButton label={t('messages.join')} icon={<UsersIcon />} onClick={() => open('join')} />
			<Badged>
				<IconButton label={requests} icon={<UserIcon />} onClick={() => open('requests')} />
				{waiting > 0 && (
					<Count $live aria-hidden="true">
						{waiting}
					</Count>
				)}
			</Badged>
		</Head>
	)
}
