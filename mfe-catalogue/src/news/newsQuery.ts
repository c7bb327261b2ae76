import { NEWS_CATEGORIES, type NewsCategory, type NewsPage } from 'shared-contract'
import type { Outcome } from 'shared-state'

export interface NewsQuery {
	category?: NewsCategory | undefined
	/** Starts at 1. */
	page: number
}

/** Parses the query of a news address. Invalid values count as not set. */
export function readNewsQuery(query: URLSearchParams): NewsQuery {
	const category = NEWS_CATEGORIES.find((known) => known === query.get('category'))
	const page = query.get('page') ?? ''
	return { category, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 }
}

/** The path of a page of news. */
export function newsPath({ category, page }: NewsQuery): string {
	const query = new URLSearchParams({ ...(category ? { category } : {}), ...(page > 1 ? { page: String(page) } : {}) })
	return query.size > 0 ? `/news?${query}` : '/news'
}

/** The path of the last page, if the requested page is beyond it. */
export function lastPageRedirect(outcome: Outcome<NewsPage>, requested: NewsQuery): string | undefined {
	if (outcome.state !== 'done' || requested.page <= lastPage(outcome.answer)) return undefined
	return newsPath({ ...requested, page: lastPage(outcome.answer) })
}

/** The number of the last page, at least 1. */
export function lastPage({ total, pageSize }: { total: number; pageSize: number }): number {
	return Math.max(1, Math.ceil(total / pageSize))
}
