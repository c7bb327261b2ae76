import type { FastifyInstance, FastifyReply } from 'fastify'
import { chaptersRoute, episodePageRoute, episodesRoute, titlePageRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { shownToAdult } from '../adultCatalogue.ts'
import { readEpisodePage } from '../episodePage/episodePage.ts'
import { readChapters } from './chapters.ts'
import { readEpisodes } from './episodes.ts'
import { pageId } from './pageId.ts'
import { readTitlePage } from './titlePage.ts'

// Caches must revalidate by ETag on each load, so that a vote is visible at once.
const REVALIDATE = 'public, no-cache'

/** Routes of the pages of titles and episodes. */
export function serveTitlePages(app: FastifyInstance, context: AppContext): void {
	const { db, pictures } = context
	const setCacheControl = (reply: FastifyReply) => reply.header('cache-control', REVALIDATE)

	serve(app, titlePageRoute, async ({ params, query, request, reply }) => {
		if (query.adult !== undefined) {
			return readTitlePage(db, pictures, pageId(params), await shownToAdult(request, reply, context))
		}
		const page = await readTitlePage(db, pictures, pageId(params))
		setCacheControl(reply)
		return page
	})

	serve(app, episodePageRoute, async ({ params, query, request, reply }) => {
		if (query.adult !== undefined) {
			return readEpisodePage(db, pictures, pageId(params), await shownToAdult(request, reply, context))
		}
		const page = await readEpisodePage(db, pictures, pageId(params))
		setCacheControl(reply)
		return page
	})

	serve(
		app,
		episodesRoute,
		async ({ params, query: { order = 'ascending', page = 1, adult }, request, reply }) => {
			const shown = adult === undefined ? undefined : await shownToAdult(request, reply, context)
			const wanted = { titleId: pageId(params), season: Number(params.number), order, page, shown }
			return { items: await readEpisodes(db, pictures, wanted) }
		},
		{ cache: 'shared' },
	)

	serve(
		app,
		chaptersRoute,
		async ({ params, query: { order = 'ascending', page = 1, adult }, request, reply }) => {
			const shown = adult === undefined ? undefined : await shownToAdult(request, reply, context)
			const wanted = { titleId: pageId(params), volume: Number(params.number), order, page, shown }
			return { items: await readChapters(db, wanted) }
		},
		{ cache: 'shared' },
	)
}
