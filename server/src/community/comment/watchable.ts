import type { Database } from '../../database/schema.ts'
import { placeAt } from './place.ts'

const TOPIC = /^(title|episode|article):([1-9]\d{0,8})$/
const KINDS = ['title', 'episode', 'article'] as const

/** Whether there is something that the comments of a topic (`title:1`) are about. */
export async function watchable(db: Database, topic: string): Promise<boolean> {
	const [, named, id] = TOPIC.exec(topic) ?? []
	const kind = KINDS.find((known) => known === named)
	return kind !== undefined && (await placeAt(db, kind, Number(id))) !== undefined
}
