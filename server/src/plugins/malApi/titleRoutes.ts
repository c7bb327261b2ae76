import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { KINDS, type Kind, route, SEARCH_QUERY_MAX_LENGTH, SEASONS } from 'shared-contract'
import { integer, object, oneOf, optional, string, unknown } from 'shared-contract/schema'
import { type Catalogue, findTitles, titlesOfSeason } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { Problem } from '../../core/problem.ts'
import { type NodeRow, nodeColumns, presentNode, readNodes, titleOfMalId } from './node.ts'
import { pageOf, pageQuery, presentPage } from './page.ts'
import { RANKING_TYPES, rankedIds } from './ranking.ts'
import { titleQuery } from './reader.ts'
import { relatedFields } from './relatedFields.ts'
import { titleFields } from './titleFields.ts'

const SEARCH_LIMIT = 100
const LISTING_LIMIT = 500

/** The path parameter of an id at MyAnimeList. */
export const MalId = string({ pattern: '^[1-9][0-9]{0,8}$' })

/** Searches, details, seasons and rankings of titles. */
export function serveTitles(app: FastifyInstance, context: AppContext, catalogue: Catalogue): void {
	const { db } = context
	for (const kind of KINDS) {
		serve(
			app,
			searchRoute(kind),
			async ({ query, request }) => {
				const page = pageOf(query)
				const asked = await titleQuery(request, { context, catalogue, kind, ...query })
				const rows = await readNodes(db, asked, await findTitles(catalogue, query.q, kind), page)
				return presentPage(rows, (row) => ({ node: presentNode(row, asked) }), { request, ...asked, page })
			},
			{ access: 'anybody', kind: 'listing' },
		)

		serve(
			app,
			titleRoute(kind),
			async ({ params, query, request }) => {
				const asked = await titleQuery(request, { context, catalogue, kind, ...query })
				const fields = { ...titleFields(asked), ...relatedFields(asked) }
				const titleId = await titleOfMalId(db, kind, params.id)
				const { rows } = await sql<NodeRow>`select ${nodeColumns(asked, fields)} from title t
					where t.id = ${titleId ?? 0}`.execute(db)
				const [row] = rows
				if (!row) throw new Problem('request.notFound', 404)
				// A title may have several ids there.
				return { ...presentNode(row, asked, fields), id: Number(params.id) }
			},
			{ access: 'anybody' },
		)

		serve(
			app,
			rankingRoute(kind),
			async ({ query, request }) => {
				const page = pageOf(query)
				const asked = await titleQuery(request, { context, catalogue, kind, ...query })
				const ranked = await rankedIds(db, kind, { type: query.ranking_type, page })
				const rows = await readNodes(db, asked, ranked, { ...page, offset: 0 })
				const present = (row: NodeRow, index: number) => ({
					node: presentNode(row, asked),
					ranking: { rank: page.offset + index + 1 },
				})
				return presentPage(rows, present, { request, ...asked, page })
			},
			{ access: 'anybody', kind: 'listing' },
		)
	}

	serve(
		app,
		seasonRoute,
		async ({ params, query: { sort, ...query }, request }) => {
			const { year, season } = params
			const page = pageOf(query)
			const asked = await titleQuery(request, { context, catalogue, kind: 'anime', ...query })
			const by = sort === 'anime_score' ? 'rating' : 'renown'
			const rows = await readNodes(db, asked, await titlesOfSeason(catalogue, { year, season, sort: by }), page)
			const answer = presentPage(rows, (row) => ({ node: presentNode(row, asked) }), { request, ...asked, page })
			return { ...answer, season: { year, season } }
		},
		{ access: 'anybody', kind: 'listing' },
	)
}

const searchRoute = (kind: Kind) =>
	route('GET', `/mal/v2/${kind}`, {
		summary: `Searches ${kind} by any name`,
		tag: 'catalogue',
		query: object({ q: string({ minLength: 1, maxLength: SEARCH_QUERY_MAX_LENGTH }), ...pageQuery(SEARCH_LIMIT) }),
		answer: unknown(),
	})

const titleRoute = (kind: Kind) =>
	route('GET', `/mal/v2/${kind}/:id`, {
		summary: `One ${kind}`,
		tag: 'catalogue',
		params: object({ id: MalId }),
		query: object({ fields: optional(string()) }),
		answer: unknown(),
	})

const rankingRoute = (kind: Kind) =>
	route('GET', `/mal/v2/${kind}/ranking`, {
		summary: `A ranking of ${kind}`,
		tag: 'catalogue',
		query: object({ ranking_type: oneOf(Object.keys(RANKING_TYPES[kind])), ...pageQuery(LISTING_LIMIT) }),
		answer: unknown(),
	})

const seasonRoute = route('GET', '/mal/v2/anime/season/:year/:season', {
	summary: 'The anime and films of a season',
	tag: 'catalogue',
	params: object({ year: integer({ minimum: 1900, maximum: 2100 }), season: oneOf(SEASONS) }),
	query: object({ sort: optional(oneOf(['anime_score', 'anime_num_list_users'])), ...pageQuery(LISTING_LIMIT) }),
	answer: unknown(),
})
