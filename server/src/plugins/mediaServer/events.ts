import { sql } from 'kysely'
import { MEDIA_EVENTS_SHOWN, type MediaEvent, type MediaProgram, type MediaResult } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import {
	type ForeignEpisode,
	LISTED_TITLE,
	type ListedTitleRow,
	type TitleEpisode,
	toListedTitle,
} from '../../library/public.ts'

interface NewEvent {
	serverId: string
	watched: ForeignEpisode
	result: MediaResult
	found: TitleEpisode | undefined
	now: Date
}

/** Stores what a media server told and what came of it. Older events of the server are deleted. */
export async function addEvent(db: Database, { serverId, watched, result, found, now }: NewEvent): Promise<void> {
	await db
		.insertInto('media_server_event')
		.values({
			server_id: serverId,
			received_at: now,
			name: shownName(watched),
			season: watched.season,
			episode: watched.kind === 'film' ? null : watched.episode,
			result,
			title_id: found?.titleId ?? null,
			title_episode: found?.episode ?? null,
		})
		.execute()
	await sql`delete from media_server_event where server_id = ${serverId} and id < (
		select min(id) from (select id from media_server_event where server_id = ${serverId}
			order by id desc limit ${MEDIA_EVENTS_SHOWN}) last)`.execute(db)
}

/** The name of what was watched; an id where there is no name. */
export function shownName({ name, ids }: ForeignEpisode): string {
	return name || ids.map(({ site, id }) => `${site} ${id}`).join(', ')
}

interface Row extends Omit<ListedTitleRow, 'id'> {
	id: number | null
	event_id: string
	program: MediaProgram
	received_at: Date
	name: string
	season: number | null
	episode: number | null
	result: MediaResult
	title_episode: number | null
}

/** The last events of a member's media servers, latest first. */
export async function readEvents(db: Database, memberId: string, pictures: Pictures): Promise<MediaEvent[]> {
	const { rows } = await sql<Row>`select v.id::text as event_id, s.program, v.received_at, v.name, v.season, v.episode,
			v.result, v.title_episode, ${LISTED_TITLE}
		from media_server s join media_server_event v on v.server_id = s.id
		left join title t on t.id = v.title_id and t.removed_at is null
		where s.member_id = ${memberId} order by v.id desc limit ${MEDIA_EVENTS_SHOWN}`.execute(db)
	return rows.map(({ id, event_id, program, received_at, name, season, episode, result, title_episode, ...title }) => ({
		id: event_id,
		program,
		receivedAt: new Date(received_at).toISOString(),
		name,
		season,
		episode,
		result,
		title: id === null ? null : toListedTitle({ id, ...title }, pictures),
		titleEpisode: title_episode,
	}))
}
