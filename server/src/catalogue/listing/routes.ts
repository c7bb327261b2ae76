import type { FastifyInstance } from 'fastify'
import { episodeListRoute, facetsRoute, listingRoute, rankingRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { CACHE, serve } from '../../core/http/serve.ts'
import { viewedMember } from '../../core/identity/authentication.ts'
import type { CatalogueFor } from '../adultCatalogue.ts'
import type { Finders } from '../finders.ts'
import { ReadCache } from '../readCache.ts'
import { EpisodeIndex } from './episodeIndex.ts'
import { listEpisodes, type ReadEpisodeCards } from './episodeList.ts'
import { readFacets } from './facets.ts'
import { cacheUnlessBehind, maxStalenessOf } from './freshness.ts'
import { type Catalogue, listTitles } from './listTitles.ts'
import { readRanking } from './ranking.ts'

const CACHED_EPISODE_PAGES = 100

/** Lists of titles and episodes, the ranking, and the facets of their filters. */
export function serveListings(
	app: FastifyInstance,
	context: AppContext,
	catalogue: Catalogue & { finders: Finders },
	catalogueFor: CatalogueFor,
): void {
	const { db, pictures, now } = context
	const episodes = new EpisodeIndex(db)
	const cards = new ReadCache<ReadEpisodeCards>({ name: 'episodes', db, now, size: CACHED_EPISODE_PAGES })

	serve(
		app,
		listingRoute,
		async ({ query, request, reply }) => {
			const maxStaleness = maxStalenessOf(request)
			const chosen = await catalogueFor(request, reply, query.adult)
			if (query.hide === undefined) {
				return cacheUnlessBehind(await listTitles(chosen, query, undefined, maxStaleness), reply)
			}
			if (query.adult === undefined) reply.header('cache-control', CACHE.personal)
			const member = await viewedMember(request, context)
			return listTitles(chosen, query, member ? await catalogue.finders.saved(member.id) : undefined, maxStaleness)
		},
		{ cache: 'shared' },
	)

	serve(
		app,
		facetsRoute,
		async ({ query, request, reply }) =>
			cacheUnlessBehind(await readFacets(catalogue, query.kind, maxStalenessOf(request)), reply),
		{ cache: 'shared' },
	)

	serve(
		app,
		rankingRoute,
		async ({ query, request, reply }) =>
			cacheUnlessBehind(await readRanking(catalogue, query, maxStalenessOf(request)), reply),
		{ cache: 'shared' },
	)

	serve(
		app,
		episodeListRoute,
		async ({ query: { page = 1 }, request, reply }) => {
			const maxStaleness = maxStalenessOf(request)
			const options = { db, index: episodes, pictures, cards, page, now: now(), maxStaleness }
			return cacheUnlessBehind(await listEpisodes(options), reply)
		},
		{ cache: 'shared' },
	)
}
