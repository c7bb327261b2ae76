import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'

export const FROM = 1
export const INTO = 2
/** Another title, which names and is named by `FROM`. */
export const OTHER = 3
/** Episodes: that of both, by number 1, and that of `FROM` alone. */
export const TWIN = { old: 11, kept: 21 }
export const MOVED_EPISODE = 12

const AT = new Date('2026-01-01T12:00:00Z')
const MANGA = { kind: 'manga', format: 'Manga' } as const

/** Three titles of one kind, a manga, and what the first two say of themselves. */
export async function insertTitles(db: Database): Promise<void> {
	const title = { kind: 'anime', format: 'TV', status: 'completed', is_sample: false } as const
	await insertRows(db, 'title', [
		{ ...title, id: FROM, title: 'A Ilha', sort_title: 'a ilha', poster_url: '/uploads/a.png', source_key: 'x/1' },
		{ ...title, id: INTO, title: 'Ilha', sort_title: 'ilha', poster_url: null, source_key: 'x/2' },
		{ ...title, id: OTHER, title: 'Maré', sort_title: 'mare', poster_url: null, source_key: 'x/3' },
		{ ...title, ...MANGA, id: 4, title: 'Ilha', sort_title: 'ilha', poster_url: null, source_key: 'x/4' },
		{ ...title, id: 5, title: 'Ilha antiga', sort_title: 'ilha antiga', poster_url: null, source_key: 'x/5' },
	])
	await sql`update title set merged_into = ${FROM}, removed_at = ${AT} where id = 5`.execute(db)
	await insertRows(db, 'season', [
		{ id: 1, title_id: FROM, number: 1 },
		{ id: 2, title_id: FROM, number: 2 },
		{ id: 3, title_id: INTO, number: 1 },
	])
	const episode = { kind: 'regular', title: 'x' } as const
	await insertRows(db, 'episode', [
		{ ...episode, id: TWIN.old, title_id: FROM, season_id: 1, number: 1, label: '1' },
		{ ...episode, id: MOVED_EPISODE, title_id: FROM, season_id: 1, number: 2, label: '2' },
		{ ...episode, id: 13, title_id: FROM, season_id: 2, number: 1, label: '1' },
		{ ...episode, id: TWIN.kept, title_id: INTO, season_id: 3, number: 1, label: '1' },
	])
	await insertRows(db, 'volume', [
		{ id: 1, title_id: FROM, number: 1 },
		{ id: 2, title_id: FROM, number: 2 },
		{ id: 3, title_id: INTO, number: 1 },
	])
	const chapter = (id: number, title_id: number, volume_id: number | null, number: number) => ({
		id,
		title_id,
		volume_id,
		number,
		title: 'x',
	})
	await insertRows(db, 'chapter', [
		chapter(1, FROM, 1, 1),
		chapter(2, FROM, 1, 2),
		chapter(3, FROM, 2, 3),
		chapter(4, FROM, null, 9),
		chapter(5, INTO, 3, 1),
	])
}

/** A row of `FROM` in each table that names a title or an episode, and one of `INTO` where both may have the same. */
export async function insertEverything(db: Database, ana: string, bia: string): Promise<void> {
	const both = [FROM, INTO]
	const each = async (statement: (id: number, place: number) => ReturnType<typeof sql>) => {
		for (const [place, id] of both.entries()) await statement(id, place).execute(db)
	}
	await each(
		(id) => sql`insert into title_name (title_id, position, language, name, folded) values
		(${id}, 0, 'pt', ${id === FROM ? 'A Ilha' : 'Ilha'}, 'x'), (${id}, 1, 'en', 'Island', 'island')`,
	)
	await each((id) => sql`insert into title_synopsis (title_id, language, text) values (${id}, 'pt', ${`de ${id}`})`)
	await each(
		(id) => sql`insert into title_picture (title_id, kind, position, url) values (${id}, 'poster', ${id}, '/p.png')`,
	)
	await each((id) => sql`insert into external_id (site, id, title_id) values ('mal', ${String(100 + id)}, ${id})`)
	await each(
		(id) =>
			sql`insert into title_genre (title_id, position, genre) values (${id}, 0, ${id === FROM ? 'drama' : 'comedy'})`,
	)
	await sql`insert into tag (id, name) values (1, 'Mar')`.execute(db)
	await each((id) => sql`insert into title_tag (title_id, tag_id) values (${id}, 1)`)
	await sql`insert into studio (id, name) values (1, 'Vento')`.execute(db)
	await each((id) => sql`insert into title_studio (title_id, studio_id, role) values (${id}, 1, 'studio')`)
	await sql`insert into person (id, name) values (1, 'Rui Sato')`.execute(db)
	await each(
		(id) => sql`insert into title_staff (title_id, position, role, person_id) values (${id}, 0, 'director', 1)`,
	)
	await each((id) => sql`insert into character (id, name, title_id) values (${id}, 'Ana', ${id})`)
	await each((id) => sql`insert into title_cast (title_id, position, character_id) values (${id}, 0, ${id})`)
	await each(
		(id) => sql`insert into title_voice (title_id, character_id, language, person_id) values (${id}, ${id}, 'ja', 1)`,
	)
	await each((id) => sql`insert into title_song (title_id, kind, number, name) values (${id}, 'opening', 1, 'x')`)
	await each(
		(id) => sql`insert into trailer (title_id, position, title, youtube_id) values (${id}, 0, 'x', ${`video${id}`})`,
	)
	await each(
		(id) =>
			sql`insert into external_link (title_id, position, name, url) values (${id}, 0, 'x', 'https://example.org/')`,
	)
	await sql`insert into title_relation (title_id, position, kind, target_id) values (${FROM}, 0, 'sequel', ${INTO}),
		(${FROM}, 1, 'sequel', ${OTHER}), (${INTO}, 0, 'prequel', ${FROM}), (${OTHER}, 0, 'prequel', ${FROM})`.execute(db)
	await sql`insert into platform (id, key, name) values (1, 'onda', 'Onda')`.execute(db)
	await each((id) => sql`insert into title_platform (title_id, platform_id) values (${id}, 1)`)
	await sql`insert into episode_platform (episode_id, platform_id) values (${TWIN.old}, 1)`.execute(db)
	await each((id) => sql`insert into title_dub (title_id, language) values (${id}, 'pt')`)
	await each(
		(id) => sql`insert into airing_slot (title_id, starts_at, every, zone) values (${id}, ${AT}, 'week', 'Asia/Tokyo')`,
	)
	await each((id) => sql`insert into airing (title_id, airs_at, zone) values (${id}, ${AT}, 'Asia/Tokyo')`)
	await sql`insert into title_delay (title_id, kind, reason, made_at, notified_at) values (${FROM}, 'hiatus', 'x', ${AT}, ${AT})`.execute(
		db,
	)
	await sql`insert into news_article (id, category, title, excerpt, body, author, published_at, read_minutes)
		values (1, 'industry', 'x', 'x', 'x', 'x', ${AT}, 1)`.execute(db)
	await each((id) => sql`insert into article_title (article_id, title_id) values (1, ${id})`)
	await each((id) => sql`insert into featured (position, title_id) values (${id}, ${id})`)
	await each((id) => sql`insert into trending_term (position, term, title_id) values (${id}, 'x', ${id})`)
	await each((id) => sql`insert into search_choice (title_id, hour, choices) values (${id}, ${AT}, 1)`)
	await sql`insert into drive (id, kind, key, field, begun_at) values (1, 'franchise', ${String(FROM)}, 'names', ${AT})`.execute(
		db,
	)
	await each((id) => sql`insert into drive_title (drive_id, title_id) values (1, ${id})`)
	await each(
		(id) => sql`insert into import_record (source, key, hash, title_id) values ('x', ${String(id)}, 'x', ${id})`,
	)
	await sql`insert into source_run (id, source, began_at) values (1, 'x', ${AT})`.execute(db)
	await sql`insert into source_change (run_id, title_id, part) values (1, ${FROM}, 'title')`.execute(db)
	await each((id) => sql`insert into fact_source (title_id, fact, source) values (${id}, 'names', 'x')`)
	await each(
		(id) =>
			sql`insert into synopsis_draft (title_id, locale, text, source, licence) values (${id}, 'pt', 'x', 'x', 'x')`,
	)
	await sql`insert into relation_candidate (from_id, to_id, kind, reason) values (${FROM}, ${INTO}, 'sequel', 'x'),
		(${FROM}, ${OTHER}, 'sequel', 'x'), (${OTHER}, ${FROM}, 'sequel', 'x')`.execute(db)
	await sql`insert into title_neighbor (title_id, neighbor_id, similarity) values (${FROM}, ${OTHER}, 1), (${OTHER}, ${FROM}, 1)`.execute(
		db,
	)
	for (const member of [ana, bia]) {
		await each(
			(id) =>
				sql`insert into title_vote (title_id, member_id, score, voted_at) values (${id}, ${member}, ${5 + id}, ${AT})`,
		)
	}
	for (const episode of [TWIN.old, TWIN.kept]) {
		await sql`insert into episode_vote (episode_id, member_id, score) values (${episode}, ${ana}, 8)`.execute(db)
		await sql`insert into episode_score (episode_id, score, votes) values (${episode}, 8, 1)`.execute(db)
	}
	await sql`insert into episode_vote (episode_id, member_id, score) values (${TWIN.old}, ${bia}, 9)`.execute(db)
	await sql`insert into episode_reaction (episode_id, member_id, reaction) values (${TWIN.old}, ${ana}, 'like')`.execute(
		db,
	)
	await each((id) => sql`insert into title_score (title_id, score, votes) values (${id}, ${5 + id}, 2)`)
	await sql`insert into comment (id, title_id, member_id, text) values (1, ${FROM}, ${ana}, 'Que mar.')`.execute(db)
	await sql`insert into comment (id, episode_id, member_id, text) values (2, ${TWIN.old}, ${ana}, 'Que começo.')`.execute(
		db,
	)
	await sql`insert into comment (id, review_of, member_id, text, created_at) values (3, ${FROM}, ${ana}, 'Resenha nova', '2026-02-01'),
		(4, ${INTO}, ${ana}, 'Resenha velha', '2026-01-01'), (5, ${FROM}, ${bia}, 'Resenha de Bia', '2026-01-01')`.execute(
		db,
	)
	await sql`insert into review (comment_id) values (3), (4), (5)`.execute(db)
	const recommend = (title: number, recommended: number) =>
		sql`insert into recommendation (title_id, recommended_id, member_id, reason, made_at) values (${title}, ${recommended}, ${ana}, 'x', ${AT})`.execute(
			db,
		)
	for (const [title, recommended] of [
		[FROM, INTO],
		[FROM, OTHER],
		[INTO, OTHER],
		[OTHER, FROM],
	] as const)
		await recommend(title, recommended)
	await sql`insert into custom_list (id, member_id, title, position) values (1, ${ana}, 'x', 1)`.execute(db)
	await each((id, place) => sql`insert into custom_list_item (list_id, title_id, position) values (1, ${id}, ${place})`)
	await sql`insert into custom_list_change (list_id, kind, title_id, was_before, changed_at) values (1, 'moved', ${FROM}, ${FROM}, ${AT})`.execute(
		db,
	)
	await each(
		(id, place) =>
			sql`insert into favorite (member_id, kind, title_id, position) values (${ana}, 'animes', ${id}, ${place})`,
	)
	await each((id) => sql`insert into not_interested (member_id, title_id, said_at) values (${ana}, ${id}, ${AT})`)
	await sql`insert into list_import (id, member_id, file_name, format, existing, scale, scale_guessed, checked_at)
		values ('00000000-0000-4000-8000-000000000001', ${ana}, 'x', 'mal', 'keep', 'x', false, ${AT})`.execute(db)
	await sql`insert into list_import_row (import_id, place, line, source_id, source_title, title_id, verdict)
		values ('00000000-0000-4000-8000-000000000001', 1, 1, 'x', 'x', ${FROM}, 'created')`.execute(db)
	await sql`insert into community_group (id, name) values ('g', 'x')`.execute(db)
	await sql`insert into group_channel (group_id, key, position, name) values ('g', 'c', 1, 'x')`.execute(db)
	await sql`insert into conversation (id, group_id, channel_key) values ('c', 'g', 'c')`.execute(db)
	await sql`insert into channel_watch (conversation_id, title_id) values ('c', ${FROM})`.execute(db)
	await sql`insert into message (conversation_id, number, client_id, text, sent_at, title_id, episode)
		values ('c', 1, '00000000-0000-4000-8000-000000000002', 'x', ${AT}, ${FROM}, 1)`.execute(db)
	await each(
		(id) => sql`insert into release_notified (member_id, title_id, kind, number) values (${ana}, ${id}, 'episode', 1)`,
	)
	await each((id) => sql`insert into told_showing (title_id, episode, airs_at) values (${id}, 1, ${AT})`)
	await sql`insert into together_room (code, created_at, result_id) values ('r', ${AT}, ${FROM})`.execute(db)
	await sql`insert into together_seat (id, code, member_id, joined_at) values ('00000000-0000-4000-8000-000000000003', 'r', ${ana}, ${AT})`.execute(
		db,
	)
	await each((id) => sql`insert into together_card (code, title_id, round, place) values ('r', ${id}, 1, ${id})`)
	await each(
		(id) =>
			sql`insert into together_vote (seat_id, title_id, vote) values ('00000000-0000-4000-8000-000000000003', ${id}, 'like')`,
	)
	await sql`insert into media_server (id, member_id, program, user_name, token_hash, created_at)
		values ('00000000-0000-4000-8000-000000000004', ${ana}, 'x', 'x', 'x', ${AT})`.execute(db)
	await sql`insert into media_server_event (server_id, received_at, name, result, title_id)
		values ('00000000-0000-4000-8000-000000000004', ${AT}, 'x', 'x', ${FROM})`.execute(db)
	await sql`insert into media_series (member_id, series_key, season, name, program, episode, last_seen_at, title_id)
		values (${ana}, 'x', 1, 'x', 'x', 1, ${AT}, ${FROM})`.execute(db)
	await sql`insert into list_sync (id, member_id, service, account_id, account_name, tokens, expires_at, next_at)
		values ('00000000-0000-4000-8000-000000000005', ${ana}, 'mal', 'x', 'x', '', ${AT}, ${AT})`.execute(db)
	await each(
		(id) => sql`insert into list_sync_entry (sync_id, title_id, foreign_id, here, there)
		values ('00000000-0000-4000-8000-000000000005', ${id}, 'x', '{}', '{}')`,
	)
	await sql`insert into list_sync_change (sync_id, title_id, changed_at, side, result, is_new, fields)
		values ('00000000-0000-4000-8000-000000000005', ${FROM}, ${AT}, 'here', 'x', false, '{}')`.execute(db)
	await sql`insert into proposal (id, entity, entity_id, member_id, changes) values (1, 'title', ${FROM}, ${ana}, '[]'),
		(2, 'title', ${FROM}, ${bia}, '[]'), (3, 'title', ${INTO}, ${bia}, '[]'), (4, 'episode', ${TWIN.old}, ${ana}, '[]')`.execute(
		db,
	)
	await sql`insert into notification (member_id, type, event, link) values (${ana}, 'update', 'newEpisode', ${`/anime/${FROM}#x`}),
		(${ana}, 'update', 'newEpisode', ${`/anime/${FROM}0`}), (${ana}, 'comment', 'reply', ${`/episode/${TWIN.old}?x=1`})`.execute(
		db,
	)
	await each(
		(id) => sql`insert into list_entry (member_id, title_id, status, progress, changed_at)
		values (${ana}, ${id}, 'current', ${id === FROM ? 1 : 0}, ${AT})`,
	)
	await sql`insert into list_progress (member_id, title_id, round, first, last, seen_at) values (${ana}, ${FROM}, 0, 1, 1, ${AT})`.execute(
		db,
	)
}
