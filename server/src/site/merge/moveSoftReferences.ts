import { sql } from 'kysely'
import { moveRows, pairOf } from '../../catalogue/entity/moveReferences.ts'
import type { Database } from '../../core/database/schema.ts'
import { type Titles, twinsOf } from './moveTitle.ts'

/**
 * Moves what names a title without a foreign key: proposals that wait, links of notifications, places in logs of lists, and drives,
 * and replies of the assistant. Revisions and answered questions stay with the title that they are about.
 */
export async function moveSoftReferences(db: Database, titles: Titles, now: Date): Promise<void> {
	const { from, into } = titles
	const twins = twinsOf(titles)
	for (const [entity, pairs] of [
		['title', pairOf(from, into)],
		['episode', twins],
	] as const) {
		const waiting = sql`p.entity = ${entity} and p.entity_id = w.old_id and p.state = 'waiting'`
		// A member has one that waits: that to the title that stays.
		await sql`update proposal p set state = 'withdrawn', reviewed_at = ${now} from ${pairs} w
			where ${waiting} and exists (select from proposal o where o.entity = ${entity} and o.entity_id = w.new_id
				and o.member_id = p.member_id and o.state = 'waiting')`.execute(db)
		await sql`update proposal p set entity_id = w.new_id from ${pairs} w where ${waiting}`.execute(db)
	}
	await sql`update notification set link = regexp_replace(link, ${`^/(anime|movie|manga)/${from}(?![0-9])`}, ${`/\\1/${into}`})
		where link ~ ${`^/(anime|movie|manga)/${from}(?![0-9])`}`.execute(db)
	await sql`update notification n set link = regexp_replace(n.link, '^/episode/[0-9]+', '/episode/' || w.new_id) from ${twins} w
		where n.link like '/episode/%' and substring(n.link from '^/episode/([0-9]{1,9})')::int = w.old_id`.execute(db)
	// A file that waits to be applied has each title once, as by a new check.
	await sql`update list_import_row r set title_id = null, verdict = 'refused', reason = 'duplicate', notes = '{}', wanted = null,
			before = null, after = null
		from list_import_row o join list_import i on i.id = o.import_id and i.applied_at is null
		where r.import_id = o.import_id and r.place > o.place and r.title_id in (${from}, ${into}) and o.title_id in (${from}, ${into})`.execute(
		db,
	)
	await moveRows(db, { table: 'custom_list_change', column: 'was_before', unique: [] }, pairOf(from, into))
	await sql`update assistant_message set work_ids = array_replace(work_ids, ${from}::int, ${into}::int),
			text = regexp_replace(text, ${`(\\[\\[(anime|movie|manga):)${from}\\]\\]`}, ${`\\1${into}]]`}, 'g'),
			proposals = (select coalesce(jsonb_agg(case when p ->> 'titleId' = ${String(from)}
				then jsonb_set(p, '{titleId}', to_jsonb(${into}::int)) else p end order by place), '[]')
				from jsonb_array_elements(proposals) with ordinality as x (p, place))
		where ${from}::int = any(work_ids) or proposals @> ${JSON.stringify([{ titleId: from }])}::jsonb`.execute(db)
	await sql`update drive d set key = ${String(into)} where d.kind = 'franchise' and d.key = ${String(from)}
		and not exists (select from drive o where o.kind = d.kind and o.key = ${String(into)} and o.field = d.field
			and o.ended_at is null)`.execute(db)
}

/** Of a member who reviewed both titles the older review becomes a comment. */
export async function secondReviews(db: Database, { from, into }: Titles): Promise<void> {
	const { rows } = await sql<{ id: string }>`update comment c set title_id = ${into}, review_of = null
		from comment o where c.review_of in (${from}, ${into}) and o.review_of in (${from}, ${into}) and o.review_of <> c.review_of
			and o.member_id = c.member_id and c.removed_at is null and o.removed_at is null
			and (c.created_at, c.id) < (o.created_at, o.id)
		returning c.id`.execute(db)
	const ids = sql`any(${rows.map(({ id }) => id)}::bigint[])`
	await sql`update moderation_case set kind = 'comment' where kind = 'review' and comment_id = ${ids}`.execute(db)
	await sql`delete from review where comment_id = ${ids}`.execute(db)
}
