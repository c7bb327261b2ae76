import { SEARCH_QUERY_MAX_LENGTH, SUGGESTIONS_LIMIT } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, object, oneOf, type Static, string } from '../schema.ts'

/** What a list of a title refers to. */
export const SUGGESTED_KINDS = ['person', 'character', 'studio', 'title'] as const
export type SuggestedKind = (typeof SUGGESTED_KINDS)[number]

/** A person, a character, a studio or a title that a form offers. `hint` tells namesakes apart: a work, a year. */
export const Suggestion = object({ id: integer(), name: string(), hint: string() })
export type Suggestion = Static<typeof Suggestion>

export const suggestionsRoute = route('GET', '/api/suggestions', {
	summary: `Up to ${SUGGESTIONS_LIMIT} people, characters, studios or titles by a part of their name, for the forms of edits`,
	tag: 'catalogue',
	query: object({
		kind: oneOf(SUGGESTED_KINDS),
		q: string({ minLength: 1, maxLength: SEARCH_QUERY_MAX_LENGTH }),
	}),
	answer: object({ items: array(Suggestion) }),
})
