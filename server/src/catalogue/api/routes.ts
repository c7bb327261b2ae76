import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kind, TitleCard } from 'shared-contract'
import {
	type ApiTitleDetails,
	type ApiTitlePage,
	apiCalendarRoute,
	apiEpisodesRoute,
	apiRankingRoute,
	apiSearchRoute,
	apiSeasonRoute,
	apiTitleByIdRoute,
	apiTitleRoute,
	apiTitlesRoute,
} from 'shared-contract/v1'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { type ServeOptions, serve } from '../../core/http/serve.ts'
import { Problem } from '../../core/problem.ts'
import { readWeek } from '../calendar/readWeek.ts'
import { type Catalogue, listTitles } from '../listing/listTitles.ts'
import { readRanking } from '../listing/ranking.ts'
import { searchTitles } from '../searchTitles.ts'
import { readEpisodes } from '../titlePage/episodes.ts'
import { pageId } from '../titlePage/pageId.ts'
import { readTitlePage } from '../titlePage/titlePage.ts'
import { apiEpisode, apiTitle, apiTitleDetails } from './presentTitle.ts'

const SEARCHED_TITLES = 20
const PUBLIC: ServeOptions = { access: 'anybody' }

/** Serves the catalogue to apps, with or without a token. */
export function serveCatalogueApi(app: FastifyInstance, context: AppContext, catalogue: Catalogue): void {
	const { db, pictures, settings } = context
	const originOf = (request: FastifyRequest) => siteOrigin(request, settings)

	serve(
		app,
		apiTitlesRoute,
		async ({ query, request }) => apiPage(await listTitles(catalogue, query), originOf(request)),
		PUBLIC,
	)

	serve(
		app,
		apiSearchRoute,
		async ({ query, request }) => {
			const found = await searchTitles(catalogue, query.q, SEARCHED_TITLES)
			return { items: found.map(({ card }) => apiTitle(card, originOf(request))) }
		},
		{ ...PUBLIC, kind: 'search' },
	)

	serve(app, apiTitleRoute, async ({ params, request }) => details(pageId(params), originOf(request)), PUBLIC)

	serve(
		app,
		apiTitleByIdRoute,
		async ({ params, query, request }) => details(await titleWithId(db, params, query.kind), originOf(request)),
		PUBLIC,
	)

	serve(
		app,
		apiEpisodesRoute,
		async ({ params, query: { season = 1, page = 1 } }) => {
			const asked = { titleId: pageId(params), season, order: 'ascending', page } as const
			return { items: (await readEpisodes(db, pictures, asked)).map(apiEpisode) }
		},
		PUBLIC,
	)

	serve(
		app,
		apiSeasonRoute,
		async ({ params: { year, season }, query: { page = 1 }, request }) =>
			apiPage(
				await listTitles(catalogue, { kind: 'anime', sort: 'renown', year: Number(year), season, page }),
				originOf(request),
			),
		PUBLIC,
	)

	serve(
		app,
		apiRankingRoute,
		async ({ query, request }) => {
			const ranking = await readRanking(catalogue, query)
			return apiPage({ ...ranking, items: ranking.items.map(({ title }) => title) }, originOf(request))
		},
		PUBLIC,
	)

	serve(
		app,
		apiCalendarRoute,
		async ({ query }) => {
			const { items } = await readWeek(context, query.date, 'date')
			return {
				items: items.map(({ animeId, title, airsAt, episode, isExpected = false }) => ({
					title: { id: animeId, name: title },
					at: airsAt,
					episode,
					isExpected,
				})),
			}
		},
		{ ...PUBLIC, kind: 'calendar' },
	)

	async function details(id: number, origin: string): Promise<ApiTitleDetails> {
		const page = await readTitlePage(db, pictures, id)
		const ids = await db
			.selectFrom('external_id')
			.where('title_id', '=', page.id)
			.select(['site', 'id'])
			.orderBy('site')
			.orderBy('id')
			.execute()
		return apiTitleDetails(page, ids, origin)
	}
}

function apiPage(
	{ items, page, pageSize, total }: { items: readonly TitleCard[]; page: number; pageSize: number; total: number },
	origin: string,
): ApiTitlePage {
	return { items: items.map((card) => apiTitle(card, origin)), page, pageSize, total }
}

/** @throws Problem 404 if no title has the id. */
async function titleWithId(db: Database, { site, id }: { site: string; id: string }, kind: Kind): Promise<number> {
	const row = await db
		.selectFrom('external_id as e')
		.innerJoin('title as t', 't.id', 'e.title_id')
		.where('e.site', '=', site)
		.where('e.id', '=', id)
		.where('t.kind', '=', kind)
		.where('t.removed_at', 'is', null)
		.select('t.id')
		.orderBy('t.id')
		.executeTakeFirst()
	if (!row) throw new Problem('request.notFound', 404)
	return row.id
}
