import { sql } from 'kysely'
import type { ArchivePart } from '../../account/public.ts'

/** The media servers of a member, what they told, and what was not recognised, for the archive of their data. */
export const ARCHIVE_PARTS: readonly ArchivePart[] = [
	{
		file: 'media-servers.json',
		rows: (
			id,
		) => sql`select s.program, s.user_name, s.created_at, s.last_at, s.last_result, coalesce((select json_agg(json_build_object(
				'received_at', e.received_at, 'name', e.name, 'season', e.season, 'episode', e.episode, 'result', e.result,
				'title_id', e.title_id, 'title_episode', e.title_episode) order by e.id)
				from media_server_event e where e.server_id = s.id), '[]') as events
			from media_server s where s.member_id = ${id} order by s.created_at, s.id`,
	},
	{
		file: 'media-series.json',
		rows: (id) => sql`select name, season, program, episode, count, last_seen_at, state, title_id, episode_offset
			from media_series where member_id = ${id} order by id`,
	},
]
