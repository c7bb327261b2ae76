import { sql } from 'kysely'
import type { ChannelWatch, Pace } from 'shared-contract'
import { type LinkRow, linkOf, type Pictures, pictureUrl, TITLE_TOTAL } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { progressWith } from '../../library/public.ts'

interface Row extends LinkRow {
	conversation_id: string
	pace: Pace | null
	episodes: number | null
	progress: number
	poster_url: string | null
}

/** What channels watch, as a member sees it (null: everybody), by conversation, with posters where `pictures` is given. A channel whose title was removed watches nothing. */
export async function readWatches(
	db: Database,
	conversationIds: readonly string[],
	memberId: string | null,
	pictures?: Pictures,
): Promise<Map<string, ChannelWatch>> {
	if (conversationIds.length === 0) return new Map()
	const { rows } = await sql<Row>`
		select w.conversation_id, w.pace, t.id, t.kind, t.format, t.title, t.poster_url,
			t.english_title, t.native_title, t.romaji_title,
			coalesce(${TITLE_TOTAL}, case when t.status = 'completed' then
				(select count(*) from episode part where part.title_id = t.id and part.kind = 'regular') end) as episodes,
			${progressWith(sql`${memberId}::uuid`, sql.ref('w.title_id'))} as progress
		from channel_watch w join title t on t.id = w.title_id and t.removed_at is null
		where w.conversation_id = any(${conversationIds})`.execute(db)
	return new Map(
		rows.map(({ conversation_id, pace, episodes, progress, poster_url, ...title }) => [
			conversation_id,
			{
				...{ title: linkOf(title), pace, episodeCount: episodes, progress },
				...(pictures && { imageUrl: pictureUrl('poster', title.id, poster_url, pictures) }),
			},
		]),
	)
}
