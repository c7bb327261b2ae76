import type { ClientFrame, Topic } from 'shared-contract'
import { isTopic } from 'shared-contract'
import { eventFrame } from './frames.ts'
import { SIGNAL_INTERVAL_MS, TOPICS_PER_READER } from './limits.ts'
import type { LiveSite } from './live.ts'
import type { Reader } from './reader.ts'

/** Does what a page asks over its socket, once it has said who it is. */
export async function answerFrame(live: LiveSite, reader: Reader, frame: ClientFrame, now: number): Promise<void> {
	switch (frame.type) {
		case 'beat':
			return reader.tell({ type: 'beat' })
		case 'watch':
			return watch(live, reader, frame.topics.filter(isTopic))
		case 'unwatch':
			for (const topic of frame.topics.filter(isTopic)) live.readers.unwatch(reader, topic)
			return
		case 'typing':
			return tellTyping(live, reader, frame.conversationId, now)
		case 'hello':
			return reader.tell({ type: 'error', code: 'live.frame.invalid' })
	}
}

async function watch(live: LiveSite, reader: Reader, topics: Topic[]): Promise<void> {
	const room = TOPICS_PER_READER - reader.topics.size
	const asked = topics.filter((topic, index) => reader.topics.has(topic) || index < room)
	const allowed = await live.watch(reader, asked)
	const refused = topics.filter((topic) => !allowed.has(topic))
	if (allowed.size > 0) reader.tell({ type: 'watching', topics: [...allowed] })
	if (refused.length > 0) reader.tell({ type: 'refused', topics: refused })
	for (const topic of allowed) tellPresence(live, reader, topic)
}

// Whoever begins to watch somebody learns at once whether they are here.
function tellPresence(live: LiveSite, reader: Reader, topic: Topic): void {
	if (!topic.startsWith('presence:')) return
	const memberId = topic.slice('presence:'.length)
	reader.send(eventFrame(topic, { type: 'presence', memberId, online: live.isOnline(memberId) }))
}

async function tellTyping(live: LiveSite, reader: Reader, conversationId: string, now: number): Promise<void> {
	const topic: Topic = `conversation:${conversationId}`
	if (!reader.member || !reader.topics.has(topic) || now - reader.signalledAt < SIGNAL_INTERVAL_MS) return
	reader.signalledAt = now
	const { id, username } = reader.member
	const except = [id, ...(await live.signalsHiddenFrom(id))]
	// What was watched may have ended meanwhile.
	if (!reader.topics.has(topic)) return
	live.publish(topic, { type: 'typing', conversationId, member: { id, username } }, { except })
}
