import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** The view on the right, as in the URL. */
export type MessagesView =
	| { at: 'nothing' }
	| { at: 'assistant' }
	| { at: 'group'; groupId: string }
	/** `thread`: the number of the message whose thread it is, which then is the conversation. */
	| { at: 'channel'; groupId: string; key: string; thread?: number; conversationId: string }
	| { at: 'direct'; conversationId: string }
	/** A chat with a member, which may not exist yet; its own URL replaces this one. */
	| { at: 'member'; memberId: string }
	| { at: 'invitation'; code: string }
	| { at: 'unknown' }

export const MESSAGES_PATH = '/messages'

const THREAD = /^[1-9]\d{0,8}$/

/** Parses the part of the path after `/messages/`. */
export function parseView(rest: string): MessagesView {
	const [kind = '', id = '', key = '', more] = rest.split('/').filter(Boolean).map(decoded)
	if (kind === '') return { at: 'nothing' }
	if (more !== undefined)
		return kind === 'g' && THREAD.test(more) ? channelView(id, key, Number(more)) : { at: 'unknown' }
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

/** The view of a channel, or of the thread of a message there. */
export function channelView(groupId: string, key: string, thread?: number): MessagesView {
	const id = `${groupId}-${key}`
	if (!thread) return { at: 'channel', groupId, key, conversationId: id }
	return { at: 'channel', groupId, key, thread, conversationId: `${id}--${thread}` }
}

/** The path of a view. */
export function viewPath(view: MessagesView): string {
	switch (view.at) {
		case 'assistant':
			return joined('niouka')
		case 'group':
			return joined('g', view.groupId)
		case 'channel':
			return joined('g', view.groupId, view.key, ...(view.thread ? [String(view.thread)] : []))
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

/** The view of the back button: the channel of a thread, the group of a channel, else no selection. */
export function parentView(view: MessagesView): MessagesView {
	if (view.at === 'channel' && view.thread) return channelView(view.groupId, view.key)
	return view.at === 'channel' ? { at: 'group', groupId: view.groupId } : { at: 'nothing' }
}

/** The conversation of a view, if any. */
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

/** Parses the part of the path after `/messages/`. */
export function useMessagesView(): MessagesView {
	const { pathname } = useLocation()
	return useMemo(() => parseView(pathname.slice(MESSAGES_PATH.length)), [pathname])
}
