import { useStore } from '@nanostores/react'
import { deferred } from 'shared-composition'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { EmptyState } from 'shared-ui'
import { assistantTranslations } from '../../assistant/assistantTranslations.ts'
import { GroupPane } from '../group/GroupPane.tsx'
import { InvitationPane } from '../join/InvitationPane.tsx'
import { CenteredNotice } from '../layout/CenteredNotice.tsx'
import { ConversationNotFound } from '../layout/ConversationNotFound.tsx'
import { $conversations, groupIn } from '../list/conversations.ts'
import { messageTranslations } from '../messageTranslations.ts'
import type { MessagesView } from '../view/messagesView.ts'
import { ChannelPane } from './ChannelPane.tsx'
import { DirectPane } from './DirectPane.tsx'
import { MemberPane } from './MemberPane.tsx'
import { PaneSkeleton } from './PaneSkeleton.tsx'

const AssistantPane = deferred(
	async () => {
		const [chunk] = await Promise.all([
			import(/* webpackChunkName: "assistant" */ '../../assistant/AssistantPane.tsx'),
			loadTranslations(assistantTranslations),
		])
		return chunk.AssistantPane
	},
	{ skeleton: <PaneSkeleton /> },
)

/** The pane of the view in the URL. */
export function Pane({ view }: { view: MessagesView }) {
	const conversations = useStore($conversations)
	switch (view.at) {
		case 'nothing':
			return <Welcome />
		case 'assistant':
			return <AssistantPane />
		case 'group':
		case 'channel': {
			const group = groupIn(conversations, view.groupId)
			if (!group) return conversations.state === 'ready' ? <ConversationNotFound /> : <PaneSkeleton />
			if (view.at === 'group') return <GroupPane group={group} view={view} />
			const channel = group.channels.find(({ key }) => key === view.key)
			return channel ? (
				<ChannelPane key={channel.id} group={group} channel={channel} view={view} />
			) : (
				<ConversationNotFound />
			)
		}
		case 'direct':
			return <DirectPane key={view.conversationId} id={view.conversationId} view={view} />
		case 'member':
			return <MemberPane key={view.memberId} memberId={view.memberId} />
		case 'invitation':
			return <InvitationPane key={view.code} code={view.code} />
		case 'unknown':
			return <ConversationNotFound />
	}
}

/** Shown without a selection. */
function Welcome() {
	const t = useTranslations(messageTranslations)
	return (
		<CenteredNotice>
			<EmptyState title={t('messages.welcome')} text={t('messages.welcome.text')} />
		</CenteredNotice>
	)
}
