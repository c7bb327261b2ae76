import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { homeRoute, searchChoiceRoute, searchPageRoute, searchRoute, trendingRoute } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import { CACHE, serve } from '../core/http/serve.ts'
import { currentMember } from '../core/identity/authentication.ts'
import { isDemo } from '../core/identity/demo.ts'
import { withAdultCatalogue } from './adultCatalogue.ts'
import { serveCatalogueApi } from './api/routes.ts'
import { serveCalendar } from './calendar/routes.ts'
import { CatalogueIndex } from './catalogueIndex.ts'
import { serveConfirmations } from './confirmation/routes.ts'
import { serveCreations } from './creation/routes.ts'
import { serveDelays } from './delay/routes.ts'
import { serveDrives } from './drive/routes.ts'
import { serveEntityPages } from './entity/routes.ts'
import { type Finders, NO_FINDERS } from './finders.ts'
import { serveFranchises } from './franchise/routes.ts'
import { readHome } from './home/home.ts'
import { cacheUnlessBehind, maxStalenessOf } from './listing/freshness.ts'
import type { Catalogue } from './listing/listTitles.ts'
import type { ReadCards } from './listing/readCards.ts'
import { serveListings } from './listing/routes.ts'
import { serveMissing } from './missing/routes.ts'
import { serveNews } from './news/routes.ts'
import { serveProposals } from './proposal/routes.ts'
import { ReadCache } from './readCache.ts'
import { serveRevisions } from './revision/routes.ts'
import { readSearchPage, searchCatalogue } from './searchCatalogue.ts'
import { serveSeasons } from './season/routes.ts'
import { serveSimilarTitles } from './similar/routes.ts'
import { SimilarIndex } from './similar/similarIndex.ts'
import type { Similarity } from './similar/similarTitles.ts'
import { serveTagPages } from './tag/routes.ts'
import { serveTitlePages } from './titlePage/routes.ts'
import { SearchChoices } from './trending/choices.ts'
import { readTrending } from './trending/readTrending.ts'
import { serveVotes } from './vote/routes.ts'

/** Rate limit of an address; a person stays below it. */
const CHOICES_PER_MINUTE = 30

/** The size of the cache of list pages, of about ten kilobytes each. */
const CACHED_PAGES = 500

type ReadHome = Awaited<ReturnType<typeof readHome>>

/**
 * Registers the routes of the catalogue.
 *
 * @param finders the reads of later slices.
 * @returns the catalogue, for the other slices that read from it.
 */
export function registerCatalogue(
	app: FastifyInstance,
	context: AppContext,
	finders: Finders = NO_FINDERS,
): Catalogue & Similarity {
	const { db, pictures, now } = context
	const catalogue = {
		db,
		pictures,
		index: new CatalogueIndex(db),
		similar: new SimilarIndex(db),
		finders,
		cards: new ReadCache<ReadCards>({ name: 'cards', db, now, size: CACHED_PAGES }),
	}
	const homeCache = new ReadCache<ReadHome>({ name: 'home', db, now, size: 1 })
	const home = async () => {
		const time = now()
		// The list of new episodes changes with the day.
		const day = time.toISOString().slice(0, 10)
		return (await homeCache.read(day, () => readHome({ db, pictures, now: time }))).home
	}

	const catalogueFor = withAdultCatalogue(context, catalogue)
	// A block hides members from each other, so a member's answer is theirs alone, and no cache gives them that of visitors.
	const searchedFor = async (request: FastifyRequest, reply: FastifyReply, adult: '1' | undefined) => {
		const member = await currentMember(request, context)
		reply.header('vary', 'authorization')
		if (member) reply.header('cache-control', CACHE.personal)
		return { ...(await catalogueFor(request, reply, adult)), readerId: member?.id ?? null }
	}

	serve(app, homeRoute, home, { cache: 'shared' })
	serve(
		app,
		searchRoute,
		async ({ query, request, reply }) =>
			cacheUnlessBehind(
				await searchCatalogue(await searchedFor(request, reply, query.adult), query.q, maxStalenessOf(request)),
				reply,
			),
		{ cache: 'shared', kind: 'search' },
	)
	serve(
		app,
		searchPageRoute,
		async ({ query, request, reply }) =>
			cacheUnlessBehind(
				await readSearchPage(await searchedFor(request, reply, query.adult), query.q, maxStalenessOf(request)),
				reply,
			),
		{ cache: 'shared', kind: 'search' },
	)
	const choices = new SearchChoices()
	serve(
		app,
		searchChoiceRoute,
		async ({ body, request }) => {
			// Choices in a demo are no real demand.
			if (!(await isDemo(context))) await choices.count(db, { titleId: body.titleId, address: request.ip }, now())
			return { done: true }
		},
		{ perMinute: CHOICES_PER_MINUTE, idempotent: false },
	)
	serve(app, trendingRoute, () => readTrending(db), { cache: 'shared' })
	serveListings(app, context, catalogue, catalogueFor)
	serveTitlePages(app, context)
	serveEntityPages(app, context)
	serveTagPages(app, context, catalogue)
	serveSeasons(app, catalogue)
	serveSimilarTitles(app, catalogue)
	serveCalendar(app, context)
	serveDelays(app, context)
	serveFranchises(app, context)
	serveNews(app, context)
	serveVotes(app, context)
	serveRevisions(app, context, finders)
	serveProposals(app, context, finders)
	serveConfirmations(app, context, finders)
	serveMissing(app, context)
	serveDrives(app, context)
	serveCreations(app, context)
	serveCatalogueApi(app, context, catalogue)
	return catalogue
}
