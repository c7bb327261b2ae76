import { sql } from 'kysely'
import type { EpisodeCard } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { EPISODE_CARD_COLUMNS, type EpisodeCardRow, presentEpisodeCard } from '../episodeCard.ts'
import type { Pictures } from '../pictures.ts'

const ROW_LENGTH = 12
/** The newest episodes from which one per title is chosen, so that a daily title does not fill the row. */
const SCANNED_EPISODES = 120

/** The newest episodes shown until now, one per title. */
export async function readRecentEpisodes(db: Database, pictures: Pictures, now: Date): Promise<EpisodeCard[]> {
	const today = now.toISOString().slice(0, 10)
	const { rows } = await sql<EpisodeCardRow>`
		with newest as (
			select id, title_id, aired from episode
			where kind = 'regular' and aired is not null and aired <= ${today}
			order by aired desc, id desc limit ${SCANNED_EPISODES}
		), picked as (
			select distinct on (title_id) id, aired from newest order by title_id, aired desc, id desc
		)
		select ${EPISODE_CARD_COLUMNS}
		from picked p join episode e on e.id = p.id
		join title t on t.id = e.title_id and t.removed_at is null
		left join member m on m.id = e.added_by
		order by p.aired desc, e.id desc limit ${ROW_LENGTH}`.execute(db)
	return rows.map((row) => presentEpisodeCard(row, pictures))
}
