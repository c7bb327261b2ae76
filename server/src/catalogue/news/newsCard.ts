import { sql } from 'kysely'
import type { NewsCard, NewsCategory } from 'shared-contract'
import { type Pictures, pictureUrl } from '../pictures.ts'

export interface NewsRow {
	id: number
	category: NewsCategory
	title: string
	excerpt: string
	author: string
	author_avatar: string | null
	published_at: Date
	image_url: string | null
	read_minutes: number
	is_featured: boolean
}

/** The columns of a card, from `news_article a` joined with its author `member m`. */
export const NEWS_COLUMNS = sql`a.id, a.category, a.title, a.excerpt, coalesce(m.username, a.author) as author, m.avatar_url as author_avatar,
	a.published_at, a.image_url, a.read_minutes, a.is_featured`

export function presentNews(row: NewsRow, pictures: Pictures): NewsCard {
	return {
		id: row.id,
		category: row.category,
		title: row.title,
		excerpt: row.excerpt,
		author: row.author,
		authorAvatarUrl: row.author_avatar,
		publishedAt: row.published_at.toISOString(),
		imageUrl: pictureUrl('news', row.id, row.image_url, pictures),
		readMinutes: row.read_minutes,
		isFeatured: row.is_featured,
	}
}
