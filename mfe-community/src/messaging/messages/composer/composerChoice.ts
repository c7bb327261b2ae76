import { map } from 'nanostores'
import type { MessagePicture, MessageQuote, UploadedPicture } from 'shared-contract'
import type { ActionOutcome } from 'shared-state'

/** The picture of the next message. */
export interface ChosenPicture extends Pick<MessagePicture, 'alt' | 'isSpoiler'> {
	/** What is to be checked; undefined for an upload that is there. */
	file?: File | undefined
	/** What is shown, once it is checked. */
	picture?: UploadedPicture | undefined
	upload?: (() => Promise<ActionOutcome<UploadedPicture>>) | undefined
	isSending?: boolean | undefined
	/** Why it cannot be sent, in the author's language. */
	failure?: string | undefined
}

/** What the author has chosen for the next message of a conversation. */
export interface ComposerChoice {
	/** The chosen episode; undefined for their progress. */
	episode?: number | null | undefined
	picture?: ChosenPicture | undefined
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

/** The choices, by conversation. An episode stays for the next messages, a reply or a picture is for one. */
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

/** Chooses a file, or the picture of a message that was not sent. */
export function choosePicture(conversationId: string, chosen: File | MessagePicture | undefined): void {
	$choices.setKey(conversationId, { ...$choices.get()[conversationId], picture: chosen && chosenFrom(chosen) })
}

function chosenFrom(chosen: File | MessagePicture): ChosenPicture {
	if (chosen instanceof File) return { file: chosen, alt: '', isSpoiler: false }
	return { ...chosen, picture: chosen, upload: async () => ({ state: 'done', answer: chosen }) }
}

/** Changes the chosen picture, unless its author has removed or replaced it. */
export function changePicture(conversationId: string, of: ChosenPicture['file'], change: Partial<ChosenPicture>): void {
	const choice = $choices.get()[conversationId]
	if (choice?.picture?.file !== of || !choice?.picture) return
	$choices.setKey(conversationId, { ...choice, picture: { ...choice.picture, ...change } })
}

/** Clears the choices when another member signs in. */
export function clearChoices(): void {
	$choices.set({})
}
