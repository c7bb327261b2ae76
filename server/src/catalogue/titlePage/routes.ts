import type { FastifyInstance, FastifyReply } from 'fastify'
import { chaptersRoute, episodePageRoute, episodesRoute, titlePageRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { readEpisodePage } from '../episodePage/episodePage.ts'
import { readChapters } from './chapters.ts'
import { readEpisodes } from './episodes.ts'
import { pageId } from './pageId.ts'
import { readTitlePage } from './titlePage.ts'

// Caches must revalidate by ETag on each load, so that a vote is visible at once.
const REVALIDATE = 'public, no-cache'

/** Routes of the pages of titles and episodes. */
export function serveTitlePages(app: FastifyInstance, { db, pictures }: AppContext): void {
	const setCacheControl = (reply: FastifyReply) => reply.header('cache-control', REVALIDATE)

	serve(app, titlePageRoute, async ({ params, reply }) => {
		const page = await readTitlePage(db, pictures, pageId(params))
		setCacheControl(reply)
		return page
	})

	serve(app, episodePageRoute, async ({ params, reply }) => {
		const page = await readEpisodePage(db, pictures, pageId(params))
		setCacheControl(reply)
		return page
	})

	serve(
		app,
		episodesRoute,
		async ({ params, query: { order = 'ascending', page = 1 } }) => ({
			items: await readEpisodes(db, pictures, { titleId: pageId(params), season: Number(params.number), order, page }),
		}),
		{ cache: 'shared' },
	)

	serve(
		app,
		chaptersRoute,
		async ({ params, query: { order = 'ascending', page = 1 } }) => ({
			items: await readChapters(db, { titleId: pageId(params), volume: Number(params.number), order, page }),
		}),
		{ cache: 'shared' },
	)
}
