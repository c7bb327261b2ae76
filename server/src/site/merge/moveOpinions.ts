import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { type Titles, twinsOf } from './moveTitle.ts'

/** SQL for how far an entry is: repeats before progress, and the later change where both are equal. */
const place = (entry: 'f' | 'i') => {
	const of = (column: string) => sql.ref(`${entry}.${column}`)
	return sql`(${of('removed_at')} is null, ${of('rewatches')}, ${of('progress')}, ${of('changed_at')})`
}
const isAhead = sql`${place('f')} > ${place('i')}`
/** A removed entry says nothing beside one that is there. */
const areAlike = sql`(f.removed_at is null) = (i.removed_at is null)`

/** SQL for the entries `f` and `i` of members who have both titles. */
const both = ({
	from,
	into,
}: Titles) => sql`list_entry f join list_entry i on i.member_id = f.member_id and i.title_id = ${into}
	where f.title_id = ${from}`

/**
 * Moves votes and list entries with their logs. Of a member who has both the entry that is further stays with its vote, and what
 * it lacks comes from the other one; so does the text of an item of a custom list. Call it in a transaction.
 */
export async function moveOpinions(db: Database, titles: Titles): Promise<void> {
	await moveVotes(db, titles)
	await moveEntries(db, titles)
	await sql`update custom_list_item i set text = f.text from custom_list_item f where f.list_id = i.list_id
		and f.title_id = ${titles.from} and i.title_id = ${titles.into} and i.text = ''`.execute(db)
	await countVotes(db, 'title', sql`(${titles.from}::int, ${titles.into}::int)`)
}

async function moveVotes(db: Database, { from, into }: Titles): Promise<void> {
	const isFirst = sql`coalesce((select ${isAhead} from ${both({ from, into })} and f.member_id = a.member_id), a.voted_at > b.voted_at)`
	await sql`delete from title_vote v using (
			select a.member_id, case when ${isFirst} then ${into}::int else ${from}::int end as title_id
			from title_vote a join title_vote b on b.member_id = a.member_id and b.title_id = ${into} where a.title_id = ${from}
		) lost where v.member_id = lost.member_id and v.title_id = lost.title_id`.execute(db)
	await sql`update title_vote set title_id = ${into} where title_id = ${from}`.execute(db)
}

async function moveEntries(db: Database, titles: Titles): Promise<void> {
	const { from, into } = titles
	// A round of the log is one entry's whole: the counter is its sum.
	await sql`delete from list_progress p using (
			select f.member_id, case when ${isAhead} then ${into}::int else ${from}::int end as title_id, ${areAlike} as alike
			from ${both(titles)}
		) lost where p.member_id = lost.member_id and p.title_id = lost.title_id and (not lost.alike or exists (select from list_progress o
			where o.member_id = p.member_id and o.title_id in (${from}, ${into}) and o.title_id <> p.title_id and o.round = p.round))`.execute(
		db,
	)
	const first = (column: string) =>
		sql`case when ${isAhead} then ${sql.ref(`f.${column}`)} else ${sql.ref(`i.${column}`)} end`
	/** What both say together; the value of the first alone where the other is removed. */
	const joined = (column: string, value: RawBuilder<unknown>) =>
		sql`case when ${areAlike} then ${value} else ${first(column)} end as ${sql.ref(column)}`
	const known = (column: string) =>
		joined(column, sql`coalesce(${first(column)}, ${sql.ref(`f.${column}`)}, ${sql.ref(`i.${column}`)})`)
	await sql`update list_entry e set status = m.status, progress = m.progress, rewatches = m.rewatches, is_repeat = m.is_repeat,
			volumes = m.volumes, started_on = m.started_on, finished_on = case when m.finished_on >= m.started_on or m.finished_on = m.own_end
				or m.started_on is null then m.finished_on end, notes = m.notes, tags = m.tags, is_private = m.is_private, added_at = m.added_at,
			changed_at = m.changed_at, removed_at = m.removed_at
		from (select f.member_id, ${sql.join(['status', 'progress', 'rewatches', 'is_repeat', 'changed_at', 'removed_at'].map((column) => sql`${first(column)} as ${sql.ref(column)}`))},
				${known('started_on')}, ${known('finished_on')}, ${first('finished_on')} as own_end,
				${joined('volumes', sql`greatest(f.volumes, i.volumes)`)}, ${joined('is_private', sql`f.is_private or i.is_private`)},
				${joined('added_at', sql`least(f.added_at, i.added_at)`)},
				${joined('notes', sql`coalesce(nullif(${first('notes')}, ''), nullif(f.notes, ''), i.notes)`)},
				${joined('tags', sql`coalesce(nullif(${first('tags')}, '{}'), nullif(f.tags, '{}'), i.tags)`)}
			from ${both(titles)}) m
		where e.member_id = m.member_id and e.title_id = ${into}`.execute(db)
	await sql`insert into list_entry
		select (jsonb_populate_record(f, jsonb_build_object('title_id', ${into}::int))).* from list_entry f
		where f.title_id = ${from} on conflict do nothing`.execute(db)
	await sql`update list_progress set title_id = ${into} where title_id = ${from}`.execute(db)
	await sql`delete from list_entry where title_id = ${from}`.execute(db)
}

/** Counts votes and reactions of the episodes that both titles have, once they have moved. */
export async function countTwins(db: Database, titles: Titles): Promise<void> {
	const ids = sql`(select unnest(array[old_id, new_id]) from ${twinsOf(titles)} w)`
	await countVotes(db, 'episode', ids)
	const count = (reaction: string) => sql`(select count(*)::int from episode_reaction r
		where r.episode_id = e.id and r.reaction = ${reaction})`
	await sql`update episode e set likes = ${count('like')}, dislikes = ${count('dislike')} where e.id in ${ids}`.execute(
		db,
	)
}

async function countVotes(db: Database, of: 'title' | 'episode', ids: RawBuilder<unknown>): Promise<void> {
	const [scores, votes, owner] = [sql.table(`${of}_score`), sql.table(`${of}_vote`), sql.ref(`${of}_id`)]
	await sql`delete from ${scores} where ${owner} in ${ids}`.execute(db)
	await sql`insert into ${scores} (${owner}, score, votes, tenths)
		select ${owner}, score, count(*), sum(round(exact * 10) - score * 10) from ${votes} where ${owner} in ${ids}
		group by ${owner}, score`.execute(db)
}
