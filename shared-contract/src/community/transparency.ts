import { route } from '../route.ts'
import { array, integer, nullable, number, object, oneOf, type Static, string } from '../schema.ts'
import { MODERATION_ACTIONS } from './moderation.ts'
import { MODERATED_KINDS, REPORT_REASONS } from './report.ts'

/** Counts below this are not told: they could be traced to a person. */
export const SMALLEST_COUNT = 5

/** A count; null stands for one between 1 and 4. */
const Count = nullable(integer())

/** What was reported and decided in a month. Rows with a count of 0 are left out. */
export const TransparencyMonth = object({
	/** `2026-11`, in UTC. */
	month: string(),
	reports: array(object({ kind: oneOf(MODERATED_KINDS), reason: oneOf(REPORT_REASONS), count: Count })),
	actions: array(object({ kind: oneOf(MODERATED_KINDS), action: oneOf(MODERATION_ACTIONS), count: Count })),
	/** Appeals that came in. Their results are the actions `uphold` and `reverse`. */
	appeals: Count,
	/** The median time from the first report or appeal to the decision, in hours; null for fewer than five decisions. */
	medianHours: nullable(number()),
})
export type TransparencyMonth = Static<typeof TransparencyMonth>

export const transparencyRoute = route('GET', '/api/transparency', {
	summary: 'How many reports, decisions and appeals there were in each of the last twelve months, without names',
	tag: 'community',
	answer: object({ months: array(TransparencyMonth) }),
})
