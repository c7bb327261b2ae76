import { PROPOSAL_REASON_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Person } from './person.ts'
import { EDITED_ENTITIES } from './revision.ts'
import { IdParams } from './score.ts'

/** What became of an edit that waited for a moderator. */
export const PROPOSAL_STATES = ['waiting', 'accepted', 'partly', 'refused', 'withdrawn'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** A field of a proposal: the text that its author saw and the one that they want. */
export const ProposedField = object({
	field: string(),
	from: string(),
	to: string(),
	/** The text began as a draft. */
	draft: optional(integer({ minimum: 1, maximum: 2_147_483_647 })),
})
export type ProposedField = Static<typeof ProposedField>

/** An edit that waits for a moderator, or waited for one. */
export const Proposal = object({
	id: integer(),
	entity: oneOf(EDITED_ENTITIES),
	entityId: integer(),
	/** The name of the title, the episode's title, the person … that it is about, and the address of its page. */
	name: string(),
	path: nullable(string()),
	/** Null if the account is deleted. */
	author: nullable(Person),
	/** ISO instant. */
	at: string(),
	fields: array(ProposedField),
	state: oneOf(PROPOSAL_STATES),
	/** Why a moderator did not take all of it. */
	reason: nullable(string()),
})
export type Proposal = Static<typeof Proposal>

const Page = object({
	items: array(Proposal),
	/** The cursor of the next page; null at the end. */
	next: nullable(integer()),
})
const After = object({ after: optional(IdParams.properties.id) })

export const waitingProposalsRoute = route('GET', '/api/proposals', {
	session: 'needed',
	summary: 'The edits that wait for a moderator, the oldest first. For moderators',
	tag: 'catalogue',
	query: After,
	answer: Page,
})

export const ownProposalsRoute = route('GET', '/api/proposals/own', {
	session: 'needed',
	summary: 'The proposals of whoever asks and what became of them, the latest first',
	tag: 'catalogue',
	query: After,
	answer: Page,
})

export const ProposalReview = object({
	take: array(string({ maxLength: 40 }), { maxItems: 60 }),
	/** Why not the other fields. */
	reason: string({ maxLength: PROPOSAL_REASON_MAX_LENGTH * 2 }),
	/** When what the moderator saw was proposed: if the author has changed it since, the review is refused. */
	at: optional(string({ maxLength: 40 })),
})
export type ProposalReview = Static<typeof ProposalReview>

export const reviewProposalRoute = route('POST', '/api/proposals/:id/review', {
	summary:
		'Takes all, some or none of the fields of a proposal, for moderators; what is not taken needs a reason. 409 where the proposal has changed since, and with `conflicts` where a field has; then nothing is stored',
	tag: 'catalogue',
	params: IdParams,
	body: ProposalReview,
	answer: object({ state: oneOf(PROPOSAL_STATES) }),
})

export const withdrawProposalRoute = route('DELETE', '/api/proposals/:id', {
	summary: 'Withdraws a waiting proposal of whoever asks',
	tag: 'catalogue',
	params: IdParams,
	answer: object({ state: oneOf(PROPOSAL_STATES) }),
})
