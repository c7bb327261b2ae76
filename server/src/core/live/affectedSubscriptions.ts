import type { Topic } from 'shared-contract'
import type { LiveConnection } from './liveConnection.ts'
import type { LiveConnections } from './liveConnections.ts'

/**
 * What pages watch that hangs on these members: everything that the members themselves watch, and whoever watches whether
 * they are here or what they show.
 */
export function affectedSubscriptions(
	connections: LiveConnections,
	memberIds: readonly string[],
): Map<LiveConnection, Topic[]> {
	const found = new Map<LiveConnection, Set<Topic>>()
	const add = (connection: LiveConnection, topics: Iterable<Topic>) =>
		found.set(connection, new Set([...(found.get(connection) ?? []), ...topics]))
	for (const id of memberIds) {
		for (const connection of connections.of(`member:${id}`)) add(connection, connection.topics)
		for (const topic of [`presence:${id}`, `profile:${id}`] as const) {
			for (const connection of connections.of(topic)) add(connection, [topic])
		}
	}
	return new Map([...found].map(([connection, topics]) => [connection, [...topics]]))
}
