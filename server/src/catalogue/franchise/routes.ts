import type { FastifyInstance } from 'fastify'
import { franchiseRoute, watchOrderRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { pageId } from '../titlePage/pageId.ts'
import { readFranchisePage } from './franchise.ts'
import { readWatchOrder } from './watchOrder.ts'

/** Routes of the page of a franchise, and of the order to watch on the pages of its titles. */
export function serveFranchises(app: FastifyInstance, { db, pictures }: AppContext): void {
	serve(app, franchiseRoute, ({ params }) => readFranchisePage(db, pictures, pageId(params)), { cache: 'shared' })
	serve(app, watchOrderRoute, ({ params }) => readWatchOrder(db, pageId(params)), { cache: 'shared' })
}
