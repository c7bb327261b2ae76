import { type RawBuilder, sql } from 'kysely'
import { type EntityFigures, type MemberYear, STATISTICS_ROWS, type StaffRole } from 'shared-contract'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { zoneOrUtc } from '../../core/language/localDay.ts'
import { type ListAccess, visibleEntries } from '../list/visibleEntries.ts'
import { notImported } from '../transfer/notImported.ts'
import type { Day } from './days.ts'

/** From the first instant to before the second one. */
export type Period = readonly [from: Date, to: Date]

/**
 * The common tables of statistics: `listed` has the entries that the reader may see; `run` the dated records of their log,
 * within a period; `seen` the listed titles that `isSeen` picks, with the number of parts that count.
 */
export function statisticsTables(
	access: ListAccess,
	isSeen: RawBuilder<unknown>,
	period?: Period,
): RawBuilder<unknown> {
	const { ownerId } = access
	const within = period ? sql`and p.seen_at >= ${period[0]} and p.seen_at < ${period[1]}` : sql``
	// The log of a year has dated records only; all the time has the others too.
	const logged = period
		? sql`select id, sum(parts) as parts from run group by id`
		: sql`select p.title_id as id, sum(p.last - p.first + 1) as parts from list_progress p
			where p.member_id = ${ownerId} group by p.title_id`
	return sql`with owner as (
			select username, ${readableMember(null, sql`member.id`)} as is_public from member where id = ${ownerId}
		), listed as materialized (
			select t.id, t.kind, t.year, t.minutes, t.rating, t.popularity, e.status, e.finished_on, v.exact as score
			${visibleEntries(access)}
		), run as materialized (
			select l.id, l.kind, p.last - p.first + 1 as parts, p.seen_at
			from list_progress p join listed l on l.id = p.title_id
			where p.member_id = ${ownerId} ${within} and ${notImported(ownerId, sql`p.seen_at`)}
		), logged as (${logged}), seen as materialized (
			select l.*, coalesce(logged.parts, 0)::int as parts from listed l left join logged on logged.id = l.id where ${isSeen}
		)`
}

/** Rows of a query as one JSON column. */
export function rowsOf(query: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`(select coalesce(json_agg(q), '[]') from (${query}) q)`
}

const SHARE = sql`count(*)::int as titles, avg(score)::float as mean`
const MOST_FIRST = sql`order by titles desc, 1 limit ${STATISTICS_ROWS}`
const LEADING_ROLES: readonly StaffRole[] = [
	'director',
	'chiefDirector',
	'originalStory',
	'story',
	'art',
	'storyAndArt',
	'originalPlan',
	'seriesComposition',
	'script',
	'music',
]

/** @param makers the rows `title_id`, `score` and `id` of each title's studios or people. */
function makerRows(table: 'studio' | 'person', makers: RawBuilder<unknown>): RawBuilder<unknown> {
	return rowsOf(sql`select most.id, x.name, most.titles, most.mean
		from (select maker.id, ${SHARE} from (${makers}) maker group by maker.id order by titles desc, maker.id limit ${STATISTICS_ROWS}) most
		join ${sql.table(table)} x on x.id = most.id order by most.titles desc, most.id`)
}

const STUDIOS = sql`select seen.id as title_id, seen.score, s.studio_id as id
	from seen join title_studio s on s.title_id = seen.id and s.role = 'studio'`
// A role may have a note: `director (eps 3, 5)`.
const STAFF = sql`select distinct seen.id as title_id, seen.score, s.person_id as id
	from seen join title_staff s on s.title_id = seen.id
	where split_part(s.role, ' (', 1) in (${sql.join(LEADING_ROLES.map((role) => sql.lit(role)))})`
const VOICES = sql`select distinct seen.id as title_id, seen.score, w.person_id as id
	from seen join title_voice w on w.title_id = seen.id and w.language = 'ja'
	join title_cast c on c.title_id = w.title_id and c.character_id = w.character_id and c.role = 'main'`

/** The columns that the statistics of a list and of a year have in common, from the tables `seen` and `run`, by days of a time zone. */
export const commonColumns = (zone: string | undefined) => sql`
	(select username from owner) as username, (select is_public from owner) as is_public,
	(select row_to_json(q) from (
		select count(*)::int as titles,
			coalesce(sum(parts * minutes) filter (where kind = 'anime'), 0)::float as minutes,
			coalesce(sum(parts) filter (where kind = 'anime'), 0)::float as episodes,
			coalesce(sum(parts) filter (where kind = 'manga'), 0)::float as chapters,
			coalesce(sum(parts) filter (where kind = 'anime' and minutes is null), 0)::float as unmeasured,
			avg(score)::float as mean
		from seen
	) q) as totals,
	${rowsOf(sql`select g.genre, ${SHARE} from seen join title_genre g on g.title_id = seen.id
		group by g.genre ${MOST_FIRST}`)} as genres,
	${makerRows('studio', STUDIOS)} as studios,
	${makerRows('person', STAFF)} as staff,
	${makerRows('person', VOICES)} as voices,
	${rowsOf(sql`select date::text, coalesce(sum(parts) filter (where kind = 'anime'), 0)::int as episodes,
			coalesce(sum(parts) filter (where kind = 'manga'), 0)::int as chapters
		from (select (seen_at at time zone ${zoneOrUtc(zone)})::date as date, kind, parts from run) dated
		group by dated.date order by dated.date`)} as days`

/** The row of {@link commonColumns}. */
export interface CommonRow {
	username: string
	is_public: boolean
	totals: Pick<MemberYear, 'titles' | 'minutes' | 'episodes' | 'chapters' | 'unmeasured' | 'mean'>
	genres: MemberYear['genres']
	studios: EntityFigures[]
	staff: EntityFigures[]
	voices: EntityFigures[]
	/** In order, without empty ones. */
	days: Day[]
}
