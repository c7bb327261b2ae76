import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { ChannelPane } from '../conversation/ChannelPane.tsx'
import { DirectPane } from '../conversation/DirectPane.tsx'
import { MemberPane } from '../conversation/MemberPane.tsx'
import { PaneSkeleton } from '../conversation/PaneSkeleton.tsx'
import { NotThere } from '../frame/NotThere.tsx'
import { GroupPane } from '../group/GroupPane.tsx'
import { Invitation } from '../join/Invitation.tsx'
import { $conversations, groupIn } from '../list/conversations.ts'
import type { Place } from '../place/place.ts'
import { Welcome } from './Welcome.tsx'

const AssistantPane = lazy(async () => ({
	default: (await import(/* webpackChunkName: "assistant" */ '../../assistant/AssistantPane.tsx')).AssistantPane,
}))

/** What the address names. */
export function Pane({ place }: { place: Place }) {
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
			if (!group) return conversations.state === 'ready' ? <NotThere /> : <PaneSkeleton />
			if (place.at === 'group') return <GroupPane group={group} place={place} />
			const channel = group.channels.find(({ key }) => key === place.key)
			return channel ? <ChannelPane key={channel.id} group={group} channel={channel} place={place} /> : <NotThere />
		}
		case 'direct':
			return <DirectPane key={place.conversationId} id={place.conversationId} place={place} />
		case 'member':
			return <MemberPane key={place.memberId} memberId={place.memberId} />
		case 'invitation':
			return <Invitation key={place.code} code={place.code} />
		case 'unknown':
			return <NotThere />
	}
}
