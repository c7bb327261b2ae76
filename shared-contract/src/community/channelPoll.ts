import { Done } from '../account/session.ts'
import { POLL_OPTION_MAX_LENGTH, POLL_OPTIONS } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, type Static, string } from '../schema.ts'
import { ConversationParams } from './conversation.ts'

/** The poll of a channel: what or when its group watches next. */
export const Poll = object({
	id: string(),
	options: array(object({ text: string(), votes: integer() })),
	/** The place of the option that the requesting member voted for. */
	own: nullable(integer()),
	/** ISO instant. */
	closesAt: string(),
	isOpen: boolean(),
})
export type Poll = Static<typeof Poll>

export const startPollRoute = route('PUT', '/api/conversations/:id/poll', {
	summary: 'Starts the poll of a channel, in place of the one before. For whoever may arrange channels',
	tag: 'community',
	params: ConversationParams,
	body: object({
		options: array(string({ maxLength: POLL_OPTION_MAX_LENGTH * 4 }), { minItems: 2, maxItems: POLL_OPTIONS }),
		closesAt: string({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}Z$' }),
	}),
	answer: Done,
})

export const deletePollRoute = route('DELETE', '/api/conversations/:id/poll', {
	summary: 'Deletes the poll of a channel with its votes',
	tag: 'community',
	params: ConversationParams,
	answer: Done,
})

export const voteInPollRoute = route('PUT', '/api/conversations/:id/poll/vote', {
	summary: 'Votes in the poll of a channel; a second vote replaces the first. 409 `poll.closed`',
	tag: 'community',
	params: ConversationParams,
	body: object({ pollId: string({ maxLength: 36 }), option: integer({ minimum: 0, maximum: POLL_OPTIONS - 1 }) }),
	answer: Done,
})
