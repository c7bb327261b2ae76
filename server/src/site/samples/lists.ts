import { type RawBuilder, sql } from 'kysely'
import type { Samples } from 'shared-samples'
import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known, type SampleIds } from './keys.ts'

/** The minimum score of a favourite. */
const FAVORITE_FROM = 9

/**
 * Writes the lists of members: scored titles with a status by score, favourite titles with a character and a staff member, and
 * custom lists and a saved view.
 */
export async function seedLists(db: Database, samples: Samples, ids: SampleIds, now: Date): Promise<void> {
	await seedEntries(db)
	await seedFavorites(db)
	await seedCustomLists(db, samples, ids, now)
	await db
		.insertInto('saved_view')
		.values({
			member_id: known(ids.members, 'bia-kagawa'),
			place: 'anime',
			name: 'Quero rever',
			query: 'status=completed&tag=quero+rever&sort=score',
			is_public: true,
			created_at: now,
		})
		.execute()
}

async function seedEntries(db: Database): Promise<void> {
	// A member has seen at most what was shown.
	const total = sql`coalesce(case when t.kind = 'manga' then t.chapter_count when t.format = 'Movie' then 1
		else nullif((select count(*)::int from episode part where part.title_id = t.id and part.kind = 'regular'), 0) end, 9)`
	await sql`
		insert into list_entry (member_id, title_id, status, progress, started_on, finished_on, tags, added_at, changed_at)
		select seen.member_id, seen.title_id, seen.status,
			case seen.status when 'completed' then total when 'current' then greatest(1, total * 2 / 3)
				else greatest(1, total / 3) end,
			to_char(seen.voted_at - interval '40 days', 'YYYY-MM-DD'),
			case when seen.status = 'completed' then to_char(seen.voted_at, 'YYYY-MM-DD') end,
			case when seen.status = 'completed' and seen.score >= ${FAVORITE_FROM} then array['quero rever'] else '{}' end,
			seen.voted_at - interval '40 days', seen.voted_at
		from (select v.*, ${total} as total, case when v.score <= 5 then 'dropped' when v.score = 6 then 'paused'
				when t.status = 'completed' then 'completed' else 'current' end as status
			from title_vote v join title t on t.id = v.title_id join member m on m.id = v.member_id and m.is_sample) seen
		on conflict (member_id, title_id) do update set status = excluded.status, progress = excluded.progress,
			started_on = excluded.started_on, finished_on = excluded.finished_on, changed_at = excluded.changed_at`.execute(
		db,
	)
	await sql`insert into list_progress (member_id, title_id, round, first, last, seen_at)
		select member_id, title_id, 0, 1, progress, changed_at from list_entry where progress > 0`.execute(db)
}

async function seedFavorites(db: Database): Promise<void> {
	const add = (column: string, kind: RawBuilder<unknown>, subject: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
		sql`insert into favorite (member_id, kind, ${sql.ref(column)}, position, added_at)
			select distinct on (v.member_id, ${subject}) v.member_id, ${kind}, ${subject},
				row_number() over (partition by v.member_id order by v.score desc, v.voted_at desc, v.title_id), v.voted_at
			from title_vote v join title t on t.id = v.title_id join member m on m.id = v.member_id and m.is_sample ${from}
			where v.score >= ${FAVORITE_FROM} order by v.member_id, ${subject}, v.score desc, v.voted_at desc
			on conflict do nothing`.execute(db)
	await add('title_id', sql`case t.kind when 'manga' then 'mangas' else 'animes' end`, sql`t.id`, sql``)
	const lead = sql`join title_cast c on c.title_id = t.id and c.position = (
		select min(position) from title_cast where title_id = t.id)`
	await add('character_id', sql`'characters'`, sql`c.character_id`, lead)
	const maker = sql`join title_staff s on s.title_id = t.id and s.position = (
		select min(position) from title_staff where title_id = t.id)`
	await add('person_id', sql`'staff'`, sql`s.person_id`, maker)
}

async function seedCustomLists(db: Database, { lists }: Samples, { members, titles }: SampleIds, now: Date) {
	const ids = await reserveIds(db, 'custom_list', lists.length)
	const made = lists.map((list, at) => ({ ...list, id: ids[at] ?? at, at }))
	await insertRows(
		db,
		'custom_list',
		made.map(({ id, by, title, description, isPublic, at }) => ({
			id,
			member_id: known(members, by),
			title,
			description,
			is_public: isPublic,
			position: at + 1,
			created_at: now,
		})),
	)
	await insertRows(
		db,
		'custom_list_item',
		made.flatMap((list) =>
			list.titles.map((key, at) => ({
				list_id: list.id,
				title_id: known(titles, key),
				position: at + 1,
				added_at: now,
			})),
		),
	)
}
