import type { SampleArticle } from 'shared-samples'
import { sanitizeArticle } from '../../catalogue/news/sanitizeArticle.ts'
import { raiseVersion } from '../../catalogue/recordChanges.ts'
import { continueIds, insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known } from './keys.ts'

interface Ids {
	members: ReadonlyMap<string, string>
	titles: ReadonlyMap<string, number>
}

/** Writes the articles with their titles. The author may be a member or a plain name. */
export async function seedNews(db: Database, articles: readonly SampleArticle[], { members, titles }: Ids) {
	const version = await raiseVersion(db)
	const names = await db.selectFrom('member').select(['id', 'username']).execute()
	const byId = new Map(names.map(({ id, username }) => [id, username]))
	await insertRows(
		db,
		'news_article',
		articles.map((article) => {
			const member = members.get(article.author) ?? null
			return {
				id: article.id,
				category: article.category,
				title: article.title,
				excerpt: article.excerpt,
				body: sanitizeArticle(article.body),
				author: (member === null ? undefined : byId.get(member)) ?? article.author,
				author_id: member,
				published_at: new Date(article.publishedAt),
				read_minutes: article.readMinutes,
				is_featured: article.featured,
				is_sample: true,
				version,
			}
		}),
	)
	await continueIds(db, 'news_article')
	await insertRows(
		db,
		'article_title',
		articles.flatMap(({ id, about }) =>
			[...new Set(about)].map((key) => ({ article_id: id, title_id: known(titles, key) })),
		),
	)
}
