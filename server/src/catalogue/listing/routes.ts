import type { FastifyInstance } from 'fastify'
import { episodeListRoute, facetsRoute, listingRoute, rankingRoute } from 'shared-contract'
import { memberShown } from '../../account/authentication.ts'
import { CACHE, serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { KeptReads } from '../keptReads.ts'
import { type Catalogue, listTitles } from '../listing.ts'
import { EpisodeIndex } from './episodeIndex.ts'
import { listEpisodes, type ReadEpisodeCards } from './episodeList.ts'
import { readFacets } from './facets.ts'
import { readRanking } from './ranking.ts'
import { savedIds } from './savedIds.ts'

const EPISODE_PAGES_KEPT = 100

/** The lists of titles and episodes, and what they can be filtered by. */
export function serveListings(app: FastifyInstance, parts: Parts, catalogue: Catalogue): void {
	const { db, settings, now } = parts
	const episodes = new EpisodeIndex(db)
	const cards = new KeptReads<ReadEpisodeCards>({ db, now, size: EPISODE_PAGES_KEPT })

	serve(
		app,
		listingRoute,
		async ({ query, request, reply }) => {
			if (query.hide === undefined) return listTitles(catalogue, query)
			reply.header('cache-control', CACHE.personal)
			const member = await memberShown(request, parts)
			return listTitles(catalogue, query, member ? await savedIds(db, member.id) : undefined)
		},
		{ cache: 'shared' },
	)

	serve(app, facetsRoute, ({ query }) => readFacets(catalogue, query.kind), { cache: 'shared' })

	serve(app, rankingRoute, ({ query: { page = 1 } }) => readRanking(catalogue, page), { cache: 'shared' })

	serve(
		app,
		episodeListRoute,
		({ query: { page = 1 } }) => listEpisodes({ db, index: episodes, pictures: settings, cards, page, now: now() }),
		{ cache: 'shared' },
	)
}
