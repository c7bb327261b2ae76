import type { RawBuilder, SqlBool } from 'kysely'
import { type EpisodePage, OTHER_EPISODES } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { type Pictures, pictureUrl } from '../pictures.ts'
import { presentEpisode } from '../titlePage/episodes.ts'
import { presentPlatforms } from '../titlePage/platforms.ts'
import { episodeSummary } from '../vote/summary.ts'
import { neighbourhood } from './neighbourhood.ts'
import { type EpisodePageRow, readEpisode } from './readEpisode.ts'

/**
 * The data of an episode's page.
 *
 * @param shown which titles the reader sees; by default those of everybody.
 * @throws Problem 404 if the episode does not exist or its title is not shown.
 */
export async function readEpisodePage(
	db: Database,
	pictures: Pictures,
	id: number,
	shown?: RawBuilder<SqlBool>,
): Promise<EpisodePage> {
	const row = await readEpisode(db, id, shown)
	if (!row) throw new Problem('request.notFound', 404)
	return presentPage(row, pictures)
}

function presentPage(row: EpisodePageRow, pictures: Pictures): EpisodePage {
	const lines = (rows: EpisodePageRow['before']) => (rows ?? []).map((line) => presentEpisode(line, pictures))
	const before = lines(row.before)
	const after = lines(row.after)
	const { postedBy, ...line } = presentEpisode(row, pictures)
	return {
		...line,
		addedBy: postedBy,
		addedAt: row.added_at.toISOString(),
		anime: presentAnime(row, pictures),
		seasonNumber: row.season_number,
		seasonTitle: row.season_title,
		reactions: { likes: row.likes, dislikes: row.dislikes },
		score: episodeSummary(row.scores ?? []),
		platforms: presentPlatforms(row.platforms ?? []),
		previous: before[0] ?? lines(row.last_of_previous)[0] ?? null,
		next: after[0] ?? lines(row.first_of_next)[0] ?? null,
		others: neighbourhood(before, after, OTHER_EPISODES),
	}
}

function presentAnime(row: EpisodePageRow, pictures: Pictures): EpisodePage['anime'] {
	return {
		id: row.title_id,
		kind: row.title_kind,
		format: row.format,
		title: row.anime_title,
		englishTitle: row.anime_english,
		japaneseTitle: row.anime_native,
		romajiTitle: row.anime_romaji,
		imageUrl: pictureUrl('poster', row.title_id, row.poster_url, pictures, row.title_artwork),
		color: row.color,
		...(row.is_adult && { isAdult: true }),
	}
}
