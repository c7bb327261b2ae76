import { sql } from 'kysely'
import { type FeaturedItem, HOME_DRIVES, type Home, type TitleCard } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { readDrives } from '../drive/drives.ts'
import { type Pictures, pictureUrl, TITLE_ARTWORK } from '../pictures.ts'
import { readVersion } from '../readCache.ts'
import { synopsisFor } from '../synopsis.ts'
import { CARD_COLUMNS, type CardRow, presentCard, presentPerson } from '../titleCard.ts'
import { type NamesRow, namesOf } from '../titleNames.ts'
import { readRecentEpisodes } from './episodes.ts'
import { readLatestNews } from './news.ts'

interface HomeOptions {
	db: Database
	pictures: Pictures
	now: Date
}

/** The data of the home page, and the catalogue version from before the read. */
export async function readHome({ db, pictures, now }: HomeOptions): Promise<{ home: Home; version: number }> {
	const version = await readVersion(db)
	const [featured, rows, episodes, news, drives] = await Promise.all([
		readFeatured(db, pictures),
		readRows(db, pictures),
		readRecentEpisodes(db, pictures, now),
		readLatestNews(db, pictures),
		readDrives(db, now, HOME_DRIVES),
	])
	const { popular, releases, mangas, movies } = rows
	return {
		version,
		home: { featured, popular, releases, episodes, mangas, movies, news, ...(drives.length > 0 && { drives }) },
	}
}

/** Cards in a row of the home page: two screens at the widest. */
const ROW_LENGTH = 12

const ROWS = ['popular', 'releases', 'mangas', 'movies'] as const
type Row = (typeof ROWS)[number]

/** Reads the four rows of titles in one query; each starts at the beginning of a database index. */
async function readRows(db: Database, pictures: Pictures): Promise<Record<Row, TitleCard[]>> {
	const { rows } = await sql<CardRow & { list: Row }>`
		with picked as (
			(select 'popular' as list, id, row_number() over (order by popularity desc, id) as place
				from title where kind = 'anime' and removed_at is null order by popularity desc, id limit ${ROW_LENGTH})
			union all
			(select 'releases', id,
				row_number() over (order by added_at desc, started desc nulls last, id desc)
				from title where kind = 'anime' and removed_at is null and format <> 'Movie' and status <> 'not_released'
				order by added_at desc, started desc nulls last, id desc limit ${ROW_LENGTH})
			union all
			(select 'mangas', id, row_number() over (order by popularity desc, id)
				from title where kind = 'manga' and removed_at is null order by popularity desc, id limit ${ROW_LENGTH})
			union all
			(select 'movies', id,
				row_number() over (order by added_at desc, started desc nulls last, id desc)
				from title where format = 'Movie' and removed_at is null and status <> 'not_released'
				order by added_at desc, started desc nulls last, id desc limit ${ROW_LENGTH})
		)
		select p.list, ${CARD_COLUMNS}
		from picked p join title t on t.id = p.id left join member m on m.id = t.posted_by
		order by p.place`.execute(db)
	const of = (row: Row) => rows.filter(({ list }) => list === row).map((card) => presentCard(card, pictures))
	return { popular: of('popular'), releases: of('releases'), mangas: of('mangas'), movies: of('movies') }
}

type FeaturedRow = Pick<FeaturedItem, 'id' | 'kind' | 'format' | 'title' | 'color' | 'views' | 'likes' | 'rating'> &
	NamesRow & {
		position: number
		synopsis: string | null
		banner_url: string | null
		artwork: string
		minutes: number | null
		started: string | null
		seasons: number
		episodes: number
		poster_name: string | null
		poster_avatar: string | null
	}

/** The slides of the carousel, in order. */
async function readFeatured(db: Database, pictures: Pictures): Promise<FeaturedItem[]> {
	const { rows } = await sql<FeaturedRow>`
		select f.position, t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.romaji_title, ${synopsisFor('pt')} as synopsis, t.banner_url,
			t.color, t.minutes, t.started, t.views, t.likes, t.rating,
			${TITLE_ARTWORK} as artwork,
			(select count(*)::int from season s where s.title_id = t.id and s.number > 0) as seasons,
			coalesce(t.episode_count,
				(select count(*)::int from episode e where e.title_id = t.id and e.kind = 'regular')) as episodes,
			m.username as poster_name, m.avatar_url as poster_avatar
		from featured f join title t on t.id = f.title_id and t.removed_at is null
		left join member m on m.id = t.posted_by
		order by f.position`.execute(db)
	return rows.map((row, index) => presentFeatured(row, index + 1, pictures))
}

function presentFeatured(row: FeaturedRow, rank: number, pictures: Pictures): FeaturedItem {
	return {
		id: row.id,
		kind: row.kind,
		format: row.format,
		...namesOf(row),
		description: firstParagraph(row.synopsis ?? ''),
		imageUrl: pictureUrl('banner', row.id, row.banner_url, pictures, row.artwork),
		color: row.color,
		postedBy: presentPerson(row.poster_name, row.poster_avatar),
		durationMinutes: row.minutes,
		releaseDate: row.started,
		seasons: Math.max(1, row.seasons),
		episodes: row.episodes,
		views: row.views,
		likes: row.likes,
		rank,
		rating: row.rating,
	}
}

function firstParagraph(synopsis: string): string {
	return synopsis.split('\n', 1)[0] ?? ''
}
