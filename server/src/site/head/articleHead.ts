import { sql } from 'kysely'
import type { Locale, NewsCategory } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import { describe } from './description.ts'
import { breadcrumb, type PageHead, picturePath } from './pageHead.ts'
import { SECTION_NAMES } from './sentences.ts'

interface ArticleRow {
	id: number
	version: number
	category: NewsCategory
	title: string
	excerpt: string
	author: string
	published_at: Date
	changed: Date | null
}

/** The head of an article. */
export async function articleHead(
	db: Database,
	id: number | undefined,
	locale: Locale,
	origin: string,
): Promise<PageHead | 'missing'> {
	const row = id === undefined ? undefined : await readArticle(db, id)
	if (!row) return 'missing'
	const path = `/news/${row.id}`
	const published = row.published_at.toISOString()
	const changed = (row.changed ?? row.published_at).toISOString()
	const section = TRANSLATIONS[locale][`news.${row.category}`] ?? row.category
	const description = describe(row.excerpt)
	return {
		path,
		title: `${row.title} · Niouka`,
		description,
		type: 'article',
		picture: picturePath('news', row),
		pictureText: row.title,
		facts: [
			['article:published_time', published],
			['article:modified_time', changed],
			['article:section', section],
			['article:author', row.author],
		],
		data: [
			{
				'@type': 'NewsArticle',
				headline: row.title,
				url: origin + path,
				mainEntityOfPage: origin + path,
				image: [origin + picturePath('news', row)],
				description,
				datePublished: published,
				dateModified: changed,
				articleSection: section,
				inLanguage: 'pt-BR',
				author: [{ '@type': 'Person', name: row.author }],
				publisher: { '@type': 'Organization', name: 'Niouka', url: `${origin}/` },
			},
			breadcrumb(origin, [SECTION_NAMES[locale].news, [row.title, path]]),
		],
	}
}

async function readArticle(db: Database, id: number): Promise<ArticleRow | undefined> {
	const { rows } = await sql<ArticleRow>`
		select a.id, a.version, a.category, a.title, a.excerpt, coalesce(m.username, a.author) as author, a.published_at, (select made_at from revision
			where entity = 'article' and entity_id = a.id order by id desc limit 1) as changed
		from news_article a left join member m on m.id = a.author_id where a.id = ${id} and a.removed_at is null`.execute(
		db,
	)
	return rows[0]
}
