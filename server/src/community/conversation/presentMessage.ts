import {
	MESSAGE_REACTIONS,
	type Message,
	type MessagePicture,
	type MessageQuote,
	type MessageThread,
	type ReactionCount,
	rootOfThread,
} from 'shared-contract'
import { uploadUrl } from '../../core/upload/picture.ts'
import { toMemberCard } from '../memberCard.ts'

/** What decides which parts of a message a reader sees. */
interface Visibility {
	author_id: string | null
	username: string | null
	avatar_url: string | null
	text: string
	deletion: number | null
	/** True if it is open to the reader (`isOpenTo`). */
	is_open: boolean | null
	has_picture: boolean
}

export interface MessageRow extends Omit<Visibility, 'has_picture'> {
	conversation_id: string
	number: number
	client_id: string
	sent_at: Date
	edited_at: Date | null
	episode: number | null
	is_pinned: boolean
	/** True if moderators removed it. */
	is_moderated: boolean
	reactions: ReactionCount[] | null
	picture: Omit<MessagePicture, 'url'> | null
	quoted: (Visibility & { number: number }) | null
	thread: MessageThread | null
}

const NOTHING = { clientId: null, text: null, editedAt: null, replyTo: null, reactions: [] }

/** Presents a message; `hidden` are the members that a block hides from the reader. */
export function presentMessage(row: MessageRow, hidden: ReadonlySet<string>): Message {
	const { number, client_id, sent_at, edited_at, episode, is_pinned: pinned, quoted, picture } = row
	const shown = visible({ ...row, has_picture: false }, hidden)
	const inThread = rootOfThread(row.conversation_id)
	const place = {
		...{ number, sentAt: sent_at.toISOString(), episode, pinned, author: shown.author, state: shown.state },
		...(inThread !== undefined && { inThread }),
		...(row.thread && shown.state !== 'hidden' && { thread: presentThread(row.thread) }),
	}
	if (shown.state === 'deleted' && row.is_moderated) return { ...place, ...NOTHING, moderated: true }
	if (shown.state !== 'sent') return { ...place, ...NOTHING }
	return {
		...place,
		clientId: client_id,
		text: shown.text,
		...(picture && { picture: { ...picture, url: uploadUrl(picture.id) } }),
		editedAt: edited_at?.toISOString() ?? null,
		replyTo: quoted && { number: quoted.number, ...visible(quoted, hidden) },
		reactions: [...(row.reactions ?? [])].sort(byReaction),
	}
}

/** A message as it is presented to a reader who has not seen its episode. */
export function sealed({ mentions: _, picture: __, ...message }: Message): Message {
	return { ...message, ...NOTHING, state: 'sealed' }
}

function presentThread({ lastAt, ...thread }: MessageThread): MessageThread {
	return { ...thread, lastAt: lastAt && new Date(lastAt).toISOString() }
}

type Shown = Omit<MessageQuote, 'number'>

function visible(
	{ author_id, username, avatar_url, text, has_picture, ...row }: Visibility,
	hidden: ReadonlySet<string>,
): Shown {
	if (author_id === null || username === null) return { state: 'deleted', author: null, text: null }
	if (hidden.has(author_id)) return { state: 'hidden', author: null, text: null }
	const author = toMemberCard({ id: author_id, username, avatar_url })
	if (row.deletion !== null) return { state: 'deleted', author, text: null }
	if (!row.is_open) return { state: 'sealed', author, text: null }
	return { state: 'sent', author, text, ...(has_picture && { hasPicture: true }) }
}

const byReaction = (one: ReactionCount, other: ReactionCount) =>
	MESSAGE_REACTIONS.indexOf(one.reaction) - MESSAGE_REACTIONS.indexOf(other.reaction)
