import type { FastifyInstance } from 'fastify'
import { articleRoute, newsRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { readArticle } from './article.ts'
import { readNews } from './newsPage.ts'

/** Routes of the news list and of articles. */
export function serveNews(app: FastifyInstance, { db, pictures }: AppContext): void {
	serve(app, newsRoute, ({ query }) => readNews(db, pictures, query), { cache: 'shared' })
	serve(app, articleRoute, ({ params }) => readArticle(db, pictures, Number(params.id)), { cache: 'shared' })
}
