import type { FastifyInstance } from 'fastify'
import { tagListRoute, tagPageRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import type { Catalogue } from '../listing/listTitles.ts'
import { listTags } from './tagNames.ts'
import { TagPages } from './tagPage.ts'

/** Routes of the pages of tags. */
export function serveTagPages(app: FastifyInstance, context: AppContext, catalogue: Catalogue): void {
	serve(app, tagListRoute, async ({ query }) => ({ items: await listTags(context.db, query.kind) }), {
		cache: 'shared',
	})

	const pages = new TagPages(catalogue, context)
	serve(
		app,
		tagPageRoute,
		({ params: { name }, query: { spoilers, page = 1 } }) =>
			pages.read({ name, onlySpoilers: spoilers === 'only', page }),
		{ cache: 'shared' },
	)
}
