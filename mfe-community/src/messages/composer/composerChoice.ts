import { map } from 'nanostores'
import type { MessageQuote } from 'shared-contract'

/** What the author has chosen for the next message of a conversation. */
export interface ComposerChoice {
	/** The chosen episode; undefined for their progress. */
	episode?: number | null | undefined
	replyTo?: MessageQuote | undefined
}

/** The choices, by conversation. An episode stays for the next messages, a reply is for one. */
export const $choices = map<Record<string, ComposerChoice>>({})

export function replyTo(conversationId: string, quote: MessageQuote | undefined): void {
	$choices.setKey(conversationId, { ...$choices.get()[conversationId], replyTo: quote })
}

export function chooseEpisode(conversationId: string, episode: number | null | undefined): void {
	$choices.setKey(conversationId, { ...$choices.get()[conversationId], episode })
}

/** Clears the choices when another member signs in. */
export function clearChoices(): void {
	$choices.set({})
}
