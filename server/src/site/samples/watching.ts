import { sql } from 'kysely'
import type { SampleTitle } from 'shared-samples'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'

/** Short films under CC BY (Blender Foundation), as trailers of the invented titles. */
const FREE_FILMS = [
	{ title: 'Sintel (Blender, CC BY)', youtube_id: 'eRsGyueVLvQ' },
	{ title: 'Spring (Blender, CC BY)', youtube_id: 'WhWc3b3KhnY' },
	{ title: 'Sprite Fright (Blender, CC BY)', youtube_id: '_cMxraX_5RE' },
	{ title: 'Agent 327 (Blender, CC BY)', youtube_id: 'mN0zPOpADL4' },
] as const

/** The ratio of a series' votes to those of its first episode; later episodes have fewer. */
const EPISODE_VOTERS = 40

/** Writes external links, upcoming platforms, trailers and votes on episodes. */
export async function seedWatching(db: Database, titles: readonly SampleTitle[]): Promise<void> {
	await sql`update platform set url = 'https://example.org/' || replace(replace(lower(name), ' ', '-'), '+', '-mais')
		where key like 'sample %' and url is null`.execute(db)
	await sql`insert into title_platform (title_id, platform_id, status)
		select t.id, p.id, 'soon' from title t
		join lateral (
			select id from platform where key like 'sample %'
				and id not in (select platform_id from title_platform where title_id = t.id) order by id limit 1
		) p on true
		where t.is_sample and t.kind = 'anime' and t.status = 'releasing'`.execute(db)
	await insertRows(
		db,
		'trailer',
		titles
			.filter(({ kind }) => kind === 'anime')
			.flatMap(({ id }) =>
				FREE_FILMS.slice(id % 3, (id % 3) + 2).map((film, position) => ({ title_id: id, position, ...film })),
			),
	)
	await sql`insert into episode_score (episode_id, score, votes)
		select e.id, s.score, round(s.votes::float8 / (${EPISODE_VOTERS} + 4 * e.number))
		from episode e join title t on t.id = e.title_id and t.is_sample join title_score s on s.title_id = t.id`.execute(
		db,
	)
}
