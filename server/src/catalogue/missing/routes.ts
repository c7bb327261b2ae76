import type { FastifyInstance } from 'fastify'
import { missingOverviewRoute, missingTitlesRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { readMissingOverview, readMissingTitles } from './readMissing.ts'

/** Routes of what the catalogue lacks. */
export function serveMissing(app: FastifyInstance, { db, pictures, now }: AppContext): void {
	serve(app, missingOverviewRoute, ({ query: { kind } }) => readMissingOverview(db, now(), kind), { cache: 'shared' })
	serve(
		app,
		missingTitlesRoute,
		async ({ params: { field }, query: { kind, drive, page = 1 } }) => ({
			items: await readMissingTitles(db, pictures, { field, kind, drive, page }),
		}),
		{ cache: 'shared' },
	)
}
