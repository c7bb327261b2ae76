import { Done } from '../account/session.ts'
import { FORMATS, KINDS } from '../catalogue/title.ts'
import { TITLE_NAMES } from '../catalogue/titleNames.ts'
import { ENTRY_STATUSES } from '../library/listEntry.ts'
import { ASSISTANT_MESSAGE_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import {
	array,
	boolean,
	integer,
	literal,
	nullable,
	number,
	object,
	oneOf,
	optional,
	type Static,
	string,
	union,
} from '../schema.ts'

/** The source of replies: the language model with tools over the catalogue, or a search of the catalogue alone. */
export const ASSISTANT_MODES = ['model', 'catalogue'] as const
export type AssistantMode = (typeof ASSISTANT_MODES)[number]

/** Why a reply failed or is incomplete. `blocked`: the provider's safety filter; `length`: the reply was too long. */
export const ASSISTANT_FAILURES = ['unreachable', 'quota', 'timeout', 'broken', 'blocked', 'length'] as const
export type AssistantFailure = (typeof ASSISTANT_FAILURES)[number]

/** A work that a reply mentions as `[[anime:12]]`, `[[movie:12]]` or `[[manga:12]]`, with the data of its link and card. */
export const AssistantWork = object({
	id: integer(),
	kind: oneOf(KINDS),
	format: oneOf(FORMATS),
	...TITLE_NAMES,
	year: nullable(integer()),
	imageUrl: string(),
	color: string(),
})
export type AssistantWork = Static<typeof AssistantWork>

/** An entry of the member's list as a proposal shows it. The score is one of 0.1 to 10. */
export const ProposedEntry = object({ status: oneOf(ENTRY_STATUSES), progress: integer(), score: nullable(number()) })
export type ProposedEntry = Static<typeof ProposedEntry>

/** A change of the member's list that a reply proposes. It is done only when the member accepts it. */
export const ListProposal = object({
	/** Its place in the reply, by which it is answered. */
	index: integer(),
	work: AssistantWork,
	/** The entry when it was proposed; null if the title was not on the list. */
	from: nullable(ProposedEntry),
	/** The entry after the change; null if the title leaves the list. */
	to: nullable(ProposedEntry),
	state: oneOf(['open', 'done', 'declined']),
})
export type ListProposal = Static<typeof ListProposal>

const Written = { id: string(), text: string(), createdAt: string() }

/** A question of the member. `clientId` is the id that the browser gave it. */
export const AssistantQuestion = object({ author: literal('member'), clientId: string(), ...Written })
export type AssistantQuestion = Static<typeof AssistantQuestion>

/**
 * A reply of Niouka: `complete`, `stopped` because its reader stopped it or left the page, or ended by a failure with the text
 * that had arrived by then, possibly none.
 */
export const AssistantReply = object({
	author: literal('assistant'),
	...Written,
	mode: oneOf(ASSISTANT_MODES),
	state: oneOf(['complete', 'stopped', 'failed']),
	failure: nullable(oneOf(ASSISTANT_FAILURES)),
	/** The works that the text mentions, in that order. */
	works: array(AssistantWork),
	/** Changes of the member's list for them to accept. */
	proposals: optional(array(ListProposal)),
})
export type AssistantReply = Static<typeof AssistantReply>

export const AssistantMessage = union([AssistantQuestion, AssistantReply])
export type AssistantMessage = Static<typeof AssistantMessage>

/** A page of the conversation, oldest first, and the state of the whole conversation. */
export const AssistantConversation = object({
	mode: oneOf(ASSISTANT_MODES),
	/** True if the model would answer once the member gives the birth date of an adult. */
	asksAge: optional(boolean()),
	/** True if Niouka may read the member's list; null before the member's choice. */
	listConsent: nullable(boolean()),
	items: array(AssistantMessage),
	/** True if there are older ones: send the id of the first one as `before`. */
	more: boolean(),
})
export type AssistantConversation = Static<typeof AssistantConversation>

/**
 * The events of a reply's stream: the question is stored, a search of the catalogue runs, works that the text is about to
 * mention, a proposal, more text, and finally the stored reply.
 */
export const AssistantEvent = union([
	object({ type: literal('asked'), question: AssistantQuestion }),
	object({ type: literal('looking') }),
	object({ type: literal('works'), works: array(AssistantWork) }),
	object({ type: literal('proposal'), proposal: ListProposal }),
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
		/** The reader's IANA time zone, for the meaning of "today". */
		zone: string({ minLength: 1, maxLength: 64 }),
		/** For a visitor of a demo, whose choice is not stored: true if the sample list may be read. */
		listConsent: optional(boolean()),
	}),
	answer: AssistantEvent,
})

export const answerProposalRoute = route('POST', '/api/assistant/messages/:id/proposals/:index', {
	summary:
		'Does a proposed change of the list, declines it, or undoes it. An answered proposal stays as it is. 409 `list.changed` if the entry has changed since',
	tag: 'community',
	params: object({ id: MessageId, index: string({ pattern: '^[0-9]$' }) }),
	/** `undo`: puts the entry of an accepted proposal back; then `accept` is false. */
	body: object({ accept: boolean(), undo: optional(boolean()) }),
	answer: object({ proposal: ListProposal }),
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
