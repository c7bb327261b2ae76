import type { FastifyInstance } from 'fastify'
import { similarTitlesRoute } from 'shared-contract'
import { serve } from '../../core/http/serve.ts'
import { cacheUnlessBehind, maxStalenessOf } from '../listing/freshness.ts'
import { pageId } from '../titlePage/pageId.ts'
import { readSimilarTitles, type Similarity } from './similarTitles.ts'

/** Route of the titles that resemble one. */
export function serveSimilarTitles(app: FastifyInstance, similarity: Similarity): void {
	serve(
		app,
		similarTitlesRoute,
		async ({ params, request, reply }) =>
			cacheUnlessBehind(await readSimilarTitles(similarity, pageId(params), maxStalenessOf(request)), reply),
		{ cache: 'shared', kind: 'search' },
	)
}
