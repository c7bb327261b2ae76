import { useStore } from '@nanostores/react'
import { deferred } from 'shared-composition'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { EmptyState } from 'shared-ui'
import { assistantTranslations } from '../../assistant/assistantTranslations.ts'
import { CenteredNotice } from '../layout/CenteredNotice.tsx'
import { ConversationNotFound } from '../layout/ConversationNotFound.tsx'
import { $conversations, groupIn } from '../list/conversations.ts'
import { messageTranslations } from '../messageTranslations.ts'
import type { MessagesView } from '../view/messagesView.ts'
import { PaneSkeleton } from './PaneSkeleton.tsx'

const loading = { skeleton: <PaneSkeleton /> }
const ChannelPane = deferred(async () => (await loadPanes()).ChannelPane, loading)
const DirectPane = deferred(async () => (await loadPanes()).DirectPane, loading)
const GroupPane = deferred(async () => (await loadPanes()).GroupPane, loading)
const InvitationPane = deferred(async () => (await loadPanes()).InvitationPane, loading)
const MemberPane = deferred(async () => (await loadPanes()).MemberPane, loading)

/** Loads the panes of conversations: one chunk, since a member who opens one opens others. */
export async function loadPanes() {
	const panes = await import(/* webpackChunkName: "conversation" */ './panes.ts')
	await loadTranslations(panes.threadTranslations)
	return panes
}

const AssistantPane = deferred(async () => {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "assistant" */ '../../assistant/AssistantPane.tsx'),
		loadTranslations(assistantTranslations),
	])
	return chunk.AssistantPane
}, loading)

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
				<ChannelPane key={view.conversationId} group={group} channel={channel} view={view} />
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
