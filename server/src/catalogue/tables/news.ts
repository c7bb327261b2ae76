import type { ColumnType, Generated } from 'kysely'
import type { HeldArticle, NewsCategory } from 'shared-contract'
import type { Instant } from './title.ts'

export interface NewsTables {
	news_article: {
		id: Generated<number>
		category: NewsCategory
		title: string
		excerpt: string
		/** Sanitized HTML. */
		body: string
		author: string
		author_id: string | null
		image_url: string | null
		published_at: Instant
		read_minutes: number
		is_featured: Generated<boolean>
		is_sample: Generated<boolean>
		version: Generated<number>
		removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		/**
		 * Why it is withheld: it waits for a moderator, or one refused or hid it. A withheld article is a removed one, so that no
		 * list of articles has to know.
		 */
		held: HeldArticle | null
	}
	article_title: { article_id: number; title_id: number }
	featured: { position: number; title_id: number }
	/** Trending searches; `title_id` is null for the terms of the sample data. */
	trending_term: { position: number; term: string; title_id: Generated<number | null> }
	/** How often a title was chosen in search results. */
	search_choice: { title_id: number; hour: Instant; choices: number }
}
