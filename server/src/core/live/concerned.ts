import type { Topic } from 'shared-contract'
import type { Reader } from './reader.ts'
import type { Readers } from './readers.ts'

/**
 * What pages watch that hangs on these members: everything that the members themselves watch, and whoever watches whether
 * they are here or what they show.
 */
export function concerned(readers: Readers, memberIds: readonly string[]): Map<Reader, Topic[]> {
	const found = new Map<Reader, Set<Topic>>()
	const add = (reader: Reader, topics: Iterable<Topic>) =>
		found.set(reader, new Set([...(found.get(reader) ?? []), ...topics]))
	for (const id of memberIds) {
		for (const reader of readers.of(`member:${id}`)) add(reader, reader.topics)
		for (const topic of [`presence:${id}`, `profile:${id}`] as const) {
			for (const reader of readers.of(topic)) add(reader, [topic])
		}
	}
	return new Map([...found].map(([reader, topics]) => [reader, [...topics]]))
}
