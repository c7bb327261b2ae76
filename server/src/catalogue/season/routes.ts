import type { FastifyInstance } from 'fastify'
import { seasonArchiveRoute, seasonPageRoute } from 'shared-contract'
import { serve } from '../../core/http/serve.ts'
import { cacheUnlessBehind, maxStalenessOf } from '../listing/freshness.ts'
import type { Catalogue } from '../listing/listTitles.ts'
import { readSeasonArchive, readSeasonPage } from './seasonPage.ts'

/** Routes of the pages of seasons, and of their archive. */
export function serveSeasons(app: FastifyInstance, catalogue: Catalogue): void {
	serve(
		app,
		seasonArchiveRoute,
		async ({ request, reply }) => cacheUnlessBehind(await readSeasonArchive(catalogue, maxStalenessOf(request)), reply),
		{ cache: 'shared' },
	)
	serve(
		app,
		seasonPageRoute,
		async ({ params: { year, season }, query: { sort, page = 1 }, request, reply }) =>
			cacheUnlessBehind(
				await readSeasonPage(catalogue, { year: Number(year), season, sort, page }, maxStalenessOf(request)),
				reply,
			),
		{ cache: 'shared' },
	)
}
