import { map } from 'nanostores'
import type { MessageQuote } from 'shared-contract'

/** What the author has chosen for the next message of a conversation. */
export interface ComposerChoice {
	/** The chosen episode; undefined for their progress. */
	episode?: number | null | undefined
	replyTo?: MessageQuote | undefined
	/** The episode of the message that is replied to; null if it is open for everybody. */
	replyEpisode?: number | null | undefined
	/** In a thread the same of the message that carries it. */
	rootEpisode?: number | null
}

/**
 * The episode to send. A reply is never more open than what it answers, so an earlier choice becomes that one's episode.
 * Undefined leaves it to the server.
 */
export function episodeToSend(choice: ComposerChoice, progress: number): number | null | undefined {
	const { episode } = choice
	const from = firstEpisode(choice)
	// What the author replies to may be their own message about an episode that they have taken back.
	if (from > progress) return undefined
	return episode !== undefined && (episode ?? 0) < from ? from : episode
}

/** The earliest episode that the message may be about; 0 for none. */
export function firstEpisode({ replyEpisode, rootEpisode }: ComposerChoice): number {
	return Math.max(replyEpisode ?? 0, rootEpisode ?? 0)
}

/** The choices, by conversation. An episode stays for the next messages, a reply is for one. */
export const $choices = map<Record<string, ComposerChoice>>({})

/** @param replyEpisode the episode of the quoted message */
export function replyTo(
	conversationId: string,
	quote: MessageQuote | undefined,
	replyEpisode: number | null = null,
): void {
	$choices.setKey(conversationId, { ...$choices.get()[conversationId], replyTo: quote, replyEpisode })
}

export function chooseEpisode(conversationId: string, episode: number | null | undefined): void {
	$choices.setKey(conversationId, { ...$choices.get()[conversationId], episode })
}

/** @param rootEpisode the episode of the message that carries the thread */
export function limitEpisode(conversationId: string, rootEpisode: number | null): void {
	$choices.setKey(conversationId, { ...$choices.get()[conversationId], rootEpisode })
}

/** Clears the choices when another member signs in. */
export function clearChoices(): void {
	$choices.set({})
}
