import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { progressOf } from '../../library/public.ts'
import { requireOpenMessage } from '../conversation/readMessages.ts'

/** The columns of a message that decide to whom it is open. */
interface Gate {
	title_id: number | null
	episode: number | null
}

interface Choice {
	conversationId: string
	/** The author. */
	memberId: string
	/** Null for no episode; undefined for the author's progress. */
	episode: number | null | undefined
	replyTo: number | null
}

const OPEN: Gate = { title_id: null, episode: null }

/**
 * The title and episode of a new message: the chosen ones, or without a choice the author's progress. A reply gives away what it
 * answers, so it never opens earlier: without a choice it takes the later of the two.
 *
 * @throws Problem 400 `message.episode.ahead` beyond the author's progress, 400 `message.episode.reply` for a choice that opens
 *   before what it replies to, 404 if they may not read that.
 */
export async function chooseGate(db: Database, { replyTo, ...choice }: Choice): Promise<Gate> {
	const chosen = await chosenGate(db, choice)
	if (replyTo === null) return chosen
	await requireOpenMessage(db, { ...choice, number: replyTo })
	const quoted = await db
		.selectFrom('message')
		.where('conversation_id', '=', choice.conversationId)
		.where('number', '=', replyTo)
		.select(['title_id', 'episode'])
		.executeTakeFirstOrThrow()
	if (quoted.episode === null) return chosen
	const isLater = quoted.title_id === chosen.title_id && (chosen.episode ?? 0) >= quoted.episode
	if (isLater) return chosen
	if (choice.episode === undefined) return quoted
	throw new Problem('message.episode.reply', 400, { fields: { episode: 'message.episode.reply' } })
}

async function chosenGate(db: Database, { conversationId, memberId, episode }: Omit<Choice, 'replyTo'>): Promise<Gate> {
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
