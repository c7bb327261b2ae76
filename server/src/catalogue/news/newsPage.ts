import { sql } from 'kysely'
import { NEWS_PAGE_SIZE, type NewsCategory, type NewsPage, type NewsQuery, TOP_STORIES } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { Pictures } from '../pictures.ts'
import { NEWS_COLUMNS, type NewsRow, presentNews } from './newsCard.ts'

/**
 * A page of the news: the featured article (the newest if none is flagged), three top stories, and the others in pages. A
 * page past the last one has no recent articles.
 */
export async function readNews(db: Database, pictures: Pictures, { category, page = 1 }: NewsQuery): Promise<NewsPage> {
	const featuredId = await featured(db, category)
	const isFirst = page === 1
	const skipped = isFirst ? 0 : TOP_STORIES + (page - 1) * NEWS_PAGE_SIZE
	const [lead, rest, count] = await Promise.all([
		isFirst && featuredId ? readArticles(db, sql`a.id = ${featuredId}`, 1) : [],
		readArticles(db, recentCondition(category, featuredId), NEWS_PAGE_SIZE + (isFirst ? TOP_STORIES : 0), skipped),
		countRecent(db, category, featuredId),
	])
	const cards = rest.map((row) => presentNews(row, pictures))
	const top = isFirst ? cards.splice(0, TOP_STORIES) : []
	return {
		featured: lead[0] ? presentNews(lead[0], pictures) : null,
		top,
		items: cards,
		page,
		pageSize: NEWS_PAGE_SIZE,
		total: Math.max(0, count - TOP_STORIES),
	}
}

async function featured(db: Database, category: NewsCategory | undefined): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`
		(select id, 1 as place from news_article a where ${visibleCondition(category)} and a.is_featured
			order by published_at desc, id desc limit 1)
		union all
		(select id, 2 from news_article a where ${visibleCondition(category)} order by published_at desc, id desc limit 1)
		order by place limit 1`.execute(db)
	return rows[0]?.id
}

async function readArticles(
	db: Database,
	condition: ReturnType<typeof sql>,
	limit: number,
	offset = 0,
): Promise<NewsRow[]> {
	const { rows } = await sql<NewsRow>`select ${NEWS_COLUMNS}
		from news_article a left join member m on m.id = a.author_id
		where ${condition} order by a.published_at desc, a.id desc limit ${limit} offset ${offset}`.execute(db)
	return rows
}

async function countRecent(db: Database, category: NewsCategory | undefined, featuredId: number | undefined) {
	const { rows } = await sql<{ count: number }>`
		select count(*)::int as count from news_article a where ${recentCondition(category, featuredId)}`.execute(db)
	return rows[0]?.count ?? 0
}

function visibleCondition(category: NewsCategory | undefined) {
	return category === undefined ? sql`a.removed_at is null` : sql`a.removed_at is null and a.category = ${category}`
}

function recentCondition(category: NewsCategory | undefined, featuredId: number | undefined) {
	return sql`${visibleCondition(category)} and a.id <> ${featuredId ?? 0}`
}
