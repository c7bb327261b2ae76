import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { IdParams } from './score.ts'
import { TITLE_NAMES } from './titleNames.ts'

/** What members confirm: the Portuguese name of a title, a link between two titles, that two people or two studios are one. */
export const CONFIRMATION_KINDS = ['name', 'relation', 'merge'] as const
export type ConfirmationKind = (typeof CONFIRMATION_KINDS)[number]

export const CONFIRMATION_ANSWERS = ['yes', 'no', 'unknown'] as const
export type ConfirmationAnswer = (typeof CONFIRMATION_ANSWERS)[number]

/** The number of members that settle a question together; a trusted one does alone. */
export const CONFIRMATIONS_NEEDED = 2
export const CONFIRMATIONS_PAGE_SIZE = 10

/** A title, a person or a studio that a question is about. */
const Subject = object({
	...TITLE_NAMES,
	path: string(),
	/** Null for a studio. */
	imageUrl: nullable(string()),
	year: optional(integer()),
	/** Of a person or a studio, the best-known works. */
	works: optional(array(string())),
})
export type ConfirmationSubject = Static<typeof Subject>

/** A question to members. */
export const Confirmation = object({
	id: integer(),
	kind: oneOf(CONFIRMATION_KINDS),
	subject: Subject,
	/** The proposed name, or what `other` is to the subject; empty for a merge. */
	proposed: string(),
	other: optional(Subject),
})
export type Confirmation = Static<typeof Confirmation>

export const CONFIRMATION_STATES = ['open', 'confirmed', 'refused'] as const

const Settled = object({ state: oneOf(CONFIRMATION_STATES) })

export const confirmationsRoute = route('GET', '/api/confirmations/:kind', {
	session: 'needed',
	summary: `The next ${CONFIRMATIONS_PAGE_SIZE} questions of a kind that whoever asks has not answered, the best-known works first`,
	tag: 'catalogue',
	params: object({ kind: oneOf(CONFIRMATION_KINDS) }),
	answer: object({ items: array(Confirmation), /** With those that are not in `items`. */ left: integer() }),
})

export const confirmRoute = route('PUT', '/api/confirmations/:id/answer', {
	summary: `Answers a question. ${CONFIRMATIONS_NEEDED} members who agree settle it, a trusted one alone; an answer again changes the own one while it is open`,
	tag: 'catalogue',
	params: IdParams,
	body: object({ answer: oneOf(CONFIRMATION_ANSWERS) }),
	answer: Settled,
})

export const withdrawConfirmationRoute = route('DELETE', '/api/confirmations/:id/answer', {
	summary: 'Takes the own answer back. A question that it settled is open again, and what it changed is undone',
	tag: 'catalogue',
	params: IdParams,
	answer: Settled,
})
