import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { currentTitle, SHOWN } from '../shownTitle.ts'
import { CARD_COLUMNS } from '../titleCard.ts'
import { PARTS } from './parts.ts'
import type { TitleRow } from './rows.ts'

/** Reads a title, after a merge the one that it became, with everything on its page in one query: round trips cost more than rows. */
export async function readTitle(
	db: Database,
	id: number,
	shown: RawBuilder<SqlBool> = SHOWN,
): Promise<TitleRow | undefined> {
	const { rows } = await sql<TitleRow>`select ${CARD_COLUMNS},
		t.started, t.ended, t.minutes, t.episode_count, t.chapter_count, t.volume_count, t.banner_url, t.information,
		t.source_rating, t.source_votes, t.source_weight, ${PARTS.rankInYear} as rank_in_year, ${PARTS.guess} as guess,
		${PARTS.names} as names, ${PARTS.pictures} as pictures, ${PARTS.scores} as scores,
		${PARTS.seasons} as seasons, ${PARTS.firstEpisodes} as first_episodes,
		${PARTS.volumes} as volumes, ${PARTS.looseChapters} as loose_chapters, ${PARTS.firstChapters} as first_chapters,
		${PARTS.airing} as airing, ${PARTS.platforms} as platforms, ${PARTS.dubs} as dubs, ${PARTS.trailers} as trailers,
		${PARTS.synopses} as synopses, ${PARTS.studios} as studios, ${PARTS.tags} as tags,
		${PARTS.songs} as songs, ${PARTS.episodeSongs} as episode_songs,
		${PARTS.cast} as "cast", ${PARTS.staff} as staff, ${PARTS.links} as links, ${PARTS.related} as related
		from title t left join member m on m.id = t.posted_by
		where t.id = ${currentTitle(id)} and ${shown}`.execute(db)
	return rows[0]
}
