import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useWords } from 'shared-i18n'
import { Avatar } from 'shared-ui'
import { words } from '../../words.ts'
import { NotThere } from '../frame/NotThere.tsx'
import { PaneHead } from '../frame/PaneHead.tsx'
import { Presence } from '../frame/Presence.tsx'
import { historyIn } from '../history/histories.ts'
import { $conversations, directIn } from '../list/conversations.ts'
import { PersonPanel } from '../members/PersonPanel.tsx'
import type { Place } from '../place/place.ts'
import { Conversation } from './Conversation.tsx'
import { listDirect } from './openConversation.ts'
import { PaneSkeleton } from './PaneSkeleton.tsx'
import { WithAside } from './WithAside.tsx'

/** A chat of two. */
export function DirectPane({ id, place }: { id: string; place: Place }) {
	const t = useWords(words)
	const conversations = useStore($conversations)
	const history = useStore(historyIn(id))
	const chat = directIn(conversations, id)
	const isMissing = conversations.state === 'ready' && !chat
	useEffect(() => {
		if (isMissing) void listDirect(id)
	}, [isMissing, id])

	if (history.state === 'gone') return <NotThere />
	if (!chat) return <PaneSkeleton />
	const { member, online, canWrite } = chat
	return (
		<>
			<PaneHead
				place={place}
				avatar={<Avatar name={member.name} url={member.avatarUrl} online={online} />}
				title={member.name}
				status={<Presence online={online} />}
			/>
			<WithAside aside={<PersonPanel chat={chat} />} label={member.name}>
				<Conversation
					id={id}
					name={member.name}
					placeholder={t('messages.composer.placeholder', { name: member.name })}
					start={t('messages.history.empty.direct', { name: member.name })}
					canWrite={canWrite}
				/>
			</WithAside>
		</>
	)
}
