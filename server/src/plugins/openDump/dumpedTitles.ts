import { type RawBuilder, sql } from 'kysely'
import { MARKING_SOURCES, OPEN_SOURCES } from './licences.ts'

const OPEN = sql.join(OPEN_SOURCES.map(({ source, stated }) => sql`(${source}::text, ${stated}::text)`))
const ADDING = [...OPEN_SOURCES.map(({ source }) => source), ...MARKING_SOURCES]

/** SQL for: a row with a source and a licence may be passed on. Members' rows have neither. */
export const isOpen = (row: RawBuilder<unknown>) =>
	sql`((${row}.source is null and ${row}.licence is null) or (${row}.source, ${row}.licence) in (${OPEN}))`

const OF_TITLE = sql`r.title_id in (select t.id union all select m.id from title m where m.merged_into = t.id)`

/**
 * SQL for the titles of the dump, with the columns of `DumpedTitle`. Everything in a dump belongs to one of them: what must not
 * be published is left out here. A title of a closed source is none, nor is one to which a closed source added. What was merged
 * into a title counts as the title.
 */
export const DUMPED_TITLES = sql`(
	select t.id, t.is_sample, t.source, array(select distinct r.source from import_record r
		where ${OF_TITLE} and not (r.source = any(${[...MARKING_SOURCES]}::text[])) order by 1) as adding
	from title t
	where t.removed_at is null
		and (t.is_sample or ${isOpen(sql`t`)})
		and not exists (select from title m where m.merged_into = t.id and not ${isOpen(sql`m`)})
		and not exists (select from import_record r where ${OF_TITLE} and not (r.source = any(${ADDING}::text[])))
)`
