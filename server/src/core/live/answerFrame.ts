import type { ClientFrame, Topic } from 'shared-contract'
import { isTopic } from 'shared-contract'
import { eventFrame } from './frames.ts'
import { SIGNAL_INTERVAL_MS, TOPICS_PER_SOCKET } from './limits.ts'
import type { LiveConnection } from './liveConnection.ts'
import type { LiveSite } from './liveSite.ts'

/** Handles a frame after the hello. */
export async function answerFrame(
	live: LiveSite,
	connection: LiveConnection,
	frame: ClientFrame,
	now: number,
): Promise<void> {
	switch (frame.type) {
		case 'beat':
			return connection.sendFrame({ type: 'beat' })
		case 'watch':
			return watch(live, connection, frame.topics.filter(isTopic))
		case 'unwatch':
			for (const topic of frame.topics.filter(isTopic)) live.connections.unwatch(connection, topic)
			return
		case 'typing':
			return publishTyping(live, connection, frame.conversationId, now)
		case 'hello':
			return connection.sendFrame({ type: 'error', code: 'live.frame.invalid' })
	}
}

async function watch(live: LiveSite, connection: LiveConnection, topics: Topic[]): Promise<void> {
	const room = TOPICS_PER_SOCKET - connection.topics.size
	const accepted = topics.filter((topic, index) => connection.topics.has(topic) || index < room)
	const allowed = await live.watch(connection, accepted)
	const refused = topics.filter((topic) => !allowed.has(topic))
	if (allowed.size > 0) connection.sendFrame({ type: 'watching', topics: [...allowed] })
	if (refused.length > 0) connection.sendFrame({ type: 'refused', topics: refused })
	for (const topic of allowed) publishPresence(live, connection, topic)
}

// A new subscriber of a member's presence gets its present state.
function publishPresence(live: LiveSite, connection: LiveConnection, topic: Topic): void {
	if (!topic.startsWith('presence:')) return
	const memberId = topic.slice('presence:'.length)
	connection.send(eventFrame(topic, { type: 'presence', memberId, online: live.isOnline(memberId) }))
}

async function publishTyping(
	live: LiveSite,
	connection: LiveConnection,
	conversationId: string,
	now: number,
): Promise<void> {
	const topic: Topic = `conversation:${conversationId}`
	if (!connection.member || !connection.topics.has(topic) || now - connection.signalledAt < SIGNAL_INTERVAL_MS) return
	connection.signalledAt = now
	const { id, username } = connection.member
	const except = [id, ...(await live.signalsHiddenFrom(id))]
	// The subscription may have ended meanwhile.
	if (!connection.topics.has(topic)) return
	live.publish(topic, { type: 'typing', conversationId, member: { id, username } }, { except })
}
