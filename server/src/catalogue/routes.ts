import type { FastifyInstance } from 'fastify'
import { homeRoute, searchRoute, trendingRoute } from 'shared-contract'
import { serve } from '../api/serve.ts'
import type { Parts } from '../parts.ts'
import { serveCalendar } from './calendar/routes.ts'
import { CatalogueIndex } from './catalogueIndex.ts'
import { KeptHome } from './home/keptHome.ts'
import { serveListings } from './listing/routes.ts'
import { serveNews } from './news/routes.ts'
import { serveRevisions } from './revision/routes.ts'
import { searchCatalogue } from './searchCatalogue.ts'
import { serveTitlePages } from './titlePage/routes.ts'
import { readTrending } from './trending.ts'
import { serveVotes } from './vote/routes.ts'

/** The reads of the catalogue. The index for lists and search is made when the first of them asks for it. */
export function registerCatalogue(app: FastifyInstance, parts: Parts): void {
	const { db, settings, now } = parts
	const home = new KeptHome({ db, pictures: settings, now })
	const catalogue = { db, pictures: settings, index: new CatalogueIndex(db) }

	serve(app, homeRoute, () => home.read(), { cache: 'shared' })
	serve(app, searchRoute, ({ query }) => searchCatalogue(catalogue, query.q), { cache: 'shared' })
	serve(app, trendingRoute, () => readTrending(db), { cache: 'shared' })
	serveListings(app, parts, catalogue)
	serveTitlePages(app, parts)
	serveCalendar(app, parts)
	serveNews(app, parts)
	serveVotes(app, parts)
	serveRevisions(app, parts)
}
