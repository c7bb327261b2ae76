import type { FastifyInstance } from 'fastify'
import { articleRoute, heldArticleRoute, newsRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { readArticle, readHeldArticle } from './article.ts'
import { readNews } from './newsPage.ts'

/** Routes of the news list and of articles. */
export function serveNews(app: FastifyInstance, context: AppContext): void {
	const { db, pictures } = context
	serve(app, newsRoute, ({ query }) => readNews(db, pictures, query), { cache: 'shared' })
	serve(app, articleRoute, ({ params }) => readArticle(db, pictures, Number(params.id)), { cache: 'shared' })
	serve(app, heldArticleRoute, async ({ params, request }) =>
		readHeldArticle(db, pictures, Number(params.id), await requireMember(request, context)),
	)
}
