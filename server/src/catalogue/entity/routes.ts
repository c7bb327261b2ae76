import type { FastifyInstance } from 'fastify'
import { characterPageRoute, personPageRoute, studioPageRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { pageId } from '../titlePage/pageId.ts'
import { readCharacterPage } from './characterPage.ts'
import { readPersonPage } from './personPage.ts'
import { readStudioPage } from './studioPage.ts'

/** Routes of the pages of people, characters and studios. */
export function serveEntityPages(app: FastifyInstance, { db, settings: pictures }: AppContext): void {
	serve(app, personPageRoute, ({ params }) => readPersonPage(db, pictures, pageId(params)), { cache: 'shared' })
	serve(app, characterPageRoute, ({ params }) => readCharacterPage(db, pictures, pageId(params)), { cache: 'shared' })
	serve(
		app,
		studioPageRoute,
		({ params, query: { role, page } }) => readStudioPage(db, pictures, { id: pageId(params), role, page }),
		{ cache: 'shared' },
	)
}
