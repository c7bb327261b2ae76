import { sql } from 'kysely'
import type { FeaturedItem } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { type Pictures, pictureUrl, TITLE_ARTWORK } from '../pictures.ts'
import { synopsisFor } from '../synopsis.ts'
import { presentPerson } from '../titleCard.ts'
import { type NamesRow, namesOf } from '../titleNames.ts'

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
export async function readFeatured(db: Database, pictures: Pictures): Promise<FeaturedItem[]> {
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
