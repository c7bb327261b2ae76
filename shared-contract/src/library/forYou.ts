import { Done } from '../account/session.ts'
import { SCORE_FIELDS } from '../catalogue/score.ts'
import { TitleCard, TitleLink } from '../catalogue/title.ts'
import { SCORE_MAX, SCORE_MIN } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, literal, object, type Static, string, union } from '../schema.ts'

/**
 * Why a title is suggested. `score`: the member gave a title this score. `seen`: it is on the member's list. `recommended`:
 * a member recommended it to those who like the title. `following`: this many followed members have begun it lately.
 * `season`: it is popular in the current season.
 */
export const SuggestionReason = union([
	object({
		kind: literal('score'),
		title: TitleLink,
		score: integer({ minimum: SCORE_MIN, maximum: SCORE_MAX }),
		exact: SCORE_FIELDS.exact,
	}),
	object({ kind: literal('seen'), title: TitleLink }),
	object({ kind: literal('recommended'), title: TitleLink, by: string() }),
	object({ kind: literal('following'), members: integer() }),
	object({ kind: literal('season') }),
])
export type SuggestionReason = Static<typeof SuggestionReason>

/** A title that a member may want to see next. */
export const TitleSuggestion = object({ title: TitleCard, reason: SuggestionReason })
export type TitleSuggestion = Static<typeof TitleSuggestion>

export const forYouRoute = route('GET', '/api/for-you', {
	summary: 'What the viewer may want to see next, each with its reason. Nothing for a visitor',
	tag: 'account',
	answer: object({ items: array(TitleSuggestion) }),
})

const TitleParams = object({ titleId: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

export const notInterestedTitlesRoute = route('GET', '/api/not-interested', {
	summary: 'The titles that the member does not want to be suggested, the latest first',
	tag: 'account',
	answer: object({ items: array(TitleCard) }),
})

export const notInterestedRoute = route('PUT', '/api/not-interested/:titleId', {
	summary: 'Suggests a title no more',
	tag: 'account',
	params: TitleParams,
	answer: Done,
})

export const interestedRoute = route('DELETE', '/api/not-interested/:titleId', {
	summary: 'Undoes that',
	tag: 'account',
	params: TitleParams,
	answer: Done,
})
