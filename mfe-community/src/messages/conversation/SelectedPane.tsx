import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { ChannelPane } from './ChannelPane.tsx'
import { DirectPane } from './DirectPane.tsx'
import { MemberPane } from './MemberPane.tsx'
import { PaneSkeleton } from './PaneSkeleton.tsx'
import { ConversationNotFound } from '../layout/ConversationNotFound.tsx'
import { GroupPane } from '../group/GroupPane.tsx'
import { InvitationPane } from '../join/InvitationPane.tsx'
import { $conversations, groupIn } from '../list/conversations.ts'
import type { MessagesView } from '../view/messagesView.ts'
import { Welcome } from '../pane/Welcome.tsx'

const AssistantPane = lazy(async () => ({
	default: (await import(/* webpackChunkName: "assistant" */ '../../assistant/AssistantPane.tsx')).AssistantPane,
}))

/** What the address names. */
export function Pane({ place }: { place: MessagesView }) {
	const conversations = useStore($conversations)
	switch (place.at) {
		case 'nothing':
			return <Welcome />
		case 'assistant':
			return (
				<Suspense fallback={<PaneSkeleton />}>
					<AssistantPane />
				</Suspense>
			)
		case 'group':
		case 'channel': {
			const group = groupIn(conversations, place.groupId)
			if (!group) return conversations.state === 'ready' ? <ConversationNotFound /> : <PaneSkeleton />
			if (place.at === 'group') return <GroupPane group={group} place={place} />
			const channel = group.channels.find(({ key }) => key === place.key)
			return channel ? <ChannelPane key={channel.id} group={group} channel={channel} place={place} /> : <ConversationNotFound />
		}
		case 'direct':
			return <DirectPane key={place.conversationId} id={place.conversationId} place={place} />
		case 'member':
			return <MemberPane key={place.memberId} memberId={place.memberId} />
		case 'invitation':
			return <InvitationPane key={place.code} code={place.code} />
		case 'unknown':
			return <ConversationNotFound />
	}
}
