import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** What the right side shows. It stands in the address, so that reload, back and a shared link find it again. */
export type MessagesView =
	| { at: 'nothing' }
	| { at: 'assistant' }
	| { at: 'group'; groupId: string }
	| { at: 'channel'; groupId: string; key: string; conversationId: string }
	| { at: 'direct'; conversationId: string }
	/** A chat with a member, which may not exist yet; the address becomes the chat's own. */
	| { at: 'member'; memberId: string }
	| { at: 'invitation'; code: string }
	| { at: 'unknown' }

export const MESSAGES_PATH = '/messages'

/** The view that the part of the address behind `/messages/` names. */
export function parseView(rest: string): MessagesView {
	const [kind = '', id = '', key = '', more] = rest.split('/').filter(Boolean).map(decoded)
	if (kind === '') return { at: 'nothing' }
	if (more !== undefined) return { at: 'unknown' }
	if (kind === 'niouka' && id === '') return { at: 'assistant' }
	if (id === '') return { at: 'unknown' }
	if (kind === 'g' && key === '') return { at: 'group', groupId: id }
	if (kind === 'g') return channelView(id, key)
	if (key !== '') return { at: 'unknown' }
	if (kind === 'd') return { at: 'direct', conversationId: id }
	if (kind === 'with') return { at: 'member', memberId: id }
	if (kind === 'join' || kind === 'invite') return { at: 'invitation', code: id }
	return { at: 'unknown' }
}

/** The view of a group's channel. */
export function channelView(groupId: string, key: string): MessagesView {
	return { at: 'channel', groupId, key, conversationId: `${groupId}-${key}` }
}

/** The address of a view. */
export function viewPath(view: MessagesView): string {
	switch (view.at) {
		case 'assistant':
			return joined('niouka')
		case 'group':
			return joined('g', view.groupId)
		case 'channel':
			return joined('g', view.groupId, view.key)
		case 'direct':
			return joined('d', view.conversationId)
		case 'member':
			return joined('with', view.memberId)
		case 'invitation':
			return joined('join', view.code)
		default:
			return MESSAGES_PATH
	}
}

/** Where its back button leads: from a channel to its group, from anywhere else to nothing selected. */
export function parentView(view: MessagesView): MessagesView {
	return view.at === 'channel' ? { at: 'group', groupId: view.groupId } : { at: 'nothing' }
}

/** The conversation whose messages a view shows, if it shows any. */
export function conversationAt(view: MessagesView): string | undefined {
	return view.at === 'channel' || view.at === 'direct' ? view.conversationId : undefined
}

const joined = (...parts: string[]) => [MESSAGES_PATH, ...parts.map(encodeURIComponent)].join('/')

function decoded(part: string): string {
	try {
		return decodeURIComponent(part)
	} catch {
		return part
	}
}

/** The place that the address names. */
export function useMessagesView(): MessagesView {
	const { pathname } = useLocation()
	return useMemo(() => parseView(pathname.slice(MESSAGES_PATH.length)), [pathname])
}
