import { sql } from 'kysely'
import type { NewsCard } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { NEWS_COLUMNS, type NewsRow, presentNews } from '../news/newsCard.ts'
import type { Pictures } from '../pictures.ts'

// Two full rows on the widest screen.
const GRID_LENGTH = 6

/** The newest articles, newest first. */
export async function readLatestNews(db: Database, pictures: Pictures): Promise<NewsCard[]> {
	const { rows } = await sql<NewsRow>`select ${NEWS_COLUMNS}
		from news_article a left join member m on m.id = a.author_id
		where a.removed_at is null order by a.published_at desc, a.id desc limit ${GRID_LENGTH}`.execute(db)
	return rows.map((row) => presentNews(row, pictures))
}
