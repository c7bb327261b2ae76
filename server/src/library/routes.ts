import type { FastifyInstance } from 'fastify'
import type { Catalogue, Similarity } from '../catalogue/public.ts'
import type { AppContext } from '../core/appContext.ts'
import { serveMemberCalendar } from './calendar/routes.ts'
import type { CommunityReads } from './communityReads.ts'
import { serveContinue } from './continue/routes.ts'
import { serveFranchiseProgress } from './franchise/franchiseProgress.ts'
import { serveCustomLists } from './list/customListRoutes.ts'
import { serveEntries } from './list/entryRoutes.ts'
import { serveFavorites } from './list/favoriteRoutes.ts'
import { serveLog } from './list/logRoutes.ts'
import { serveSharedLists } from './list/sharedListRoutes.ts'
import { serveViews } from './list/viewRoutes.ts'
import { serveOwnMissing } from './ownMissing.ts'
import { serveSavedTitles } from './savedTitle.ts'
import { serveStatistics } from './statistics/routes.ts'
import { serveSuggestions } from './suggestion/routes.ts'
import { serveTransfer } from './transfer/routes.ts'

/** Registers the routes of members' own lists and what follows from them. */
export function registerLibrary(
	app: FastifyInstance,
	context: AppContext,
	catalogue: Catalogue & Similarity,
	community: CommunityReads,
): void {
	serveSavedTitles(app, context)
	serveEntries(app, context)
	serveLog(app, context)
	serveCustomLists(app, context, community)
	serveSharedLists(app, context, community)
	serveViews(app, context)
	serveFavorites(app, context)
	serveFranchiseProgress(app, context)
	serveContinue(app, context)
	serveOwnMissing(app, context)
	serveMemberCalendar(app, context)
	serveStatistics(app, context)
	serveSuggestions(app, context, catalogue, community)
	serveTransfer(app, context)
}
