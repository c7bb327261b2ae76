import type { Message } from 'shared-contract'
import { toMemberCard } from '../memberCard.ts'

export interface MessageRow {
	number: number
	author_id: string | null
	username: string | null
	avatar_url: string | null
	client_id: string
	text: string
	sent_at: Date
	deletion: number | null
}

/** Presents a message; `hidden` are the members that a block hides from the viewer. */
export function presentMessage(row: MessageRow, hidden: ReadonlySet<string>): Message {
	const { number, author_id, username, avatar_url, client_id, text, sent_at, deletion } = row
	const nothing = { clientId: null, author: null, text: null }
	const place = { number, sentAt: sent_at.toISOString() }
	if (author_id === null || username === null) return { ...place, state: 'deleted', ...nothing }
	if (hidden.has(author_id)) return { ...place, state: 'hidden', ...nothing }
	const author = toMemberCard({ id: author_id, username, avatar_url })
	if (deletion !== null) return { ...place, state: 'deleted', ...nothing, author }
	return { ...place, state: 'sent', clientId: client_id, author, text }
}
