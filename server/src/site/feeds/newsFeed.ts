import { LANGUAGE_TAGS, type Locale } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import type { AtomFeed, FeedRequest } from './atom.ts'

const LENGTH = 30
const TITLE: Record<Locale, string> = { pt: 'Notícias · Niouka', en: 'News · Niouka', ja: 'ニュース · Niouka' }

/** A feed of the newest articles with full content. */
export async function newsFeed(db: Database, { origin, locale, self }: FeedRequest): Promise<AtomFeed> {
	const rows = await db
		.selectFrom('news_article as a')
		.leftJoin('member as m', 'm.id', 'a.author_id')
		.select(['a.id', 'a.category', 'a.title', 'a.excerpt', 'a.body', 'a.published_at'])
		.select(({ fn }) => fn.coalesce('m.username', 'a.author').as('author'))
		.where('a.removed_at', 'is', null)
		.orderBy('a.published_at', 'desc')
		.orderBy('a.id', 'desc')
		.limit(LENGTH)
		.execute()
	return {
		self,
		page: `${origin}/news`,
		title: TITLE[locale],
		subtitle: TRANSLATIONS[locale]['site.description'] ?? '',
		language: LANGUAGE_TAGS[locale],
		entries: rows.map((row) => ({
			url: `${origin}/news/${row.id}`,
			title: row.title,
			updated: row.published_at,
			author: row.author,
			category: TRANSLATIONS[locale][`news.${row.category}`],
			summary: row.excerpt,
			content: absolute(row.body, origin),
		})),
	}
}

/** Makes relative URLs in sanitized HTML absolute, for feed readers. */
export function absolute(html: string, origin: string): string {
	return html.replace(/<[^<>]+>/g, (tag) => tag.replace(/ (href|src)="\//g, ` $1="${origin}/`))
}
