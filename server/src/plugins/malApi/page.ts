import type { FastifyRequest } from 'fastify'
import { integer, optional, string } from 'shared-contract/schema'

const OFFSET_MAX = 1_000_000

/** The parameters of every list. `nsfw` is accepted and ignored: there are no such titles here. */
export const pageQuery = (most: number) => ({
	limit: optional(integer({ minimum: 1, maximum: most })),
	offset: optional(integer({ minimum: 0, maximum: OFFSET_MAX })),
	fields: optional(string()),
	nsfw: optional(string()),
})

export interface Page {
	limit: number
	offset: number
}

const DEFAULT_LIMIT = 100

/** The page that a request asks for. */
export function pageOf({
	limit = DEFAULT_LIMIT,
	offset = 0,
}: {
	limit?: number | undefined
	offset?: number | undefined
}): Page {
	return { limit, offset }
}

/**
 * A page in MyAnimeList's shape, with the addresses of its neighbours.
 *
 * @param rows the rows of the page, and one more if there is another page.
 */
export function presentPage<Row, Item>(
	rows: readonly Row[],
	present: (row: Row, index: number) => Item,
	{ request, origin, page }: { request: FastifyRequest; origin: string; page: Page },
) {
	const at = (offset: number) => {
		const address = new URL(request.url, origin)
		address.searchParams.set('offset', String(offset))
		return address.href
	}
	const { limit, offset } = page
	return {
		data: rows.slice(0, limit).map(present),
		paging: {
			...(offset > 0 ? { previous: at(Math.max(0, offset - limit)) } : {}),
			...(rows.length > limit ? { next: at(offset + limit) } : {}),
		},
	}
}
