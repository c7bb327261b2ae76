import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

/**
 * Gives a member a list of so many entries over a catalogue of its own, every value by arithmetic: formats, lengths, genres, studios,
 * people, scores, dates, private and planned entries, and a log over three years.
 */
export async function seedLongList(db: Database, memberId: string, entries: number): Promise<void> {
	const run = (query: ReturnType<typeof sql>) => query.execute(db)
	await run(sql`insert into title (id, kind, format, status, title, sort_title, year, minutes, episode_count, chapter_count, rating, popularity)
		select 100000 + n, case when n % 5 = 0 then 'manga' else 'anime' end,
			case when n % 5 = 0 then 'Manga' when n % 7 = 0 then 'Movie' else 'TV' end, 'completed', 'Obra ' || n, 'obra ' || n,
			1990 + n % 37, case when n % 11 = 0 then null when n % 7 = 0 then 100 else 24 end, 12, 40, (n % 90 + 5) / 10.0, n
		from generate_series(1, ${entries}::int) n`)
	await run(sql`insert into title_genre (title_id, position, genre)
		select distinct on (100000 + n, genre) 100000 + n, place, genre from generate_series(1, ${entries}::int) n,
			lateral (select place, (array['action', 'comedy', 'drama', 'fantasy', 'romance', 'mystery', 'sports'])[1 + (n * place) % 7] as genre
				from generate_series(1, 3) place) g order by 1, genre, place`)
	await run(sql`insert into studio (id, name) select 900 + n, 'Estúdio ' || n from generate_series(0, 30) n`)
	await run(sql`insert into title_studio (title_id, studio_id, role)
		select 100000 + n, 900 + (n * n) % 31, case when n % 13 = 0 then 'producer' else 'studio' end from generate_series(1, ${entries}::int) n`)
	await run(sql`insert into person (id, name) select 9000 + n, 'Pessoa ' || n from generate_series(0, 60) n`)
	await run(sql`insert into title_staff (title_id, position, role, person_id)
		select 100000 + n, place, (array['director', 'music (op)', 'keyAnimation', 'Cozinha'])[place], 9000 + (n * place) % 61
		from generate_series(1, ${entries}::int) n, generate_series(1, 4) place`)
	await run(sql`insert into character (id, name) select 7000 + n, 'Personagem ' || n from generate_series(0, 20) n`)
	await run(sql`insert into title_cast (title_id, position, character_id, role)
		select 100000 + n, place, 7000 + (n * place) % 21, case place when 1 then 'main' else 'supporting' end
		from generate_series(1, ${entries}::int) n, generate_series(1, 2) place`)
	await run(sql`insert into title_voice (title_id, character_id, language, person_id)
		select 100000 + n, 7000 + (n * place) % 21, (array['ja', 'pt-BR'])[1 + language], 9000 + (n + place + language) % 17
		from generate_series(1, ${entries}::int) n, generate_series(1, 2) place, generate_series(0, 1) language`)
	await run(sql`insert into list_entry (member_id, title_id, status, progress, finished_on, is_private)
		select ${memberId}, 100000 + n, (array['completed', 'completed', 'completed', 'current', 'planned', 'dropped', 'paused', 'rewatching'])[1 + n % 8],
			case when n % 8 = 4 then 0 else 12 end, case when n % 8 < 3 then (2024 + n % 3) || '-0' || (1 + n % 9) end, n % 50 = 0
		from generate_series(1, ${entries}::int) n`)
	await run(sql`insert into list_progress (member_id, title_id, round, first, last, seen_at)
		select ${memberId}, 100000 + n, 0, part * 4 + 1, part * 4 + 4, timestamptz '2024-01-01 02:00Z' + n * interval '30 hours' + part * interval '5 hours'
		from generate_series(1, ${entries}::int) n, generate_series(0, 2) part where n % 8 <> 4`)
	await run(sql`insert into title_vote (title_id, member_id, score, voted_at)
		select 100000 + n, ${memberId}, 1 + (n * 7) % 10, now() from generate_series(1, ${entries}::int) n where n % 3 <> 0`)
}
