import { NEWS_CATEGORIES, type NewsCategory } from 'shared-contract'

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

/** The number of the last page; there is always a first one. */
export function lastPage({ total, pageSize }: { total: number; pageSize: number }): number {
	return Math.max(1, Math.ceil(total / pageSize))
}
