import { NEWS_CATEGORIES, type NewsCategory, type NewsPage } from 'shared-contract'
import type { Outcome } from 'shared-state'

export interface NewsAsked {
	category?: NewsCategory | undefined
	/** From 1. */
	page: number
}

/** What an address of the news asks for; what makes no sense in it counts as not said. */
export function readNewsQuery(query: URLSearchParams): NewsAsked {
	const category = NEWS_CATEGORIES.find((known) => known === query.get('category'))
	const page = query.get('page') ?? ''
	return { category, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 }
}

/** The address of a page of the news. */
export function newsPath({ category, page }: NewsAsked): string {
	const query = new URLSearchParams({ ...(category ? { category } : {}), ...(page > 1 ? { page: String(page) } : {}) })
	return query.size > 0 ? `/news?${query}` : '/news'
}

/** Where the page that is meant stands, if what was asked for lies beyond the last. */
export function otherPath(outcome: Outcome<NewsPage>, asked: NewsAsked): string | undefined {
	if (outcome.state !== 'done' || asked.page <= lastPage(outcome.answer)) return undefined
	return newsPath({ ...asked, page: lastPage(outcome.answer) })
}

/** The number of the last page; there is always a first one. */
export function lastPage({ total, pageSize }: { total: number; pageSize: number }): number {
	return Math.max(1, Math.ceil(total / pageSize))
}
