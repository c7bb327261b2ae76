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

/** The place that the part of the address behind `/messages/` names. */
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

/** The place of a group's channel. */
export function channelView(groupId: string, key: string): MessagesView {
	return { at: 'channel', groupId, key, conversationId: `${groupId}-${key}` }
}

/** The address of a place. */
export function viewPath(place: MessagesView): string {
	switch (place.at) {
		case 'assistant':
			return joined('niouka')
		case 'group':
			return joined('g', place.groupId)
		case 'channel':
			return joined('g', place.groupId, place.key)
		case 'direct':
			return joined('d', place.conversationId)
		case 'member':
			return joined('with', place.memberId)
		case 'invitation':
			return joined('join', place.code)
		default:
			return MESSAGES_PATH
	}
}

/** Where its back button leads: from a channel to its group, from anywhere else to nothing selected. */
export function parentView(place: MessagesView): MessagesView {
	return place.at === 'channel' ? { at: 'group', groupId: place.groupId } : { at: 'nothing' }
}

/** The conversation whose messages a place shows, if it shows any. */
export function conversationAt(place: MessagesView): string | undefined {
	return place.at === 'channel' || place.at === 'direct' ? place.conversationId : undefined
}

const joined = (...parts: string[]) => [MESSAGES_PATH, ...parts.map(encodeURIComponent)].join('/')

function decoded(part: string): string {
	try {
		return decodeURIComponent(part)
	} catch {
		return part
	}
}
