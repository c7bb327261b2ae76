import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { progressOf } from '../../library/public.ts'
import type { Conversation } from '../conversation/access.ts'
import { requireOpenMessage } from '../conversation/readMessages.ts'

/** The columns of a message that decide to whom it is open. */
interface Gate {
	title_id: number | null
	episode: number | null
}

interface Choice {
	conversation: Conversation
	/** The author. */
	memberId: string
	/** Null for no episode; undefined for the author's progress. */
	episode: number | null | undefined
	replyTo: number | null
}

const OPEN: Gate = { title_id: null, episode: null }

/**
 * The title and episode of a new message: the chosen ones, or without a choice the author's progress. A reply gives away what it
 * answers, so it never opens earlier: without a choice it takes the later of the two, as any message of a thread does with its root.
 *
 * @throws Problem 400 `message.episode.ahead` beyond the author's progress, 400 `message.episode.reply` for a choice that opens
 *   before what it replies to, 404 if they may not read that.
 */
export async function chooseGate(db: Database, { conversation, replyTo, ...choice }: Choice): Promise<Gate> {
	const root = conversation.kind === 'channel' ? conversation.root : null
	const conversationId = root?.conversationId ?? conversation.id
	const chosen = await chosenGate(db, { ...choice, conversationId })
	const least = root ? laterOf(chosen, await gateOf(db, root)) : chosen
	if (replyTo === null) return least
	const quoted = { conversationId: conversation.id, number: replyTo }
	await requireOpenMessage(db, { ...choice, ...quoted })
	const gate = laterOf(least, await gateOf(db, quoted))
	if (gate === least || choice.episode === undefined) return gate
	throw new Problem('message.episode.reply', 400, { fields: { episode: 'message.episode.reply' } })
}

/** The gate of a message, unless the chosen one opens no earlier. */
function laterOf(chosen: Gate, other: Gate): Gate {
	const isLater = other.title_id === chosen.title_id && (chosen.episode ?? 0) >= (other.episode ?? 0)
	return other.episode === null || isLater ? chosen : other
}

function gateOf(db: Database, { conversationId, number }: { conversationId: string; number: number }): Promise<Gate> {
	return db
		.selectFrom('message')
		.where('conversation_id', '=', conversationId)
		.where('number', '=', number)
		.select(['title_id', 'episode'])
		.executeTakeFirstOrThrow()
}

interface Chosen extends Pick<Choice, 'memberId' | 'episode'> {
	conversationId: string
}

async function chosenGate(db: Database, { conversationId, memberId, episode }: Chosen): Promise<Gate> {
	if (episode === null) return OPEN
	const watch = await db
		.selectFrom('channel_watch')
		.where('conversation_id', '=', conversationId)
		.select('title_id')
		.executeTakeFirst()
	const progress = watch ? await progressOf(db, memberId, watch.title_id) : 0
	if (episode !== undefined && episode > progress) {
		throw new Problem('message.episode.ahead', 400, { fields: { episode: 'message.episode.ahead' } })
	}
	const about = episode ?? progress
	return watch && about > 0 ? { title_id: watch.title_id, episode: about } : OPEN
}
