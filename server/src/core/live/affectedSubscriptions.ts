import type { Topic } from 'shared-contract'
import type { LiveConnection } from './liveConnection.ts'
import type { LiveConnections } from './liveConnections.ts'

/**
 * The subscriptions that depend on these members or lists: all topics that the members watch, and the topics of their presence
 * and profiles, or of the lists.
 */
export function affectedSubscriptions(
	connections: LiveConnections,
	ids: readonly string[],
): Map<LiveConnection, Topic[]> {
	const found = new Map<LiveConnection, Set<Topic>>()
	const add = (connection: LiveConnection, topics: Iterable<Topic>) =>
		found.set(connection, new Set([...(found.get(connection) ?? []), ...topics]))
	for (const id of ids) {
		for (const connection of connections.of(`member:${id}`)) add(connection, connection.topics)
		for (const topic of [`presence:${id}`, `profile:${id}`, `list:${id}`] as const) {
			for (const connection of connections.of(topic)) add(connection, [topic])
		}
	}
	return new Map([...found].map(([connection, topics]) => [connection, [...topics]]))
}
