import type { RawBuilder, SqlBool } from 'kysely'
import type { TitlePage } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { broadcastText } from '../airing/broadcast.ts'
import { presentDubs } from '../dubs.ts'
import { presentFactSource } from '../factSources.ts'
import type { Pictures } from '../pictures.ts'
import { tagNames } from '../tag/tagNames.ts'
import { presentPerson } from '../titleCard.ts'
import { namesOf } from '../titleNames.ts'
import { titleSummary } from '../vote/summary.ts'
import { presentChapter } from './chapters.ts'
import { presentEpisode } from './episodes.ts'
import { informationLines } from './information.ts'
import { presentCast, presentStaff } from './people.ts'
import { presentPlatforms } from './platforms.ts'
import { readTitle } from './readTitle.ts'
import { presentRelated } from './related.ts'
import type { SynopsisRow, TitleRow } from './rows.ts'
import { presentSongs } from './songs.ts'
import { banners, posters } from './titlePictures.ts'
import { webAddress } from './webAddress.ts'

/**
 * The data of the first view of a title's page.
 *
 * @param shown which titles the reader sees; by default those of everybody.
 * @throws Problem 404 if the title does not exist or is not shown.
 */
export async function readTitlePage(
	db: Database,
	pictures: Pictures,
	id: number,
	shown?: RawBuilder<SqlBool>,
): Promise<TitlePage> {
	const row = await readTitle(db, id, shown)
	if (!row) throw new Problem('request.notFound', 404)
	return presentTitle(row, pictures)
}

function presentTitle(row: TitleRow, pictures: Pictures): TitlePage {
	return {
		id: row.id,
		kind: row.kind,
		format: row.format,
		status: row.status,
		...(row.hiatus_since !== null && row.status === 'releasing' && { isOnHiatus: true }),
		...(row.is_adult && { isAdult: true }),
		...namesOf(row),
		names: row.names ?? [],
		...(row.guess !== null && { guess: row.guess }),
		color: row.color,
		year: row.year,
		...(row.rank_in_year !== null && { rankInYear: row.rank_in_year }),
		started: row.started,
		ended: row.ended,
		durationMinutes: row.minutes,
		airing: broadcastText(row.airing) || null,
		episodeCount: row.episode_count,
		chapterCount: row.chapter_count,
		volumeCount: row.volume_count,
		genres: row.genres,
		publishedBy: presentPerson(row.poster_name, row.poster_avatar),
		posters: posters(row, pictures),
		banners: banners(row, pictures),
		...presentSynopses(row.synopses ?? []),
		information: informationLines(row.information),
		score: titleSummary(row, row.scores ?? []),
		seasons: row.seasons ?? [],
		firstEpisodes: (row.first_episodes ?? []).map((episode) => presentEpisode(episode, pictures)),
		volumes: presentVolumes(row),
		firstChapters: (row.first_chapters ?? []).map(presentChapter),
		platforms: presentPlatforms(row.platforms ?? []),
		...(row.platforms && row.platform_source && { platformSource: presentFactSource(row.platform_source) }),
		...(row.filler_source && { fillerSource: presentFactSource(row.filler_source) }),
		...presentDubs(row.dubs ?? []),
		trailers: row.trailers ?? [],
		cast: presentCast(row.cast ?? [], pictures),
		studios: row.studios ?? [],
		tags: (row.tags ?? []).map((tag) => ({ ...tag, ...tagNames(tag.name) })),
		songs: presentSongs(row.songs ?? [], row.episode_songs ?? []),
		staff: presentStaff(row.staff ?? [], pictures),
		externalLinks: (row.links ?? []).flatMap(({ name, url }) => {
			const address = webAddress(url)
			return address === null ? [] : [{ name, url: address }]
		}),
		related: presentRelated(row.related ?? [], pictures),
	}
}

// Sorted for a reader of Portuguese: the first one stands for all where there is room for one.
function presentSynopses(rows: readonly SynopsisRow[]): Pick<TitlePage, 'synopsis' | 'synopses'> {
	const synopses = rows.map((row) => ({
		text: row.text,
		language: row.language,
		author: row.author_name === null ? null : presentPerson(row.author_name, row.author_avatar),
		sourceName: row.source_name,
		sourceUrl: webAddress(row.source_url),
	}))
	return { synopsis: synopses[0] ?? null, synopses }
}

// Chapters without a volume form a last section.
function presentVolumes({ volumes, loose_chapters: total }: TitleRow): TitlePage['volumes'] {
	return [...(volumes ?? []), ...(total > 0 ? [{ number: 0, title: null, total }] : [])]
}
