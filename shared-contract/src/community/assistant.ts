import { Done } from '../account/session.ts'
import { FORMATS, KINDS } from '../catalogue/title.ts'
import { ASSISTANT_MESSAGE_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import {
	array,
	boolean,
	integer,
	literal,
	nullable,
	object,
	oneOf,
	optional,
	type Static,
	string,
	union,
} from '../schema.ts'

/** What answers: the language model with tools over the catalogue, or the catalogue alone. */
export const ASSISTANT_MODES = ['model', 'catalogue'] as const
export type AssistantMode = (typeof ASSISTANT_MODES)[number]

/** Why a reply did not come, or not whole. `blocked`: the provider's safety filter; `length`: it would not end. */
export const ASSISTANT_FAILURES = ['unreachable', 'quota', 'timeout', 'broken', 'blocked', 'length'] as const
export type AssistantFailure = (typeof ASSISTANT_FAILURES)[number]

/** A work that a reply names as `[[anime:12]]`, `[[movie:12]]` or `[[manga:12]]`: what its link and its card show. */
export const AssistantWork = object({
	id: integer(),
	kind: oneOf(KINDS),
	format: oneOf(FORMATS),
	title: string(),
	englishTitle: nullable(string()),
	japaneseTitle: nullable(string()),
	year: nullable(integer()),
	imageUrl: string(),
	color: string(),
})
export type AssistantWork = Static<typeof AssistantWork>

const Written = { id: string(), text: string(), createdAt: string() }

/** What the member wrote. `clientId` is what their browser named it by. */
export const AssistantQuestion = object({ author: literal('member'), clientId: string(), ...Written })
export type AssistantQuestion = Static<typeof AssistantQuestion>

/**
 * What Niouka wrote: whole (`complete`), ended by the reader (`stopped`), or ended by a failure, with what had arrived
 * by then, which may be nothing.
 */
export const AssistantReply = object({
	author: literal('assistant'),
	...Written,
	mode: oneOf(ASSISTANT_MODES),
	state: oneOf(['complete', 'stopped', 'failed']),
	failure: nullable(oneOf(ASSISTANT_FAILURES)),
	/** Every work that the text names, in that order. */
	works: array(AssistantWork),
})
export type AssistantReply = Static<typeof AssistantReply>

export const AssistantMessage = union([AssistantQuestion, AssistantReply])
export type AssistantMessage = Static<typeof AssistantMessage>

/** A page of the conversation, oldest first, and what is true of all of it. */
export const AssistantConversation = object({
	mode: oneOf(ASSISTANT_MODES),
	/** Whether Niouka may read the member's own list. Null where the member has not said yet. */
	listConsent: nullable(boolean()),
	items: array(AssistantMessage),
	/** There are older ones: ask with `before` the first of these. */
	more: boolean(),
})
export type AssistantConversation = Static<typeof AssistantConversation>

/**
 * What happens while a reply comes in, an event of the stream each: the question is stored, the catalogue is looked
 * into, works that the text is about to name, more text, and at last the reply as it stands from then on.
 */
export const AssistantEvent = union([
	object({ type: literal('asked'), question: AssistantQuestion }),
	object({ type: literal('looking') }),
	object({ type: literal('works'), works: array(AssistantWork) }),
	object({ type: literal('text'), text: string() }),
	object({ type: literal('ended'), reply: AssistantReply }),
])
export type AssistantEvent = Static<typeof AssistantEvent>

const MessageId = string({ pattern: '^[1-9][0-9]{0,15}$' })

export const assistantRoute = route('GET', '/api/assistant', {
	summary: 'The conversation with the assistant, its newest messages or those before one',
	tag: 'community',
	query: object({ before: optional(MessageId) }),
	answer: AssistantConversation,
})

/** Answered as a stream of events (`text/event-stream`), each an `AssistantEvent` as JSON. */
export const askAssistantRoute = route('POST', '/api/assistant/messages', {
	summary: 'Asks the assistant; the reply comes as a stream. The same clientId again asks for the reply anew',
	tag: 'community',
	body: object({
		text: string({ minLength: 1, maxLength: ASSISTANT_MESSAGE_MAX_LENGTH }),
		clientId: string({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
		/** The reader's IANA time zone: what "today" is. */
		zone: string({ minLength: 1, maxLength: 64 }),
		/** Of a visitor of the demo, who has nothing stored: whether the sample list may be read. */
		listConsent: optional(boolean()),
	}),
	answer: AssistantEvent,
})

export const clearAssistantRoute = route('DELETE', '/api/assistant/messages', {
	summary: 'Forgets the whole conversation with the assistant',
	tag: 'community',
	answer: Done,
})

export const assistantConsentRoute = route('PUT', '/api/assistant/consent', {
	summary: 'Lets the assistant read the member’s own list, or no longer',
	tag: 'community',
	body: object({ list: boolean() }),
	answer: Done,
})
