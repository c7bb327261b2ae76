import type { AssistantFailure } from 'shared-contract'

/** An event of a reply: a lookup in the catalogue, or a piece of text. */
export type ReplyStep = { type: 'looking' } | { type: 'text'; text: string }

/** How a reply ended. */
export type ReplyEnd = { state: 'complete' } | { state: 'failed'; failure: AssistantFailure; error?: unknown }

/** A reply that is being generated. */
export type ReplyStream = AsyncGenerator<ReplyStep, ReplyEnd>

/** An earlier message of the conversation. */
export interface ChatMessage {
	author: 'member' | 'assistant'
	text: string
}
