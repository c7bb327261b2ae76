import { type RawBuilder, sql } from 'kysely'
import { type ScoredTitle, STATISTICS_TITLES, scoreFields, wholeScore } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import { LISTED_TITLE, type ListedTitleRow, toListedTitle } from '../list/titleOfEntry.ts'
import { rowsOf } from './figures.ts'

export interface ScoredRow extends ListedTitleRow {
	score: number
	rating: number
}

/** The first of the titles in `seen` with a score that fit a condition, in an order, as one JSON column. */
export function scoredTitles(which: RawBuilder<unknown>, by: RawBuilder<unknown>): RawBuilder<unknown> {
	// Few rows are joined: the planner expects many of `seen`, and would read all titles.
	return rowsOf(sql`select ${LISTED_TITLE}, seen.score, seen.rating from (
			select * from seen where seen.score is not null and ${which} order by ${by}, seen.id limit ${STATISTICS_TITLES}
		) seen join title t on t.id = seen.id order by ${by}, t.id`)
}

export function toScoredTitle(row: ScoredRow, pictures: Pictures): ScoredTitle {
	return {
		title: toListedTitle(row, pictures),
		...scoreFields(row.score),
		score: wholeScore(row.score),
		rating: row.rating,
	}
}
